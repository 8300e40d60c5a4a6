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
 (let ((?x8711 (bvshl (_ bv1 86) k)))
 (bvslt x ?x8711)))
(assert
 (let ((?x1125 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x731 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x16441 (bvadd ?x731 ?x1125)))
 (bvsle bits ?x16441)))))
(assert
 (let ((?x1125 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x731 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x16441 (bvadd ?x731 ?x1125)))
 (bvsle (bvadd (bvadd ?x16441 bits) base) k)))))
(assert
 (let ((?x1125 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x731 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x6932 (bvadd ?x731 base)))
(let ((?x18913 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x11691 (bvshl ?x18913 ?x6932)))
(let ((?x23080 (bvand x ?x11691)))
(let ((?x9512 (bvashr ?x23080 ?x731)))
(let ((?x33317 (bvshl ?x9512 ?x1125)))
(let ((?x6652 (bvxor x ?x33317)))
(let ((?x18026 (bvand ?x6652 ?x11691)))
(let ((?x33212 (bvashr ?x18026 ?x731)))
(let ((?x5639 (bvshl ?x33212 ?x1125)))
(let (($x34808 (bvsle (_ bv0 86) x)))
(let (($x2207 (bvsle (_ bv0 86) bits)))
(let (($x9999 (bvsle (_ bv0 86) k)))
(let (($x10175 (and (bvslt ?x6652 (bvshl (_ bv1 86) k)) (= (bvxor ?x6652 ?x5639) x) $x9999 $x2207 (bvsle (_ bv0 86) ?x18913) (bvsle (_ bv0 86) ?x6932) $x34808 (bvsle (_ bv0 86) ?x11691) (bvsle (_ bv0 86) ?x23080) (bvsle (_ bv0 86) ?x731) (bvsle (_ bv0 86) ?x9512) (bvsle (_ bv0 86) ?x1125) (bvsle (_ bv0 86) ?x33317) (bvsle (_ bv0 86) ?x6652) (bvsle (_ bv0 86) ?x18026) (bvsle (_ bv0 86) ?x33212) (bvsle (_ bv0 86) ?x5639))))
(not $x10175))))))))))))))))))
(check-sat)
