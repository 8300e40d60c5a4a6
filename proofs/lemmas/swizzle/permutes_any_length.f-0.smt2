; swizzle.permutes_any_length/f = 0
; 02dc8f3ae32271a295e8c2f7702eeee89abadda212b28f8f6780c0e431b2eaa8
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 86))
(declare-fun shift () (_ BitVec 86))
(declare-fun base () (_ BitVec 86))
(declare-fun n () (_ BitVec 86))
(declare-fun x () (_ BitVec 86))
(assert
 (bvsle (_ bv0 86) bits))
(assert
 (bvsgt (_ bv29 86) bits))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (bvsgt (_ bv29 86) shift))
(assert
 (bvsle (_ bv0 86) base))
(assert
 (bvsgt (_ bv29 86) base))
(assert
 (bvsle (_ bv1 86) n))
(assert
 (bvsgt (_ bv268435456 86) n))
(assert
 (bvsle (_ bv0 86) x))
(assert
 (bvslt x n))
(assert
 (let ((?x32386 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x25271 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x10121 (bvadd ?x25271 ?x32386)))
 (bvsle bits ?x10121)))))
(assert
 (let ((?x32386 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x25271 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x10121 (bvadd ?x25271 ?x32386)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x10121 bits) base))))))
(assert
 (let ((?x5113 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x25271 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x14807 (bvadd ?x25271 base)))
 (let ((?x15309 (bvashr n ?x14807)))
 (= (_ bv0 86) (bvand ?x15309 ?x5113)))))))
(assert
 (let ((?x32386 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x25271 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x14807 (bvadd ?x25271 base)))
(let ((?x5113 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x3818 (bvshl ?x5113 ?x14807)))
(let ((?x27064 (bvand x ?x3818)))
(let ((?x14189 (bvashr ?x27064 ?x25271)))
(let ((?x31680 (bvshl ?x14189 ?x32386)))
(let (($x22579 (bvsle (_ bv0 86) x)))
(let (($x8918 (bvsle (_ bv0 86) bits)))
(let (($x24337 (and (bvslt (bvxor x ?x31680) n) (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x14807) $x8918 (bvsle (_ bv0 86) (bvashr n ?x14807)) (bvsle (_ bv0 86) ?x5113) $x22579 (bvsle (_ bv0 86) ?x3818) (bvsle (_ bv0 86) ?x27064) (bvsle (_ bv0 86) ?x25271) (bvsle (_ bv0 86) ?x14189) (bvsle (_ bv0 86) ?x32386) (bvsle (_ bv0 86) ?x31680))))
(not $x24337)))))))))))))
(check-sat)
