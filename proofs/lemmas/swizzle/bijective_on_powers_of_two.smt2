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
 (let ((?x29847 (bvshl (_ bv1 86) k)))
 (bvslt x ?x29847)))
(assert
 (let ((?x28030 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x12261 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x12713 (bvadd ?x12261 ?x28030)))
 (bvsle bits ?x12713)))))
(assert
 (let ((?x28030 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x12261 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x12713 (bvadd ?x12261 ?x28030)))
 (bvsle (bvadd (bvadd ?x12713 bits) base) k)))))
(assert
 (let ((?x28030 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x12261 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x8682 (bvadd ?x12261 base)))
(let ((?x26656 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x33852 (bvshl ?x26656 ?x8682)))
(let ((?x5809 (bvand x ?x33852)))
(let ((?x40428 (bvashr ?x5809 ?x12261)))
(let ((?x5686 (bvshl ?x40428 ?x28030)))
(let ((?x30680 (bvxor x ?x5686)))
(let ((?x33217 (bvand ?x30680 ?x33852)))
(let ((?x32678 (bvashr ?x33217 ?x12261)))
(let ((?x40314 (bvshl ?x32678 ?x28030)))
(let (($x22755 (bvsle (_ bv0 86) x)))
(let (($x28535 (bvsle (_ bv0 86) bits)))
(let (($x9297 (bvsle (_ bv0 86) k)))
(let (($x37442 (and (bvslt ?x30680 (bvshl (_ bv1 86) k)) (= (bvxor ?x30680 ?x40314) x) $x9297 $x28535 (bvsle (_ bv0 86) ?x26656) (bvsle (_ bv0 86) ?x8682) $x22755 (bvsle (_ bv0 86) ?x33852) (bvsle (_ bv0 86) ?x5809) (bvsle (_ bv0 86) ?x12261) (bvsle (_ bv0 86) ?x40428) (bvsle (_ bv0 86) ?x28030) (bvsle (_ bv0 86) ?x5686) (bvsle (_ bv0 86) ?x30680) (bvsle (_ bv0 86) ?x33217) (bvsle (_ bv0 86) ?x32678) (bvsle (_ bv0 86) ?x40314))))
(not $x37442))))))))))))))))))
(check-sat)
