; executors.swizzle_xor_bits/shift <= 0 and 0 <= shift
; fa9a11e2c04244cf7ad1af187a5acac3333f6ff32e28b222e1b565484a6406ce
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is shift
; v1 is bits
; v2 is base
; v3 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 86))
(declare-fun v1 () (_ BitVec 86))
(declare-fun v2 () (_ BitVec 86))
(declare-fun v3 () (_ BitVec 86))
(assert
 (bvsle (_ bv77371252455336267181195236 86) v0))
(assert
 (bvsgt (_ bv29 86) v0))
(assert
 (bvsle (_ bv0 86) v1))
(assert
 (bvsgt (_ bv29 86) v1))
(assert
 (bvsle (_ bv0 86) v2))
(assert
 (bvsgt (_ bv29 86) v2))
(assert
 (bvsle (_ bv0 86) v3))
(assert
 (bvsgt (_ bv268435456 86) v3))
(assert
 (let ((?x21566 (ite (bvsgt (_ bv0 86) v0) (bvmul (_ bv77371252455336267181195263 86) v0) (_ bv0 86))))
 (let ((?x13245 (ite (bvslt (_ bv0 86) v0) v0 (_ bv0 86))))
 (bvsge (_ bv28 86) (bvadd (bvadd (bvadd ?x13245 ?x21566) v1) v2)))))
(assert
 (bvsge (_ bv0 86) v0))
(assert
 (bvsle (_ bv0 86) v0))
(assert
 (let ((?x21566 (ite (bvsgt (_ bv0 86) v0) (bvmul (_ bv77371252455336267181195263 86) v0) (_ bv0 86))))
(let ((?x13245 (ite (bvslt (_ bv0 86) v0) v0 (_ bv0 86))))
(let ((?x37312 (bvadd ?x13245 v2)))
(let ((?x21075 (bvadd (bvshl (_ bv1 86) v1) (_ bv77371252455336267181195263 86))))
(let ((?x3089 (bvshl ?x21075 ?x37312)))
(let ((?x12304 (bvand v3 ?x3089)))
(let ((?x19681 (bvashr ?x12304 ?x13245)))
(let ((?x37281 (bvshl ?x19681 ?x21566)))
(let (($x9042 (bvsle (_ bv0 86) v0)))
(let (($x16265 (bvsle (_ bv0 86) v3)))
(let (($x15285 (bvsle (_ bv0 86) v2)))
(let (($x23107 (bvsle (_ bv0 86) v1)))
(let (($x7576 (= (bvxor v3 (bvashr (bvand v3 (bvshl ?x21075 v2)) v0)) (bvxor v3 ?x37281))))
(let (($x15340 (and $x7576 $x23107 (bvsle (_ bv0 86) ?x21075) $x15285 $x16265 (bvsle (_ bv0 86) (bvshl ?x21075 v2)) (bvsle (_ bv0 86) (bvand v3 (bvshl ?x21075 v2))) $x9042 (bvsle (_ bv0 86) (bvashr (bvand v3 (bvshl ?x21075 v2)) v0)) (bvsle (_ bv0 86) ?x37312) (bvsle (_ bv0 86) ?x3089) (bvsle (_ bv0 86) ?x12304) (bvsle (_ bv0 86) ?x13245) (bvsle (_ bv0 86) ?x19681) (bvsle (_ bv0 86) ?x21566) (bvsle (_ bv0 86) ?x37281))))
(not $x15340))))))))))))))))
(check-sat)
