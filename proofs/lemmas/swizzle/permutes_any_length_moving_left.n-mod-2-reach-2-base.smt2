; swizzle.permutes_any_length_moving_left/n mod 2^reach <= 2^base
; 6fc995fce261fcb8ad787a4e4c239a007905571a82b5ee6926801f7ed7f2b299
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 87))
(declare-fun distance () (_ BitVec 87))
(declare-fun base () (_ BitVec 87))
(declare-fun n () (_ BitVec 87))
(declare-fun x () (_ BitVec 87))
(assert
 (bvsle (_ bv1 87) bits))
(assert
 (bvsgt (_ bv29 87) bits))
(assert
 (bvsle (_ bv1 87) distance))
(assert
 (bvsgt (_ bv29 87) distance))
(assert
 (bvsle (_ bv0 87) base))
(assert
 (bvsgt (_ bv29 87) base))
(assert
 (bvsle (_ bv1 87) n))
(assert
 (bvsgt (_ bv268435456 87) n))
(assert
 (bvsle (_ bv0 87) x))
(assert
 (bvslt x n))
(assert
 (bvsle bits distance))
(assert
 (let ((?x28375 (bvadd (bvadd distance bits) base)))
 (bvsge (_ bv28 87) ?x28375)))
(assert
 (let ((?x20032 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
 (bvsle (bvand n ?x20032) (bvshl (_ bv1 87) base))))
(assert
 (let ((?x3068 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) distance)) distance (_ bv0 87))))
(let ((?x41637 (bvmul (_ bv154742504910672534362390527 87) distance)))
(let ((?x3919 (ite (bvslt (_ bv0 87) ?x41637) ?x41637 (_ bv0 87))))
(let ((?x15812 (bvadd ?x3919 base)))
(let ((?x17848 (bvadd (bvshl (_ bv1 87) bits) (_ bv154742504910672534362390527 87))))
(let ((?x39616 (bvshl ?x17848 ?x15812)))
(let ((?x26005 (bvand x ?x39616)))
(let ((?x13513 (bvashr ?x26005 ?x3919)))
(let ((?x17891 (bvshl ?x13513 ?x3068)))
(let (($x16522 (bvsle (_ bv0 87) x)))
(let (($x30804 (bvsle (_ bv0 87) base)))
(let ((?x20032 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
(let (($x2330 (and (bvslt (bvxor x ?x17891) n) (bvsle (_ bv0 87) (bvadd (bvadd distance bits) base)) (bvsle (_ bv0 87) n) (bvsle (_ bv0 87) ?x20032) $x30804 (bvsle (_ bv0 87) bits) (bvsle (_ bv0 87) ?x17848) (bvsle (_ bv0 87) ?x15812) $x16522 (bvsle (_ bv0 87) ?x39616) (bvsle (_ bv0 87) ?x26005) (bvsle (_ bv0 87) ?x3919) (bvsle (_ bv0 87) ?x13513) (bvsle (_ bv0 87) ?x3068) (bvsle (_ bv0 87) ?x17891))))
(not $x2330)))))))))))))))
(check-sat)
