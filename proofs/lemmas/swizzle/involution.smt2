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
 (let ((?x28665 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x29761 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x23295 (bvadd ?x29761 ?x28665)))
 (bvsle bits ?x23295)))))
(assert
 (let ((?x28665 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x29761 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x23295 (bvadd ?x29761 ?x28665)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x23295 bits) base))))))
(assert
 (let ((?x28665 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x29761 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x6523 (bvadd ?x29761 base)))
(let ((?x30107 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x43430 (bvshl ?x30107 ?x6523)))
(let ((?x11379 (bvand x ?x43430)))
(let ((?x30217 (bvashr ?x11379 ?x29761)))
(let ((?x7084 (bvshl ?x30217 ?x28665)))
(let ((?x3913 (bvxor x ?x7084)))
(let ((?x2177 (bvand ?x3913 ?x43430)))
(let ((?x31898 (bvashr ?x2177 ?x29761)))
(let ((?x41128 (bvshl ?x31898 ?x28665)))
(let (($x24966 (bvsle (_ bv0 86) x)))
(let (($x16058 (bvsle (_ bv0 86) bits)))
(let (($x41336 (and (= (bvxor ?x3913 ?x41128) x) $x16058 (bvsle (_ bv0 86) ?x30107) (bvsle (_ bv0 86) ?x6523) $x24966 (bvsle (_ bv0 86) ?x43430) (bvsle (_ bv0 86) ?x11379) (bvsle (_ bv0 86) ?x29761) (bvsle (_ bv0 86) ?x30217) (bvsle (_ bv0 86) ?x28665) (bvsle (_ bv0 86) ?x7084) (bvsle (_ bv0 86) ?x3913) (bvsle (_ bv0 86) ?x2177) (bvsle (_ bv0 86) ?x31898) (bvsle (_ bv0 86) ?x41128))))
(not $x41336)))))))))))))))))
(check-sat)
