; executors.swizzle_class/bits <= where(shift < 0, -shift, shift) and shift <= 0 and 0 <= shift
; ccdf722914c2541de70a36c874e5dfcf4ae0f1f517248a1529176396a0cbf9b7
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun shift () (_ BitVec 86))
(declare-fun bits () (_ BitVec 86))
(declare-fun base () (_ BitVec 86))
(declare-fun x () (_ BitVec 86))
(assert
 (bvsle (_ bv77371252455336267181195236 86) shift))
(assert
 (bvsgt (_ bv29 86) shift))
(assert
 (bvsle (_ bv0 86) bits))
(assert
 (bvsgt (_ bv29 86) bits))
(assert
 (bvsle (_ bv0 86) base))
(assert
 (bvsgt (_ bv29 86) base))
(assert
 (bvsle (_ bv0 86) x))
(assert
 (bvsgt (_ bv268435456 86) x))
(assert
 (let ((?x3188 (bvmul (_ bv77371252455336267181195263 86) shift)))
 (let (($x26071 (bvsgt (_ bv0 86) shift)))
 (let ((?x30109 (ite $x26071 ?x3188 (_ bv0 86))))
 (let ((?x28089 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x24484 (bvadd ?x28089 ?x30109)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x24484 bits) base))))))))
(assert
 (bvsle bits (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) shift)))
(assert
 (bvsge (_ bv0 86) shift))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (let ((?x3188 (bvmul (_ bv77371252455336267181195263 86) shift)))
(let (($x26071 (bvsgt (_ bv0 86) shift)))
(let ((?x30109 (ite $x26071 ?x3188 (_ bv0 86))))
(let ((?x28089 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x24484 (bvadd ?x28089 ?x30109)))
(let ((?x28360 (bvadd ?x28089 base)))
(let ((?x15578 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x15529 (bvshl ?x15578 ?x28360)))
(let ((?x18255 (bvand x ?x15529)))
(let ((?x41656 (bvashr ?x18255 ?x28089)))
(let ((?x41082 (bvshl ?x41656 ?x30109)))
(let (($x27430 (bvsle (_ bv0 86) shift)))
(let (($x12681 (bvsle (_ bv0 86) x)))
(let (($x25091 (bvsle (_ bv0 86) base)))
(let (($x17143 (bvsle (_ bv0 86) bits)))
(let (($x44478 (= (bvxor x (bvashr (bvand x (bvshl ?x15578 base)) shift)) (bvxor x ?x41082))))
(let (($x2946 (and $x44478 $x17143 (bvsle (_ bv0 86) ?x15578) $x25091 $x12681 (bvsle (_ bv0 86) (bvshl ?x15578 base)) (bvsle (_ bv0 86) (bvand x (bvshl ?x15578 base))) $x27430 (bvsle (_ bv0 86) (bvashr (bvand x (bvshl ?x15578 base)) shift)) (bvsle (_ bv0 86) ?x28360) (bvsle (_ bv0 86) ?x15529) (bvsle (_ bv0 86) ?x18255) (bvsle (_ bv0 86) ?x28089) (bvsle (_ bv0 86) ?x41656) (bvsle (_ bv0 86) ?x30109) (bvsle (_ bv0 86) ?x41082) (bvsle bits ?x24484))))
(not $x2946)))))))))))))))))))
(check-sat)
