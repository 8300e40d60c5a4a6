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
 (let ((?x650 (bvmul (_ bv77371252455336267181195263 86) shift)))
 (let (($x2132 (bvsgt (_ bv0 86) shift)))
 (let ((?x11112 (ite $x2132 ?x650 (_ bv0 86))))
 (let ((?x38198 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x20951 (bvadd ?x38198 ?x11112)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x20951 bits) base))))))))
(assert
 (bvsle bits (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) shift)))
(assert
 (bvsge (_ bv0 86) shift))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (let ((?x650 (bvmul (_ bv77371252455336267181195263 86) shift)))
(let (($x2132 (bvsgt (_ bv0 86) shift)))
(let ((?x11112 (ite $x2132 ?x650 (_ bv0 86))))
(let ((?x38198 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x20951 (bvadd ?x38198 ?x11112)))
(let ((?x22137 (bvadd ?x38198 base)))
(let ((?x25091 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x16137 (bvshl ?x25091 ?x22137)))
(let ((?x21270 (bvand x ?x16137)))
(let ((?x43500 (bvashr ?x21270 ?x38198)))
(let ((?x39355 (bvshl ?x43500 ?x11112)))
(let (($x30439 (bvsle (_ bv0 86) shift)))
(let (($x11176 (bvsle (_ bv0 86) x)))
(let (($x11592 (bvsle (_ bv0 86) base)))
(let (($x7644 (bvsle (_ bv0 86) bits)))
(let (($x30467 (= (bvxor x (bvashr (bvand x (bvshl ?x25091 base)) shift)) (bvxor x ?x39355))))
(let (($x31615 (and $x30467 $x7644 (bvsle (_ bv0 86) ?x25091) $x11592 $x11176 (bvsle (_ bv0 86) (bvshl ?x25091 base)) (bvsle (_ bv0 86) (bvand x (bvshl ?x25091 base))) $x30439 (bvsle (_ bv0 86) (bvashr (bvand x (bvshl ?x25091 base)) shift)) (bvsle (_ bv0 86) ?x22137) (bvsle (_ bv0 86) ?x16137) (bvsle (_ bv0 86) ?x21270) (bvsle (_ bv0 86) ?x38198) (bvsle (_ bv0 86) ?x43500) (bvsle (_ bv0 86) ?x11112) (bvsle (_ bv0 86) ?x39355) (bvsle bits ?x20951))))
(not $x31615)))))))))))))))))))
(check-sat)
