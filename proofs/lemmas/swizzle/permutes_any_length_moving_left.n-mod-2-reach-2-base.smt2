; swizzle.permutes_any_length_moving_left/n mod 2^reach <= 2^base
; 6fc995fce261fcb8ad787a4e4c239a007905571a82b5ee6926801f7ed7f2b299
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is distance
; v2 is base
; v3 is n
; v4 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 87))
(declare-fun v1 () (_ BitVec 87))
(declare-fun v2 () (_ BitVec 87))
(declare-fun v3 () (_ BitVec 87))
(declare-fun v4 () (_ BitVec 87))
(assert
 (bvsle (_ bv1 87) v0))
(assert
 (bvsgt (_ bv29 87) v0))
(assert
 (bvsle (_ bv1 87) v1))
(assert
 (bvsgt (_ bv29 87) v1))
(assert
 (bvsle (_ bv0 87) v2))
(assert
 (bvsgt (_ bv29 87) v2))
(assert
 (bvsle (_ bv1 87) v3))
(assert
 (bvsgt (_ bv268435456 87) v3))
(assert
 (bvsle (_ bv0 87) v4))
(assert
 (bvslt v4 v3))
(assert
 (bvsle v0 v1))
(assert
 (let ((?x5065 (bvadd (bvadd v1 v0) v2)))
 (bvsge (_ bv28 87) ?x5065)))
(assert
 (let (($x57 (bvsle (bvand v3 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd v1 v0) v2)) (_ bv154742504910672534362390527 87))) (bvshl (_ bv1 87) v2))))
 (or (bvsgt (_ bv0 87) (bvadd (bvshl (_ bv1 87) (bvadd (bvadd v1 v0) v2)) (_ bv154742504910672534362390527 87))) $x57)))
(assert
 (let ((?x450 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) v1)) v1 (_ bv0 87))))
(let ((?x12314 (bvmul (_ bv154742504910672534362390527 87) v1)))
(let ((?x2609 (ite (bvslt (_ bv0 87) ?x12314) ?x12314 (_ bv0 87))))
(let ((?x94 (bvadd ?x2609 v2)))
(let ((?x12274 (bvadd (bvshl (_ bv1 87) v0) (_ bv154742504910672534362390527 87))))
(let ((?x7071 (bvshl ?x12274 ?x94)))
(let ((?x10722 (bvand v4 ?x7071)))
(let ((?x191 (bvashr ?x10722 ?x2609)))
(let ((?x26 (bvshl ?x191 ?x450)))
(let (($x458 (bvsle (_ bv0 87) v4)))
(let (($x11217 (bvsle (_ bv0 87) v2)))
(let (($x27 (and (bvslt (bvxor v4 ?x26) v3) (bvsle (_ bv0 87) (bvadd (bvadd v1 v0) v2)) (bvsle (_ bv0 87) v3) (bvsle (_ bv0 87) (bvadd (bvshl (_ bv1 87) (bvadd (bvadd v1 v0) v2)) (_ bv154742504910672534362390527 87))) $x11217 (bvsle (_ bv0 87) v0) (bvsle (_ bv0 87) ?x12274) (bvsle (_ bv0 87) ?x94) $x458 (bvsle (_ bv0 87) ?x7071) (bvsle (_ bv0 87) ?x10722) (bvsle (_ bv0 87) ?x2609) (bvsle (_ bv0 87) ?x191) (bvsle (_ bv0 87) ?x450) (bvsle (_ bv0 87) ?x26))))
(not $x27))))))))))))))
(check-sat)
