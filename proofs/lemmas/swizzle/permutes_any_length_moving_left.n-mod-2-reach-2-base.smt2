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
 (let ((?x629 (bvadd (bvadd v1 v0) v2)))
 (bvsge (_ bv28 87) ?x629)))
(assert
 (let (($x84 (bvsle (bvand v3 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd v1 v0) v2)) (_ bv154742504910672534362390527 87))) (bvshl (_ bv1 87) v2))))
 (or (bvsgt (_ bv0 87) (bvadd (bvshl (_ bv1 87) (bvadd (bvadd v1 v0) v2)) (_ bv154742504910672534362390527 87))) $x84)))
(assert
 (let ((?x254 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) v1)) v1 (_ bv0 87))))
(let ((?x4154 (bvmul (_ bv154742504910672534362390527 87) v1)))
(let ((?x2972 (ite (bvslt (_ bv0 87) ?x4154) ?x4154 (_ bv0 87))))
(let ((?x203 (bvadd ?x2972 v2)))
(let ((?x2935 (bvadd (bvshl (_ bv1 87) v0) (_ bv154742504910672534362390527 87))))
(let ((?x3999 (bvshl ?x2935 ?x203)))
(let ((?x223 (bvand v4 ?x3999)))
(let ((?x3392 (bvashr ?x223 ?x2972)))
(let ((?x76 (bvshl ?x3392 ?x254)))
(let (($x170 (bvsle (_ bv0 87) v4)))
(let (($x130 (bvsle (_ bv0 87) v2)))
(let (($x143 (and (bvslt (bvxor v4 ?x76) v3) (bvsle (_ bv0 87) (bvadd (bvadd v1 v0) v2)) (bvsle (_ bv0 87) v3) (bvsle (_ bv0 87) (bvadd (bvshl (_ bv1 87) (bvadd (bvadd v1 v0) v2)) (_ bv154742504910672534362390527 87))) $x130 (bvsle (_ bv0 87) v0) (bvsle (_ bv0 87) ?x2935) (bvsle (_ bv0 87) ?x203) $x170 (bvsle (_ bv0 87) ?x3999) (bvsle (_ bv0 87) ?x223) (bvsle (_ bv0 87) ?x2972) (bvsle (_ bv0 87) ?x3392) (bvsle (_ bv0 87) ?x254) (bvsle (_ bv0 87) ?x76))))
(not $x143))))))))))))))
(check-sat)
