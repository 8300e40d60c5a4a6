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
 (let ((?x20575 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x18549 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x25660 (bvadd ?x18549 ?x20575)))
 (bvsle bits ?x25660)))))
(assert
 (let ((?x20575 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x18549 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x25660 (bvadd ?x18549 ?x20575)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x25660 bits) base))))))
(assert
 (let ((?x29983 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x18549 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x24198 (bvadd ?x18549 base)))
 (let ((?x24342 (bvashr n ?x24198)))
 (= (_ bv0 86) (bvand ?x24342 ?x29983)))))))
(assert
 (let ((?x20575 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x18549 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x24198 (bvadd ?x18549 base)))
(let ((?x29983 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x36912 (bvshl ?x29983 ?x24198)))
(let ((?x11248 (bvand x ?x36912)))
(let ((?x16270 (bvashr ?x11248 ?x18549)))
(let ((?x16996 (bvshl ?x16270 ?x20575)))
(let (($x9058 (bvsle (_ bv0 86) x)))
(let (($x11881 (bvsle (_ bv0 86) bits)))
(let (($x12347 (and (bvslt (bvxor x ?x16996) n) (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x24198) $x11881 (bvsle (_ bv0 86) (bvashr n ?x24198)) (bvsle (_ bv0 86) ?x29983) $x9058 (bvsle (_ bv0 86) ?x36912) (bvsle (_ bv0 86) ?x11248) (bvsle (_ bv0 86) ?x18549) (bvsle (_ bv0 86) ?x16270) (bvsle (_ bv0 86) ?x20575) (bvsle (_ bv0 86) ?x16996))))
(not $x12347)))))))))))))
(check-sat)
