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
 (let ((?x3048 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x28806 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x24635 (bvadd ?x28806 ?x3048)))
 (bvsle bits ?x24635)))))
(assert
 (let ((?x3048 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x28806 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x24635 (bvadd ?x28806 ?x3048)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x24635 bits) base))))))
(assert
 (let ((?x3048 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x28806 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x25702 (bvadd ?x28806 base)))
(let ((?x42159 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x17187 (bvshl ?x42159 ?x25702)))
(let ((?x17073 (bvand x ?x17187)))
(let ((?x32346 (bvashr ?x17073 ?x28806)))
(let ((?x1886 (bvshl ?x32346 ?x3048)))
(let ((?x26033 (bvxor x ?x1886)))
(let ((?x19013 (bvand ?x26033 ?x17187)))
(let ((?x13786 (bvashr ?x19013 ?x28806)))
(let ((?x14790 (bvshl ?x13786 ?x3048)))
(let (($x29005 (bvsle (_ bv0 86) x)))
(let (($x22489 (bvsle (_ bv0 86) bits)))
(let (($x19810 (and (= (bvxor ?x26033 ?x14790) x) $x22489 (bvsle (_ bv0 86) ?x42159) (bvsle (_ bv0 86) ?x25702) $x29005 (bvsle (_ bv0 86) ?x17187) (bvsle (_ bv0 86) ?x17073) (bvsle (_ bv0 86) ?x28806) (bvsle (_ bv0 86) ?x32346) (bvsle (_ bv0 86) ?x3048) (bvsle (_ bv0 86) ?x1886) (bvsle (_ bv0 86) ?x26033) (bvsle (_ bv0 86) ?x19013) (bvsle (_ bv0 86) ?x13786) (bvsle (_ bv0 86) ?x14790))))
(not $x19810)))))))))))))))))
(check-sat)
