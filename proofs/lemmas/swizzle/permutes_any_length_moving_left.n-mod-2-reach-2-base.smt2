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
 (let ((?x76744 (bvadd (bvadd distance bits) base)))
 (bvsge (_ bv28 87) ?x76744)))
(assert
 (let ((?x475 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
 (bvsle (bvand n ?x475) (bvshl (_ bv1 87) base))))
(assert
 (let ((?x79152 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) distance)) distance (_ bv0 87))))
(let ((?x87494 (bvmul (_ bv154742504910672534362390527 87) distance)))
(let ((?x46351 (ite (bvslt (_ bv0 87) ?x87494) ?x87494 (_ bv0 87))))
(let ((?x72946 (bvadd ?x46351 base)))
(let ((?x67749 (bvadd (bvshl (_ bv1 87) bits) (_ bv154742504910672534362390527 87))))
(let ((?x37190 (bvshl ?x67749 ?x72946)))
(let ((?x4447 (bvand x ?x37190)))
(let ((?x23159 (bvashr ?x4447 ?x46351)))
(let ((?x80199 (bvshl ?x23159 ?x79152)))
(let (($x39573 (bvsle (_ bv0 87) x)))
(let (($x47262 (bvsle (_ bv0 87) base)))
(let ((?x475 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
(let (($x77162 (and (bvslt (bvxor x ?x80199) n) (bvsle (_ bv0 87) (bvadd (bvadd distance bits) base)) (bvsle (_ bv0 87) n) (bvsle (_ bv0 87) ?x475) $x47262 (bvsle (_ bv0 87) bits) (bvsle (_ bv0 87) ?x67749) (bvsle (_ bv0 87) ?x72946) $x39573 (bvsle (_ bv0 87) ?x37190) (bvsle (_ bv0 87) ?x4447) (bvsle (_ bv0 87) ?x46351) (bvsle (_ bv0 87) ?x23159) (bvsle (_ bv0 87) ?x79152) (bvsle (_ bv0 87) ?x80199))))
(not $x77162)))))))))))))))
(check-sat)
