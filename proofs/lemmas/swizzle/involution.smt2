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
 (let ((?x74023 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x76978 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x4181 (bvadd ?x76978 ?x74023)))
 (bvsle bits ?x4181)))))
(assert
 (let ((?x74023 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x76978 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x4181 (bvadd ?x76978 ?x74023)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x4181 bits) base))))))
(assert
 (let ((?x74023 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x76978 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x72295 (bvadd ?x76978 base)))
(let ((?x86337 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x38503 (bvshl ?x86337 ?x72295)))
(let ((?x43416 (bvand x ?x38503)))
(let ((?x8066 (bvashr ?x43416 ?x76978)))
(let ((?x74993 (bvshl ?x8066 ?x74023)))
(let ((?x40603 (bvxor x ?x74993)))
(let ((?x41534 (bvand ?x40603 ?x38503)))
(let ((?x5256 (bvashr ?x41534 ?x76978)))
(let ((?x54354 (bvshl ?x5256 ?x74023)))
(let (($x38085 (bvsle (_ bv0 86) x)))
(let (($x42983 (bvsle (_ bv0 86) bits)))
(let (($x4804 (and (= (bvxor ?x40603 ?x54354) x) $x42983 (bvsle (_ bv0 86) ?x86337) (bvsle (_ bv0 86) ?x72295) $x38085 (bvsle (_ bv0 86) ?x38503) (bvsle (_ bv0 86) ?x43416) (bvsle (_ bv0 86) ?x76978) (bvsle (_ bv0 86) ?x8066) (bvsle (_ bv0 86) ?x74023) (bvsle (_ bv0 86) ?x74993) (bvsle (_ bv0 86) ?x40603) (bvsle (_ bv0 86) ?x41534) (bvsle (_ bv0 86) ?x5256) (bvsle (_ bv0 86) ?x54354))))
(not $x4804)))))))))))))))))
(check-sat)
