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
 (let ((?x33032 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x18035 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x15510 (bvadd ?x18035 ?x33032)))
 (bvsle bits ?x15510)))))
(assert
 (let ((?x33032 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x18035 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x15510 (bvadd ?x18035 ?x33032)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x15510 bits) base))))))
(assert
 (let ((?x28842 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x18035 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x37645 (bvadd ?x18035 base)))
 (let ((?x13105 (bvashr n ?x37645)))
 (= (_ bv0 86) (bvand ?x13105 ?x28842)))))))
(assert
 (let ((?x33032 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x18035 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x37645 (bvadd ?x18035 base)))
(let ((?x28842 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x9802 (bvshl ?x28842 ?x37645)))
(let ((?x31055 (bvand x ?x9802)))
(let ((?x35608 (bvashr ?x31055 ?x18035)))
(let ((?x15157 (bvshl ?x35608 ?x33032)))
(let (($x31630 (bvsle (_ bv0 86) x)))
(let (($x35593 (bvsle (_ bv0 86) bits)))
(let (($x41799 (and (bvslt (bvxor x ?x15157) n) (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x37645) $x35593 (bvsle (_ bv0 86) (bvashr n ?x37645)) (bvsle (_ bv0 86) ?x28842) $x31630 (bvsle (_ bv0 86) ?x9802) (bvsle (_ bv0 86) ?x31055) (bvsle (_ bv0 86) ?x18035) (bvsle (_ bv0 86) ?x35608) (bvsle (_ bv0 86) ?x33032) (bvsle (_ bv0 86) ?x15157))))
(not $x41799)))))))))))))
(check-sat)
