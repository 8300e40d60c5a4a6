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
 (let ((?x16073 (bvshl (_ bv1 86) k)))
 (bvslt x ?x16073)))
(assert
 (let ((?x20439 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x252 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x31401 (bvadd ?x252 ?x20439)))
 (bvsle bits ?x31401)))))
(assert
 (let ((?x20439 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x252 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x31401 (bvadd ?x252 ?x20439)))
 (bvsle (bvadd (bvadd ?x31401 bits) base) k)))))
(assert
 (let ((?x20439 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x252 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x17705 (bvadd ?x252 base)))
(let ((?x108 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x23652 (bvshl ?x108 ?x17705)))
(let ((?x15539 (bvand x ?x23652)))
(let ((?x30488 (bvashr ?x15539 ?x252)))
(let ((?x26113 (bvshl ?x30488 ?x20439)))
(let ((?x34687 (bvxor x ?x26113)))
(let ((?x19912 (bvand ?x34687 ?x23652)))
(let ((?x21194 (bvashr ?x19912 ?x252)))
(let ((?x6915 (bvshl ?x21194 ?x20439)))
(let (($x317 (bvsle (_ bv0 86) x)))
(let (($x18 (bvsle (_ bv0 86) bits)))
(let (($x4183 (bvsle (_ bv0 86) k)))
(let (($x5381 (and (bvslt ?x34687 (bvshl (_ bv1 86) k)) (= (bvxor ?x34687 ?x6915) x) $x4183 $x18 (bvsle (_ bv0 86) ?x108) (bvsle (_ bv0 86) ?x17705) $x317 (bvsle (_ bv0 86) ?x23652) (bvsle (_ bv0 86) ?x15539) (bvsle (_ bv0 86) ?x252) (bvsle (_ bv0 86) ?x30488) (bvsle (_ bv0 86) ?x20439) (bvsle (_ bv0 86) ?x26113) (bvsle (_ bv0 86) ?x34687) (bvsle (_ bv0 86) ?x19912) (bvsle (_ bv0 86) ?x21194) (bvsle (_ bv0 86) ?x6915))))
(not $x5381))))))))))))))))))
(check-sat)
