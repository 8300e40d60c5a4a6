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
 (let ((?x503 (ite (bvsgt (_ bv0 90) v1) (bvmul (_ bv1237940039285380274899124223 90) v1) (_ bv0 90))))
 (let ((?x7276 (ite (bvslt (_ bv0 90) v1) v1 (_ bv0 90))))
 (let ((?x5161 (bvadd ?x7276 ?x503)))
 (bvsle v0 ?x5161)))))
(assert
 (let ((?x503 (ite (bvsgt (_ bv0 90) v1) (bvmul (_ bv1237940039285380274899124223 90) v1) (_ bv0 90))))
 (let ((?x7276 (ite (bvslt (_ bv0 90) v1) v1 (_ bv0 90))))
 (let ((?x5161 (bvadd ?x7276 ?x503)))
 (bvsge (_ bv24 90) (bvadd (bvadd ?x5161 v0) v2))))))
(assert
 (let ((?x503 (ite (bvsgt (_ bv0 90) v1) (bvmul (_ bv1237940039285380274899124223 90) v1) (_ bv0 90))))
(let ((?x7276 (ite (bvslt (_ bv0 90) v1) v1 (_ bv0 90))))
(let ((?x12300 (bvadd (bvadd ?x7276 v4) v2)))
(let ((?x16138 (bvadd (bvshl (_ bv1 90) v0) (_ bv1237940039285380274899124223 90))))
(let ((?x4282 (bvshl ?x16138 ?x12300)))
(let ((?x435 (bvshl v3 v4)))
(let ((?x2881 (bvand ?x435 ?x4282)))
(let ((?x14898 (bvashr ?x2881 ?x7276)))
(let ((?x3520 (bvshl ?x14898 ?x503)))
(let (($x467 (bvsle (_ bv0 90) v4)))
(let ((?x8759 (bvadd ?x7276 v2)))
(let ((?x16881 (bvshl ?x16138 ?x8759)))
(let ((?x12606 (bvand v3 ?x16881)))
(let ((?x3585 (bvashr ?x12606 ?x7276)))
(let ((?x168 (bvshl ?x3585 ?x503)))
(let ((?x5853 (bvxor v3 ?x168)))
(let (($x11321 (bvsle (_ bv0 90) v3)))
(let (($x4724 (bvsle (_ bv0 90) v0)))
(let (($x4353 (and (= (bvshl ?x5853 v4) (bvxor ?x435 ?x3520)) $x4724 (bvsle (_ bv0 90) ?x16138) (bvsle (_ bv0 90) ?x8759) $x11321 (bvsle (_ bv0 90) ?x16881) (bvsle (_ bv0 90) ?x12606) (bvsle (_ bv0 90) ?x7276) (bvsle (_ bv0 90) ?x3585) (bvsle (_ bv0 90) ?x503) (bvsle (_ bv0 90) ?x168) (bvsle (_ bv0 90) ?x5853) $x467 (bvsle (_ bv0 90) ?x12300) (bvsle (_ bv0 90) ?x435) (bvsle (_ bv0 90) ?x4282) (bvsle (_ bv0 90) ?x2881) (bvsle (_ bv0 90) ?x14898) (bvsle (_ bv0 90) ?x3520))))
(not $x4353)))))))))))))))))))))
(check-sat)
