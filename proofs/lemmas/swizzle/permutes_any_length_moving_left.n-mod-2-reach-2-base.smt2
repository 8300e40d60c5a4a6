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
 (let ((?x16701 (bvadd (bvadd distance bits) base)))
 (bvsge (_ bv28 87) ?x16701)))
(assert
 (let ((?x30854 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
 (bvsle (bvand n ?x30854) (bvshl (_ bv1 87) base))))
(assert
 (let ((?x25276 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) distance)) distance (_ bv0 87))))
(let ((?x18453 (bvmul (_ bv154742504910672534362390527 87) distance)))
(let ((?x15820 (ite (bvslt (_ bv0 87) ?x18453) ?x18453 (_ bv0 87))))
(let ((?x759 (bvadd ?x15820 base)))
(let ((?x38755 (bvadd (bvshl (_ bv1 87) bits) (_ bv154742504910672534362390527 87))))
(let ((?x23243 (bvshl ?x38755 ?x759)))
(let ((?x10178 (bvand x ?x23243)))
(let ((?x34516 (bvashr ?x10178 ?x15820)))
(let ((?x15164 (bvshl ?x34516 ?x25276)))
(let (($x11056 (bvsle (_ bv0 87) x)))
(let (($x6458 (bvsle (_ bv0 87) base)))
(let ((?x30854 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
(let (($x14271 (and (bvslt (bvxor x ?x15164) n) (bvsle (_ bv0 87) (bvadd (bvadd distance bits) base)) (bvsle (_ bv0 87) n) (bvsle (_ bv0 87) ?x30854) $x6458 (bvsle (_ bv0 87) bits) (bvsle (_ bv0 87) ?x38755) (bvsle (_ bv0 87) ?x759) $x11056 (bvsle (_ bv0 87) ?x23243) (bvsle (_ bv0 87) ?x10178) (bvsle (_ bv0 87) ?x15820) (bvsle (_ bv0 87) ?x34516) (bvsle (_ bv0 87) ?x25276) (bvsle (_ bv0 87) ?x15164))))
(not $x14271)))))))))))))))
(check-sat)
