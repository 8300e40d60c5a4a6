; swizzle.bijective_on_powers_of_two
; 582762cf831ccb01c9c17645547fa972e5d660748fae2263e6ac9ea82e222598
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is shift
; v2 is base
; v3 is k
; v4 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 86))
(declare-fun v1 () (_ BitVec 86))
(declare-fun v2 () (_ BitVec 86))
(declare-fun v3 () (_ BitVec 86))
(declare-fun v4 () (_ BitVec 86))
(assert
 (bvsle (_ bv0 86) v0))
(assert
 (bvsgt (_ bv29 86) v0))
(assert
 (bvsle (_ bv77371252455336267181195236 86) v1))
(assert
 (bvsgt (_ bv29 86) v1))
(assert
 (bvsle (_ bv0 86) v2))
(assert
 (bvsgt (_ bv29 86) v2))
(assert
 (bvsle (_ bv0 86) v3))
(assert
 (bvsgt (_ bv29 86) v3))
(assert
 (bvsle (_ bv0 86) v4))
(assert
 (let ((?x218 (bvshl (_ bv1 86) v3)))
 (bvslt v4 ?x218)))
(assert
 (let ((?x43 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x7 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x166 (bvadd ?x7 ?x43)))
 (bvsle v0 ?x166)))))
(assert
 (let ((?x43 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x7 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x166 (bvadd ?x7 ?x43)))
 (bvsle (bvadd (bvadd ?x166 v0) v2) v3)))))
(assert
 (let ((?x43 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
(let ((?x7 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
(let ((?x9 (bvadd ?x7 v2)))
(let ((?x13 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
(let ((?x14 (bvshl ?x13 ?x9)))
(let ((?x44 (bvand v4 ?x14)))
(let ((?x99 (bvashr ?x44 ?x7)))
(let ((?x92 (bvshl ?x99 ?x43)))
(let ((?x95 (bvxor v4 ?x92)))
(let ((?x198 (bvand ?x95 ?x14)))
(let ((?x152 (bvashr ?x198 ?x7)))
(let ((?x108 (bvshl ?x152 ?x43)))
(let (($x216 (bvsle (_ bv0 86) v4)))
(let (($x213 (bvsle (_ bv0 86) v0)))
(let (($x142 (bvsle (_ bv0 86) v3)))
(let (($x210 (and (bvslt ?x95 (bvshl (_ bv1 86) v3)) (= (bvxor ?x95 ?x108) v4) $x142 $x213 (bvsle (_ bv0 86) ?x13) (bvsle (_ bv0 86) ?x9) $x216 (bvsle (_ bv0 86) ?x14) (bvsle (_ bv0 86) ?x44) (bvsle (_ bv0 86) ?x7) (bvsle (_ bv0 86) ?x99) (bvsle (_ bv0 86) ?x43) (bvsle (_ bv0 86) ?x92) (bvsle (_ bv0 86) ?x95) (bvsle (_ bv0 86) ?x198) (bvsle (_ bv0 86) ?x152) (bvsle (_ bv0 86) ?x108))))
(not $x210))))))))))))))))))
(check-sat)
