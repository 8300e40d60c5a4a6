; swizzle.composition_bijective
; 5a32ffdf682d10ae0e2a94c41a21eecbd0b32f26530b19691c1f2dc93efff0bf
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is bits2
; v3 is shift2
; v4 is base1
; v5 is k
; v6 is base2
; v7 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 74))
(declare-fun v1 () (_ BitVec 74))
(declare-fun v2 () (_ BitVec 74))
(declare-fun v3 () (_ BitVec 74))
(declare-fun v4 () (_ BitVec 74))
(declare-fun v5 () (_ BitVec 74))
(declare-fun v6 () (_ BitVec 74))
(declare-fun v7 () (_ BitVec 74))
(assert
 (bvsle (_ bv0 74) v0))
(assert
 (bvsgt (_ bv19 74) v0))
(assert
 (bvsle (_ bv18889465931478580854766 74) v1))
(assert
 (bvsgt (_ bv19 74) v1))
(assert
 (bvsle (_ bv0 74) v2))
(assert
 (bvsgt (_ bv19 74) v2))
(assert
 (bvsle (_ bv18889465931478580854766 74) v3))
(assert
 (bvsgt (_ bv19 74) v3))
(assert
 (bvsle (_ bv0 74) v4))
(assert
 (bvsgt (_ bv19 74) v4))
(assert
 (bvsle (_ bv0 74) v5))
(assert
 (bvsgt (_ bv19 74) v5))
(assert
 (bvsle (_ bv0 74) v6))
(assert
 (bvsgt (_ bv19 74) v6))
(assert
 (bvsle (_ bv0 74) v7))
(assert
 (let ((?x4155 (bvshl (_ bv1 74) v5)))
 (bvslt v7 ?x4155)))
(assert
 (let ((?x70 (ite (bvsgt (_ bv0 74) v1) (bvmul (_ bv18889465931478580854783 74) v1) (_ bv0 74))))
 (let ((?x101 (ite (bvslt (_ bv0 74) v1) v1 (_ bv0 74))))
 (let ((?x3032 (bvadd ?x101 ?x70)))
 (bvsle v0 ?x3032)))))
(assert
 (let ((?x14 (ite (bvsgt (_ bv0 74) v3) (bvmul (_ bv18889465931478580854783 74) v3) (_ bv0 74))))
 (let ((?x76 (ite (bvslt (_ bv0 74) v3) v3 (_ bv0 74))))
 (let ((?x5410 (bvadd ?x76 ?x14)))
 (bvsle v2 ?x5410)))))
(assert
 (let ((?x70 (ite (bvsgt (_ bv0 74) v1) (bvmul (_ bv18889465931478580854783 74) v1) (_ bv0 74))))
 (let ((?x101 (ite (bvslt (_ bv0 74) v1) v1 (_ bv0 74))))
 (let ((?x3032 (bvadd ?x101 ?x70)))
 (bvsle (bvadd (bvadd ?x3032 v0) v4) v5)))))
(assert
 (let ((?x14 (ite (bvsgt (_ bv0 74) v3) (bvmul (_ bv18889465931478580854783 74) v3) (_ bv0 74))))
 (let ((?x76 (ite (bvslt (_ bv0 74) v3) v3 (_ bv0 74))))
 (let ((?x5410 (bvadd ?x76 ?x14)))
 (bvsle (bvadd (bvadd ?x5410 v2) v6) v5)))))
(assert
 (let ((?x70 (ite (bvsgt (_ bv0 74) v1) (bvmul (_ bv18889465931478580854783 74) v1) (_ bv0 74))))
(let ((?x101 (ite (bvslt (_ bv0 74) v1) v1 (_ bv0 74))))
(let ((?x34 (bvadd ?x101 v4)))
(let ((?x114 (bvadd (bvshl (_ bv1 74) v0) (_ bv18889465931478580854783 74))))
(let ((?x149 (bvshl ?x114 ?x34)))
(let ((?x14 (ite (bvsgt (_ bv0 74) v3) (bvmul (_ bv18889465931478580854783 74) v3) (_ bv0 74))))
(let ((?x76 (ite (bvslt (_ bv0 74) v3) v3 (_ bv0 74))))
(let ((?x35 (bvadd ?x76 v6)))
(let ((?x94 (bvadd (bvshl (_ bv1 74) v2) (_ bv18889465931478580854783 74))))
(let ((?x123 (bvshl ?x94 ?x35)))
(let ((?x219 (bvand v7 ?x149)))
(let ((?x3392 (bvashr ?x219 ?x101)))
(let ((?x73 (bvshl ?x3392 ?x70)))
(let ((?x253 (bvxor v7 ?x73)))
(let ((?x183 (bvand ?x253 ?x123)))
(let ((?x24 (bvashr ?x183 ?x76)))
(let ((?x3372 (bvshl ?x24 ?x14)))
(let ((?x3268 (bvxor ?x253 ?x3372)))
(let ((?x78 (bvand ?x3268 ?x123)))
(let ((?x425 (bvashr ?x78 ?x76)))
(let ((?x405 (bvshl ?x425 ?x14)))
(let ((?x4152 (bvxor ?x3268 ?x405)))
(let ((?x106 (bvand ?x4152 ?x149)))
(let ((?x5414 (bvashr ?x106 ?x101)))
(let ((?x145 (bvshl ?x5414 ?x70)))
(let (($x3039 (bvsle (_ bv0 74) v2)))
(let (($x53 (bvsle (_ bv0 74) v7)))
(let (($x6 (bvsle (_ bv0 74) v0)))
(let (($x2962 (bvsle (_ bv0 74) v5)))
(let (($x16 (and (bvslt ?x3268 (bvshl (_ bv1 74) v5)) (= (bvxor ?x4152 ?x145) v7) $x2962 $x6 (bvsle (_ bv0 74) ?x114) (bvsle (_ bv0 74) ?x34) $x53 (bvsle (_ bv0 74) ?x149) (bvsle (_ bv0 74) ?x219) (bvsle (_ bv0 74) ?x101) (bvsle (_ bv0 74) ?x3392) (bvsle (_ bv0 74) ?x70) (bvsle (_ bv0 74) ?x73) $x3039 (bvsle (_ bv0 74) ?x94) (bvsle (_ bv0 74) ?x35) (bvsle (_ bv0 74) ?x253) (bvsle (_ bv0 74) ?x123) (bvsle (_ bv0 74) ?x183) (bvsle (_ bv0 74) ?x76) (bvsle (_ bv0 74) ?x24) (bvsle (_ bv0 74) ?x14) (bvsle (_ bv0 74) ?x3372) (bvsle (_ bv0 74) ?x3268) (bvsle (_ bv0 74) ?x78) (bvsle (_ bv0 74) ?x425) (bvsle (_ bv0 74) ?x405) (bvsle (_ bv0 74) ?x4152) (bvsle (_ bv0 74) ?x106) (bvsle (_ bv0 74) ?x5414) (bvsle (_ bv0 74) ?x145))))
(not $x16))))))))))))))))))))))))))))))))
(check-sat)
