; swizzle.bijective_on_powers_of_two
; 582762cf831ccb01c9c17645547fa972e5d660748fae2263e6ac9ea82e222598
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 86))
(declare-fun shift () (_ BitVec 86))
(declare-fun base () (_ BitVec 86))
(declare-fun k () (_ BitVec 86))
(declare-fun x () (_ BitVec 86))
(assert
 (bvsle (_ bv0 86) bits))
(assert
 (bvsgt (_ bv29 86) bits))
(assert
 (bvsle (_ bv77371252455336267181195236 86) shift))
(assert
 (bvsgt (_ bv29 86) shift))
(assert
 (bvsle (_ bv0 86) base))
(assert
 (bvsgt (_ bv29 86) base))
(assert
 (bvsle (_ bv0 86) k))
(assert
 (bvsgt (_ bv29 86) k))
(assert
 (bvsle (_ bv0 86) x))
(assert
 (let ((?x29646 (bvshl (_ bv1 86) k)))
 (bvslt x ?x29646)))
(assert
 (let ((?x33084 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x37653 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x44274 (bvadd ?x37653 ?x33084)))
 (bvsle bits ?x44274)))))
(assert
 (let ((?x33084 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x37653 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x44274 (bvadd ?x37653 ?x33084)))
 (bvsle (bvadd (bvadd ?x44274 bits) base) k)))))
(assert
 (let ((?x33084 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x37653 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x24065 (bvadd ?x37653 base)))
(let ((?x13851 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x25077 (bvshl ?x13851 ?x24065)))
(let ((?x24416 (bvand x ?x25077)))
(let ((?x34740 (bvashr ?x24416 ?x37653)))
(let ((?x22820 (bvshl ?x34740 ?x33084)))
(let ((?x42574 (bvxor x ?x22820)))
(let ((?x10292 (bvand ?x42574 ?x25077)))
(let ((?x30367 (bvashr ?x10292 ?x37653)))
(let ((?x44209 (bvshl ?x30367 ?x33084)))
(let (($x4011 (bvsle (_ bv0 86) x)))
(let (($x8038 (bvsle (_ bv0 86) bits)))
(let (($x18750 (bvsle (_ bv0 86) k)))
(let (($x31771 (and (bvslt ?x42574 (bvshl (_ bv1 86) k)) (= (bvxor ?x42574 ?x44209) x) $x18750 $x8038 (bvsle (_ bv0 86) ?x13851) (bvsle (_ bv0 86) ?x24065) $x4011 (bvsle (_ bv0 86) ?x25077) (bvsle (_ bv0 86) ?x24416) (bvsle (_ bv0 86) ?x37653) (bvsle (_ bv0 86) ?x34740) (bvsle (_ bv0 86) ?x33084) (bvsle (_ bv0 86) ?x22820) (bvsle (_ bv0 86) ?x42574) (bvsle (_ bv0 86) ?x10292) (bvsle (_ bv0 86) ?x30367) (bvsle (_ bv0 86) ?x44209))))
(not $x31771))))))))))))))))))
(check-sat)
