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
 (let ((?x11061 (bvshl (_ bv1 86) v3)))
 (bvslt v5 ?x11061)))
(assert
 (let ((?x4143 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x5244 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x4912 (bvadd ?x5244 ?x4143)))
 (bvsle v0 ?x4912)))))
(assert
 (let ((?x4143 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x5244 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x4912 (bvadd ?x5244 ?x4143)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x4912 v0) v2))))))
(assert
 (bvsle v3 v2))
(assert
 (let ((?x4143 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
(let ((?x5244 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
(let ((?x220 (bvadd ?x5244 v2)))
(let ((?x3830 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
(let ((?x519 (bvshl ?x3830 ?x220)))
(let ((?x746 (bvshl v4 v3)))
(let ((?x8317 (bvand ?x746 ?x519)))
(let ((?x10722 (bvashr ?x8317 ?x5244)))
(let ((?x11275 (bvshl ?x10722 ?x4143)))
(let ((?x845 (bvxor ?x746 ?x11275)))
(let ((?x481 (bvadd ?x746 v5)))
(let ((?x19124 (bvand ?x481 ?x519)))
(let ((?x381 (bvashr ?x19124 ?x5244)))
(let ((?x106 (bvshl ?x381 ?x4143)))
(let (($x213 (bvsle (_ bv0 86) v0)))
(let (($x7334 (bvsle (_ bv0 86) v3)))
(let (($x11004 (bvsle (_ bv0 86) v4)))
(let (($x227 (and (= (bvxor ?x481 ?x106) (bvadd ?x845 v5)) (= (_ bv0 86) (bvand ?x845 (bvadd (bvshl (_ bv1 86) v3) (_ bv77371252455336267181195263 86)))) $x11004 $x7334 $x213 (bvsle (_ bv0 86) ?x3830) (bvsle (_ bv0 86) ?x220) (bvsle (_ bv0 86) ?x481) (bvsle (_ bv0 86) ?x519) (bvsle (_ bv0 86) ?x19124) (bvsle (_ bv0 86) ?x5244) (bvsle (_ bv0 86) ?x381) (bvsle (_ bv0 86) ?x4143) (bvsle (_ bv0 86) ?x106) (bvsle (_ bv0 86) ?x746) (bvsle (_ bv0 86) ?x8317) (bvsle (_ bv0 86) ?x10722) (bvsle (_ bv0 86) ?x11275) (bvsle (_ bv0 86) ?x845) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv1 86) v3) (_ bv77371252455336267181195263 86))))))
(not $x227))))))))))))))))))))
(check-sat)
