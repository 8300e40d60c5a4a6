; swizzle.element_space_is_byte_space/all
; b586b69777bcff47a0fb0506a70f38d81e546933f99288e1f93cfcbf03f43dbb
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is shift
; v2 is base
; v3 is x
; v4 is j
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 90))
(declare-fun v1 () (_ BitVec 90))
(declare-fun v2 () (_ BitVec 90))
(declare-fun v3 () (_ BitVec 90))
(declare-fun v4 () (_ BitVec 90))
(assert
 (bvsle (_ bv0 90) v0))
(assert
 (bvsgt (_ bv29 90) v0))
(assert
 (bvsle (_ bv1237940039285380274899124196 90) v1))
(assert
 (bvsgt (_ bv29 90) v1))
(assert
 (bvsle (_ bv0 90) v2))
(assert
 (bvsgt (_ bv29 90) v2))
(assert
 (bvsle (_ bv0 90) v3))
(assert
 (bvsgt (_ bv16777216 90) v3))
(assert
 (bvsle (_ bv0 90) v4))
(assert
 (bvsgt (_ bv5 90) v4))
(assert
 (let ((?x4146 (ite (bvsgt (_ bv0 90) v1) (bvmul (_ bv1237940039285380274899124223 90) v1) (_ bv0 90))))
 (let ((?x2916 (ite (bvslt (_ bv0 90) v1) v1 (_ bv0 90))))
 (let ((?x2966 (bvadd ?x2916 ?x4146)))
 (bvsle v0 ?x2966)))))
(assert
 (let ((?x4146 (ite (bvsgt (_ bv0 90) v1) (bvmul (_ bv1237940039285380274899124223 90) v1) (_ bv0 90))))
 (let ((?x2916 (ite (bvslt (_ bv0 90) v1) v1 (_ bv0 90))))
 (let ((?x2966 (bvadd ?x2916 ?x4146)))
 (bvsge (_ bv24 90) (bvadd (bvadd ?x2966 v0) v2))))))
(assert
 (let ((?x4146 (ite (bvsgt (_ bv0 90) v1) (bvmul (_ bv1237940039285380274899124223 90) v1) (_ bv0 90))))
(let ((?x2916 (ite (bvslt (_ bv0 90) v1) v1 (_ bv0 90))))
(let ((?x109 (bvadd (bvadd ?x2916 v4) v2)))
(let ((?x2958 (bvadd (bvshl (_ bv1 90) v0) (_ bv1237940039285380274899124223 90))))
(let ((?x629 (bvshl ?x2958 ?x109)))
(let ((?x128 (bvshl v3 v4)))
(let ((?x3217 (bvand ?x128 ?x629)))
(let ((?x1764 (bvashr ?x3217 ?x2916)))
(let ((?x672 (bvshl ?x1764 ?x4146)))
(let (($x821 (bvsle (_ bv0 90) v4)))
(let ((?x617 (bvadd ?x2916 v2)))
(let ((?x247 (bvshl ?x2958 ?x617)))
(let ((?x5062 (bvand v3 ?x247)))
(let ((?x9207 (bvashr ?x5062 ?x2916)))
(let ((?x29 (bvshl ?x9207 ?x4146)))
(let ((?x3173 (bvxor v3 ?x29)))
(let (($x426 (bvsle (_ bv0 90) v3)))
(let (($x4118 (bvsle (_ bv0 90) v0)))
(let (($x296 (and (= (bvshl ?x3173 v4) (bvxor ?x128 ?x672)) $x4118 (bvsle (_ bv0 90) ?x2958) (bvsle (_ bv0 90) ?x617) $x426 (bvsle (_ bv0 90) ?x247) (bvsle (_ bv0 90) ?x5062) (bvsle (_ bv0 90) ?x2916) (bvsle (_ bv0 90) ?x9207) (bvsle (_ bv0 90) ?x4146) (bvsle (_ bv0 90) ?x29) (bvsle (_ bv0 90) ?x3173) $x821 (bvsle (_ bv0 90) ?x109) (bvsle (_ bv0 90) ?x128) (bvsle (_ bv0 90) ?x629) (bvsle (_ bv0 90) ?x3217) (bvsle (_ bv0 90) ?x1764) (bvsle (_ bv0 90) ?x672))))
(not $x296)))))))))))))))))))))
(check-sat)
