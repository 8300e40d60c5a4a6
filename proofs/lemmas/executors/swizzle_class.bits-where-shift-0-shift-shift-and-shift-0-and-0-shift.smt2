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
 (let ((?x9785 (bvmul (_ bv77371252455336267181195263 86) shift)))
 (let (($x36902 (bvsgt (_ bv0 86) shift)))
 (let ((?x23668 (ite $x36902 ?x9785 (_ bv0 86))))
 (let ((?x19958 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x1412 (bvadd ?x19958 ?x23668)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x1412 bits) base))))))))
(assert
 (bvsle bits (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) shift)))
(assert
 (bvsge (_ bv0 86) shift))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (let ((?x9785 (bvmul (_ bv77371252455336267181195263 86) shift)))
(let (($x36902 (bvsgt (_ bv0 86) shift)))
(let ((?x23668 (ite $x36902 ?x9785 (_ bv0 86))))
(let ((?x19958 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x1412 (bvadd ?x19958 ?x23668)))
(let ((?x37071 (bvadd ?x19958 base)))
(let ((?x40946 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x26278 (bvshl ?x40946 ?x37071)))
(let ((?x35998 (bvand x ?x26278)))
(let ((?x39498 (bvashr ?x35998 ?x19958)))
(let ((?x29819 (bvshl ?x39498 ?x23668)))
(let (($x4879 (bvsle (_ bv0 86) shift)))
(let (($x29379 (bvsle (_ bv0 86) x)))
(let (($x20977 (bvsle (_ bv0 86) base)))
(let (($x36703 (bvsle (_ bv0 86) bits)))
(let (($x1695 (= (bvxor x (bvashr (bvand x (bvshl ?x40946 base)) shift)) (bvxor x ?x29819))))
(let (($x25646 (and $x1695 $x36703 (bvsle (_ bv0 86) ?x40946) $x20977 $x29379 (bvsle (_ bv0 86) (bvshl ?x40946 base)) (bvsle (_ bv0 86) (bvand x (bvshl ?x40946 base))) $x4879 (bvsle (_ bv0 86) (bvashr (bvand x (bvshl ?x40946 base)) shift)) (bvsle (_ bv0 86) ?x37071) (bvsle (_ bv0 86) ?x26278) (bvsle (_ bv0 86) ?x35998) (bvsle (_ bv0 86) ?x19958) (bvsle (_ bv0 86) ?x39498) (bvsle (_ bv0 86) ?x23668) (bvsle (_ bv0 86) ?x29819) (bvsle bits ?x1412))))
(not $x25646)))))))))))))))))))
(check-sat)
