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
 (let ((?x39465 (bvadd (bvadd distance bits) base)))
 (bvsge (_ bv28 87) ?x39465)))
(assert
 (let ((?x15144 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
 (bvsle (bvand n ?x15144) (bvshl (_ bv1 87) base))))
(assert
 (let ((?x28849 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) distance)) distance (_ bv0 87))))
(let ((?x20423 (bvmul (_ bv154742504910672534362390527 87) distance)))
(let ((?x17940 (ite (bvslt (_ bv0 87) ?x20423) ?x20423 (_ bv0 87))))
(let ((?x24276 (bvadd ?x17940 base)))
(let ((?x36292 (bvadd (bvshl (_ bv1 87) bits) (_ bv154742504910672534362390527 87))))
(let ((?x27324 (bvshl ?x36292 ?x24276)))
(let ((?x24593 (bvand x ?x27324)))
(let ((?x29217 (bvashr ?x24593 ?x17940)))
(let ((?x9073 (bvshl ?x29217 ?x28849)))
(let (($x5113 (bvsle (_ bv0 87) x)))
(let (($x30513 (bvsle (_ bv0 87) base)))
(let ((?x15144 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
(let (($x20034 (and (bvslt (bvxor x ?x9073) n) (bvsle (_ bv0 87) (bvadd (bvadd distance bits) base)) (bvsle (_ bv0 87) n) (bvsle (_ bv0 87) ?x15144) $x30513 (bvsle (_ bv0 87) bits) (bvsle (_ bv0 87) ?x36292) (bvsle (_ bv0 87) ?x24276) $x5113 (bvsle (_ bv0 87) ?x27324) (bvsle (_ bv0 87) ?x24593) (bvsle (_ bv0 87) ?x17940) (bvsle (_ bv0 87) ?x29217) (bvsle (_ bv0 87) ?x28849) (bvsle (_ bv0 87) ?x9073))))
(not $x20034)))))))))))))))
(check-sat)
