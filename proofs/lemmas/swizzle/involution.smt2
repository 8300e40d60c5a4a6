; swizzle.involution
; e30d97ed85422f905820f9647ea2d402a1c10d8f48f8880f914bd847fec9c46d
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is shift
; v2 is base
; v3 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 86))
(declare-fun v1 () (_ BitVec 86))
(declare-fun v2 () (_ BitVec 86))
(declare-fun v3 () (_ BitVec 86))
(assert
 (bvsle (_ bv0 86) v0))
(assert
 (bvsgt (_ bv29 86) v0))
(assert
 (bvsle (_ bv77371252455336267181195236 86) v1))
(assert
 (bvsgt (_ bv29 86) v1))
(assert
 (bvsle (_ bv0 86) v2))
(assert
 (bvsgt (_ bv29 86) v2))
(assert
 (bvsle (_ bv0 86) v3))
(assert
 (bvsgt (_ bv268435456 86) v3))
(assert
 (let ((?x61 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x7 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x29 (bvadd ?x7 ?x61)))
 (bvsle v0 ?x29)))))
(assert
 (let ((?x61 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x7 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x29 (bvadd ?x7 ?x61)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x29 v0) v2))))))
(assert
 (let ((?x61 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
(let ((?x7 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
(let ((?x9 (bvadd ?x7 v2)))
(let ((?x13 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
(let ((?x41 (bvshl ?x13 ?x9)))
(let ((?x93 (bvand v3 ?x41)))
(let ((?x141 (bvashr ?x93 ?x7)))
(let ((?x112 (bvshl ?x141 ?x61)))
(let ((?x88 (bvxor v3 ?x112)))
(let ((?x56 (bvand ?x88 ?x41)))
(let ((?x52 (bvashr ?x56 ?x7)))
(let ((?x68 (bvshl ?x52 ?x61)))
(let (($x24 (bvsle (_ bv0 86) v3)))
(let (($x154 (bvsle (_ bv0 86) v0)))
(let (($x98 (and (= (bvxor ?x88 ?x68) v3) $x154 (bvsle (_ bv0 86) ?x13) (bvsle (_ bv0 86) ?x9) $x24 (bvsle (_ bv0 86) ?x41) (bvsle (_ bv0 86) ?x93) (bvsle (_ bv0 86) ?x7) (bvsle (_ bv0 86) ?x141) (bvsle (_ bv0 86) ?x61) (bvsle (_ bv0 86) ?x112) (bvsle (_ bv0 86) ?x88) (bvsle (_ bv0 86) ?x56) (bvsle (_ bv0 86) ?x52) (bvsle (_ bv0 86) ?x68))))
(not $x98)))))))))))))))))
(check-sat)
