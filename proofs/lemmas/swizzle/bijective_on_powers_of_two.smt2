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
 (let ((?x57666 (bvshl (_ bv1 86) k)))
 (bvslt x ?x57666)))
(assert
 (let ((?x23860 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x39345 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x20754 (bvadd ?x39345 ?x23860)))
 (bvsle bits ?x20754)))))
(assert
 (let ((?x23860 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x39345 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x20754 (bvadd ?x39345 ?x23860)))
 (bvsle (bvadd (bvadd ?x20754 bits) base) k)))))
(assert
 (let ((?x23860 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x39345 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x46319 (bvadd ?x39345 base)))
(let ((?x72634 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x74271 (bvshl ?x72634 ?x46319)))
(let ((?x4429 (bvand x ?x74271)))
(let ((?x81379 (bvashr ?x4429 ?x39345)))
(let ((?x81370 (bvshl ?x81379 ?x23860)))
(let ((?x77570 (bvxor x ?x81370)))
(let ((?x85882 (bvand ?x77570 ?x74271)))
(let ((?x80579 (bvashr ?x85882 ?x39345)))
(let ((?x49959 (bvshl ?x80579 ?x23860)))
(let (($x24638 (bvsle (_ bv0 86) x)))
(let (($x71845 (bvsle (_ bv0 86) bits)))
(let (($x24676 (bvsle (_ bv0 86) k)))
(let (($x54080 (and (bvslt ?x77570 (bvshl (_ bv1 86) k)) (= (bvxor ?x77570 ?x49959) x) $x24676 $x71845 (bvsle (_ bv0 86) ?x72634) (bvsle (_ bv0 86) ?x46319) $x24638 (bvsle (_ bv0 86) ?x74271) (bvsle (_ bv0 86) ?x4429) (bvsle (_ bv0 86) ?x39345) (bvsle (_ bv0 86) ?x81379) (bvsle (_ bv0 86) ?x23860) (bvsle (_ bv0 86) ?x81370) (bvsle (_ bv0 86) ?x77570) (bvsle (_ bv0 86) ?x85882) (bvsle (_ bv0 86) ?x80579) (bvsle (_ bv0 86) ?x49959))))
(not $x54080))))))))))))))))))
(check-sat)
