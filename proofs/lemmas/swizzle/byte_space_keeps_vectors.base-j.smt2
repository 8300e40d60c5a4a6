; swizzle.byte_space_keeps_vectors/base >= j
; 6fea878c8dfa2d8dda5f6c29e1cfdfa413a726c0a863914fc7e88b1b8722b48e
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 86))
(declare-fun shift () (_ BitVec 86))
(declare-fun base () (_ BitVec 86))
(declare-fun j () (_ BitVec 86))
(declare-fun v () (_ BitVec 86))
(declare-fun e () (_ BitVec 86))
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
 (bvsle (_ bv0 86) j))
(assert
 (bvsgt (_ bv5 86) j))
(assert
 (bvsle (_ bv0 86) v))
(assert
 (bvsgt (_ bv16777216 86) v))
(assert
 (bvsle (_ bv0 86) e))
(assert
 (let ((?x17826 (bvshl (_ bv1 86) j)))
 (bvslt e ?x17826)))
(assert
 (let ((?x7591 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x33684 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x13933 (bvadd ?x33684 ?x7591)))
 (bvsle bits ?x13933)))))
(assert
 (let ((?x7591 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x33684 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x13933 (bvadd ?x33684 ?x7591)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x13933 bits) base))))))
(assert
 (bvsle j base))
(assert
 (let ((?x7591 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x33684 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x44345 (bvadd ?x33684 base)))
(let ((?x43460 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x38971 (bvshl ?x43460 ?x44345)))
(let ((?x34722 (bvshl v j)))
(let ((?x26124 (bvand ?x34722 ?x38971)))
(let ((?x1046 (bvashr ?x26124 ?x33684)))
(let ((?x17103 (bvshl ?x1046 ?x7591)))
(let ((?x44671 (bvxor ?x34722 ?x17103)))
(let (($x8648 (bvsle (_ bv0 86) bits)))
(let (($x30377 (bvsle (_ bv0 86) j)))
(let (($x43142 (bvsle (_ bv0 86) v)))
(let ((?x39715 (bvadd ?x34722 e)))
(let ((?x40461 (bvand ?x39715 ?x38971)))
(let ((?x30311 (bvashr ?x40461 ?x33684)))
(let ((?x42862 (bvshl ?x30311 ?x7591)))
(let (($x19360 (and (= (bvxor ?x39715 ?x42862) (bvadd ?x44671 e)) (= (_ bv0 86) (bvand ?x44671 (bvadd (bvshl (_ bv1 86) j) (_ bv77371252455336267181195263 86)))) $x43142 $x30377 $x8648 (bvsle (_ bv0 86) ?x43460) (bvsle (_ bv0 86) ?x44345) (bvsle (_ bv0 86) ?x39715) (bvsle (_ bv0 86) ?x38971) (bvsle (_ bv0 86) ?x40461) (bvsle (_ bv0 86) ?x33684) (bvsle (_ bv0 86) ?x30311) (bvsle (_ bv0 86) ?x7591) (bvsle (_ bv0 86) ?x42862) (bvsle (_ bv0 86) ?x34722) (bvsle (_ bv0 86) ?x26124) (bvsle (_ bv0 86) ?x1046) (bvsle (_ bv0 86) ?x17103) (bvsle (_ bv0 86) ?x44671) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv1 86) j) (_ bv77371252455336267181195263 86))))))
(not $x19360))))))))))))))))))))
(check-sat)
