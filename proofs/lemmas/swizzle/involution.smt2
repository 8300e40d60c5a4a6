; swizzle.involution
; e30d97ed85422f905820f9647ea2d402a1c10d8f48f8880f914bd847fec9c46d
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 86))
(declare-fun shift () (_ BitVec 86))
(declare-fun base () (_ BitVec 86))
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
 (bvsle (_ bv0 86) x))
(assert
 (bvsgt (_ bv268435456 86) x))
(assert
 (let ((?x35011 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x38656 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x1488 (bvadd ?x38656 ?x35011)))
 (bvsle bits ?x1488)))))
(assert
 (let ((?x35011 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x38656 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x1488 (bvadd ?x38656 ?x35011)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x1488 bits) base))))))
(assert
 (let ((?x35011 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x38656 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x32813 (bvadd ?x38656 base)))
(let ((?x33039 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x23432 (bvshl ?x33039 ?x32813)))
(let ((?x19083 (bvand x ?x23432)))
(let ((?x17378 (bvashr ?x19083 ?x38656)))
(let ((?x19654 (bvshl ?x17378 ?x35011)))
(let ((?x25009 (bvxor x ?x19654)))
(let ((?x21278 (bvand ?x25009 ?x23432)))
(let ((?x26484 (bvashr ?x21278 ?x38656)))
(let ((?x7227 (bvshl ?x26484 ?x35011)))
(let (($x26245 (bvsle (_ bv0 86) x)))
(let (($x6804 (bvsle (_ bv0 86) bits)))
(let (($x899 (and (= (bvxor ?x25009 ?x7227) x) $x6804 (bvsle (_ bv0 86) ?x33039) (bvsle (_ bv0 86) ?x32813) $x26245 (bvsle (_ bv0 86) ?x23432) (bvsle (_ bv0 86) ?x19083) (bvsle (_ bv0 86) ?x38656) (bvsle (_ bv0 86) ?x17378) (bvsle (_ bv0 86) ?x35011) (bvsle (_ bv0 86) ?x19654) (bvsle (_ bv0 86) ?x25009) (bvsle (_ bv0 86) ?x21278) (bvsle (_ bv0 86) ?x26484) (bvsle (_ bv0 86) ?x7227))))
(not $x899)))))))))))))))))
(check-sat)
