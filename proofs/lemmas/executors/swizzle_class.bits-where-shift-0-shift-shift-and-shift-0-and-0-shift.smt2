; executors.swizzle_class/bits <= where(shift < 0, -shift, shift) and shift <= 0 and 0 <= shift
; ccdf722914c2541de70a36c874e5dfcf4ae0f1f517248a1529176396a0cbf9b7
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
 (let ((?x5685 (bvmul (_ bv77371252455336267181195263 86) v0)))
 (let (($x21060 (bvsgt (_ bv0 86) v0)))
 (let ((?x29404 (ite $x21060 ?x5685 (_ bv0 86))))
 (let ((?x2510 (ite (bvslt (_ bv0 86) v0) v0 (_ bv0 86))))
 (let ((?x17836 (bvadd ?x2510 ?x29404)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x17836 v1) v2))))))))
(assert
 (bvsle v1 (ite (bvsgt (_ bv0 86) v0) (bvmul (_ bv77371252455336267181195263 86) v0) v0)))
(assert
 (bvsge (_ bv0 86) v0))
(assert
 (bvsle (_ bv0 86) v0))
(assert
 (let ((?x5685 (bvmul (_ bv77371252455336267181195263 86) v0)))
(let (($x21060 (bvsgt (_ bv0 86) v0)))
(let ((?x29404 (ite $x21060 ?x5685 (_ bv0 86))))
(let ((?x2510 (ite (bvslt (_ bv0 86) v0) v0 (_ bv0 86))))
(let ((?x17836 (bvadd ?x2510 ?x29404)))
(let ((?x38443 (bvadd ?x2510 v2)))
(let ((?x2453 (bvadd (bvshl (_ bv1 86) v1) (_ bv77371252455336267181195263 86))))
(let ((?x5275 (bvshl ?x2453 ?x38443)))
(let ((?x28304 (bvand v3 ?x5275)))
(let ((?x18699 (bvashr ?x28304 ?x2510)))
(let ((?x3005 (bvshl ?x18699 ?x29404)))
(let (($x4846 (bvsle (_ bv0 86) v0)))
(let (($x30061 (bvsle (_ bv0 86) v3)))
(let (($x13797 (bvsle (_ bv0 86) v2)))
(let (($x3435 (bvsle (_ bv0 86) v1)))
(let (($x18029 (= (bvxor v3 (bvashr (bvand v3 (bvshl ?x2453 v2)) v0)) (bvxor v3 ?x3005))))
(let (($x2869 (and $x18029 $x3435 (bvsle (_ bv0 86) ?x2453) $x13797 $x30061 (bvsle (_ bv0 86) (bvshl ?x2453 v2)) (bvsle (_ bv0 86) (bvand v3 (bvshl ?x2453 v2))) $x4846 (bvsle (_ bv0 86) (bvashr (bvand v3 (bvshl ?x2453 v2)) v0)) (bvsle (_ bv0 86) ?x38443) (bvsle (_ bv0 86) ?x5275) (bvsle (_ bv0 86) ?x28304) (bvsle (_ bv0 86) ?x2510) (bvsle (_ bv0 86) ?x18699) (bvsle (_ bv0 86) ?x29404) (bvsle (_ bv0 86) ?x3005) (bvsle v1 ?x17836))))
(not $x2869)))))))))))))))))))
(check-sat)
