; swizzle.byte_space_keeps_vectors/base >= j
; 6fea878c8dfa2d8dda5f6c29e1cfdfa413a726c0a863914fc7e88b1b8722b48e
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is shift
; v2 is base
; v3 is j
; v4 is v
; v5 is e
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 86))
(declare-fun v1 () (_ BitVec 86))
(declare-fun v2 () (_ BitVec 86))
(declare-fun v3 () (_ BitVec 86))
(declare-fun v4 () (_ BitVec 86))
(declare-fun v5 () (_ BitVec 86))
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
 (bvsgt (_ bv5 86) v3))
(assert
 (bvsle (_ bv0 86) v4))
(assert
 (bvsgt (_ bv16777216 86) v4))
(assert
 (bvsle (_ bv0 86) v5))
(assert
 (let ((?x4399 (bvshl (_ bv1 86) v3)))
 (bvslt v5 ?x4399)))
(assert
 (let ((?x14536 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x16137 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x4132 (bvadd ?x16137 ?x14536)))
 (bvsle v0 ?x4132)))))
(assert
 (let ((?x14536 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x16137 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x4132 (bvadd ?x16137 ?x14536)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x4132 v0) v2))))))
(assert
 (bvsle v3 v2))
(assert
 (let ((?x14536 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
(let ((?x16137 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
(let ((?x16658 (bvadd ?x16137 v2)))
(let ((?x3549 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
(let ((?x3128 (bvshl ?x3549 ?x16658)))
(let ((?x15 (bvshl v4 v3)))
(let ((?x10124 (bvand ?x15 ?x3128)))
(let ((?x5716 (bvashr ?x10124 ?x16137)))
(let ((?x213 (bvshl ?x5716 ?x14536)))
(let ((?x540 (bvxor ?x15 ?x213)))
(let ((?x4070 (bvadd ?x15 v5)))
(let ((?x205 (bvand ?x4070 ?x3128)))
(let ((?x7035 (bvashr ?x205 ?x16137)))
(let ((?x537 (bvshl ?x7035 ?x14536)))
(let (($x425 (bvsle (_ bv0 86) v0)))
(let (($x2609 (bvsle (_ bv0 86) v3)))
(let (($x7817 (bvsle (_ bv0 86) v4)))
(let (($x8759 (and (= (bvxor ?x4070 ?x537) (bvadd ?x540 v5)) (= (_ bv0 86) (bvand ?x540 (bvadd (bvshl (_ bv1 86) v3) (_ bv77371252455336267181195263 86)))) $x7817 $x2609 $x425 (bvsle (_ bv0 86) ?x3549) (bvsle (_ bv0 86) ?x16658) (bvsle (_ bv0 86) ?x4070) (bvsle (_ bv0 86) ?x3128) (bvsle (_ bv0 86) ?x205) (bvsle (_ bv0 86) ?x16137) (bvsle (_ bv0 86) ?x7035) (bvsle (_ bv0 86) ?x14536) (bvsle (_ bv0 86) ?x537) (bvsle (_ bv0 86) ?x15) (bvsle (_ bv0 86) ?x10124) (bvsle (_ bv0 86) ?x5716) (bvsle (_ bv0 86) ?x213) (bvsle (_ bv0 86) ?x540) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv1 86) v3) (_ bv77371252455336267181195263 86))))))
(not $x8759))))))))))))))))))))
(check-sat)
