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
 (let ((?x221 (bvshl (_ bv1 74) v5)))
 (bvslt v7 ?x221)))
(assert
 (let ((?x114 (ite (bvsgt (_ bv0 74) v1) (bvmul (_ bv18889465931478580854783 74) v1) (_ bv0 74))))
 (let ((?x224 (ite (bvslt (_ bv0 74) v1) v1 (_ bv0 74))))
 (let ((?x78 (bvadd ?x224 ?x114)))
 (bvsle v0 ?x78)))))
(assert
 (let ((?x219 (ite (bvsgt (_ bv0 74) v3) (bvmul (_ bv18889465931478580854783 74) v3) (_ bv0 74))))
 (let ((?x49 (ite (bvslt (_ bv0 74) v3) v3 (_ bv0 74))))
 (let ((?x9418 (bvadd ?x49 ?x219)))
 (bvsle v2 ?x9418)))))
(assert
 (let ((?x114 (ite (bvsgt (_ bv0 74) v1) (bvmul (_ bv18889465931478580854783 74) v1) (_ bv0 74))))
 (let ((?x224 (ite (bvslt (_ bv0 74) v1) v1 (_ bv0 74))))
 (let ((?x78 (bvadd ?x224 ?x114)))
 (bvsle (bvadd (bvadd ?x78 v0) v4) v5)))))
(assert
 (let ((?x219 (ite (bvsgt (_ bv0 74) v3) (bvmul (_ bv18889465931478580854783 74) v3) (_ bv0 74))))
 (let ((?x49 (ite (bvslt (_ bv0 74) v3) v3 (_ bv0 74))))
 (let ((?x9418 (bvadd ?x49 ?x219)))
 (bvsle (bvadd (bvadd ?x9418 v2) v6) v5)))))
(assert
 (let ((?x114 (ite (bvsgt (_ bv0 74) v1) (bvmul (_ bv18889465931478580854783 74) v1) (_ bv0 74))))
(let ((?x224 (ite (bvslt (_ bv0 74) v1) v1 (_ bv0 74))))
(let ((?x101 (bvadd ?x224 v4)))
(let ((?x4144 (bvadd (bvshl (_ bv1 74) v0) (_ bv18889465931478580854783 74))))
(let ((?x213 (bvshl ?x4144 ?x101)))
(let ((?x219 (ite (bvsgt (_ bv0 74) v3) (bvmul (_ bv18889465931478580854783 74) v3) (_ bv0 74))))
(let ((?x49 (ite (bvslt (_ bv0 74) v3) v3 (_ bv0 74))))
(let ((?x250 (bvadd ?x49 v6)))
(let ((?x76 (bvadd (bvshl (_ bv1 74) v2) (_ bv18889465931478580854783 74))))
(let ((?x124 (bvshl ?x76 ?x250)))
(let ((?x5 (bvand v7 ?x213)))
(let ((?x46 (bvashr ?x5 ?x224)))
(let ((?x5612 (bvshl ?x46 ?x114)))
(let ((?x143 (bvxor v7 ?x5612)))
(let ((?x89 (bvand ?x143 ?x124)))
(let ((?x14 (bvashr ?x89 ?x49)))
(let ((?x102 (bvshl ?x14 ?x219)))
(let ((?x247 (bvxor ?x143 ?x102)))
(let ((?x44 (bvand ?x247 ?x124)))
(let ((?x220 (bvashr ?x44 ?x49)))
(let ((?x690 (bvshl ?x220 ?x219)))
(let ((?x93 (bvxor ?x247 ?x690)))
(let ((?x245 (bvand ?x93 ?x213)))
(let ((?x4143 (bvashr ?x245 ?x224)))
(let ((?x55 (bvshl ?x4143 ?x114)))
(let (($x3708 (bvsle (_ bv0 74) v2)))
(let (($x132 (bvsle (_ bv0 74) v7)))
(let (($x196 (bvsle (_ bv0 74) v0)))
(let (($x4157 (bvsle (_ bv0 74) v5)))
(let (($x166 (and (bvslt ?x247 (bvshl (_ bv1 74) v5)) (= (bvxor ?x93 ?x55) v7) $x4157 $x196 (bvsle (_ bv0 74) ?x4144) (bvsle (_ bv0 74) ?x101) $x132 (bvsle (_ bv0 74) ?x213) (bvsle (_ bv0 74) ?x5) (bvsle (_ bv0 74) ?x224) (bvsle (_ bv0 74) ?x46) (bvsle (_ bv0 74) ?x114) (bvsle (_ bv0 74) ?x5612) $x3708 (bvsle (_ bv0 74) ?x76) (bvsle (_ bv0 74) ?x250) (bvsle (_ bv0 74) ?x143) (bvsle (_ bv0 74) ?x124) (bvsle (_ bv0 74) ?x89) (bvsle (_ bv0 74) ?x49) (bvsle (_ bv0 74) ?x14) (bvsle (_ bv0 74) ?x219) (bvsle (_ bv0 74) ?x102) (bvsle (_ bv0 74) ?x247) (bvsle (_ bv0 74) ?x44) (bvsle (_ bv0 74) ?x220) (bvsle (_ bv0 74) ?x690) (bvsle (_ bv0 74) ?x93) (bvsle (_ bv0 74) ?x245) (bvsle (_ bv0 74) ?x4143) (bvsle (_ bv0 74) ?x55))))
(not $x166))))))))))))))))))))))))))))))))
(check-sat)
