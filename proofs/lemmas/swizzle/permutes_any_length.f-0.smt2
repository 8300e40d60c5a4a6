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
 (let ((?x8256 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x5419 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x24464 (bvadd ?x5419 ?x8256)))
 (bvsle bits ?x24464)))))
(assert
 (let ((?x8256 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x5419 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x24464 (bvadd ?x5419 ?x8256)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x24464 bits) base))))))
(assert
 (let ((?x37206 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x5419 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x30421 (bvadd ?x5419 base)))
 (let ((?x35952 (bvashr n ?x30421)))
 (= (_ bv0 86) (bvand ?x35952 ?x37206)))))))
(assert
 (let ((?x8256 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x5419 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x30421 (bvadd ?x5419 base)))
(let ((?x37206 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x37310 (bvshl ?x37206 ?x30421)))
(let ((?x41905 (bvand x ?x37310)))
(let ((?x15718 (bvashr ?x41905 ?x5419)))
(let ((?x41745 (bvshl ?x15718 ?x8256)))
(let (($x23610 (bvsle (_ bv0 86) x)))
(let (($x37063 (bvsle (_ bv0 86) bits)))
(let (($x38563 (and (bvslt (bvxor x ?x41745) n) (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x30421) $x37063 (bvsle (_ bv0 86) (bvashr n ?x30421)) (bvsle (_ bv0 86) ?x37206) $x23610 (bvsle (_ bv0 86) ?x37310) (bvsle (_ bv0 86) ?x41905) (bvsle (_ bv0 86) ?x5419) (bvsle (_ bv0 86) ?x15718) (bvsle (_ bv0 86) ?x8256) (bvsle (_ bv0 86) ?x41745))))
(not $x38563)))))))))))))
(check-sat)
