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
 (let ((?x21422 (bvmul (_ bv77371252455336267181195263 86) shift)))
 (let (($x13979 (bvsgt (_ bv0 86) shift)))
 (let ((?x40564 (ite $x13979 ?x21422 (_ bv0 86))))
 (let ((?x28501 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x35968 (bvadd ?x28501 ?x40564)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x35968 bits) base))))))))
(assert
 (bvsle bits (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) shift)))
(assert
 (bvsge (_ bv0 86) shift))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (let ((?x21422 (bvmul (_ bv77371252455336267181195263 86) shift)))
(let (($x13979 (bvsgt (_ bv0 86) shift)))
(let ((?x40564 (ite $x13979 ?x21422 (_ bv0 86))))
(let ((?x28501 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x35968 (bvadd ?x28501 ?x40564)))
(let ((?x28498 (bvadd ?x28501 base)))
(let ((?x19332 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x12150 (bvshl ?x19332 ?x28498)))
(let ((?x24202 (bvand x ?x12150)))
(let ((?x11454 (bvashr ?x24202 ?x28501)))
(let ((?x979 (bvshl ?x11454 ?x40564)))
(let (($x17664 (bvsle (_ bv0 86) shift)))
(let (($x31567 (bvsle (_ bv0 86) x)))
(let (($x14092 (bvsle (_ bv0 86) base)))
(let (($x24017 (bvsle (_ bv0 86) bits)))
(let (($x8907 (= (bvxor x (bvashr (bvand x (bvshl ?x19332 base)) shift)) (bvxor x ?x979))))
(let (($x36137 (and $x8907 $x24017 (bvsle (_ bv0 86) ?x19332) $x14092 $x31567 (bvsle (_ bv0 86) (bvshl ?x19332 base)) (bvsle (_ bv0 86) (bvand x (bvshl ?x19332 base))) $x17664 (bvsle (_ bv0 86) (bvashr (bvand x (bvshl ?x19332 base)) shift)) (bvsle (_ bv0 86) ?x28498) (bvsle (_ bv0 86) ?x12150) (bvsle (_ bv0 86) ?x24202) (bvsle (_ bv0 86) ?x28501) (bvsle (_ bv0 86) ?x11454) (bvsle (_ bv0 86) ?x40564) (bvsle (_ bv0 86) ?x979) (bvsle bits ?x35968))))
(not $x36137)))))))))))))))))))
(check-sat)
