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
 (let ((?x42195 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x15478 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x22181 (bvadd ?x15478 ?x42195)))
 (bvsle bits ?x22181)))))
(assert
 (let ((?x42195 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x15478 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x22181 (bvadd ?x15478 ?x42195)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x22181 bits) base))))))
(assert
 (let ((?x42195 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x15478 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x33164 (bvadd ?x15478 base)))
(let ((?x14155 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x36638 (bvshl ?x14155 ?x33164)))
(let ((?x10092 (bvand x ?x36638)))
(let ((?x33189 (bvashr ?x10092 ?x15478)))
(let ((?x12896 (bvshl ?x33189 ?x42195)))
(let ((?x44543 (bvxor x ?x12896)))
(let ((?x35024 (bvand ?x44543 ?x36638)))
(let ((?x38222 (bvashr ?x35024 ?x15478)))
(let ((?x12310 (bvshl ?x38222 ?x42195)))
(let (($x21424 (bvsle (_ bv0 86) x)))
(let (($x35265 (bvsle (_ bv0 86) bits)))
(let (($x16766 (and (= (bvxor ?x44543 ?x12310) x) $x35265 (bvsle (_ bv0 86) ?x14155) (bvsle (_ bv0 86) ?x33164) $x21424 (bvsle (_ bv0 86) ?x36638) (bvsle (_ bv0 86) ?x10092) (bvsle (_ bv0 86) ?x15478) (bvsle (_ bv0 86) ?x33189) (bvsle (_ bv0 86) ?x42195) (bvsle (_ bv0 86) ?x12896) (bvsle (_ bv0 86) ?x44543) (bvsle (_ bv0 86) ?x35024) (bvsle (_ bv0 86) ?x38222) (bvsle (_ bv0 86) ?x12310))))
(not $x16766)))))))))))))))))
(check-sat)
