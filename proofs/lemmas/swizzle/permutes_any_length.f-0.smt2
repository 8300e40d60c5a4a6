; swizzle.permutes_any_length/f = 0
; 02dc8f3ae32271a295e8c2f7702eeee89abadda212b28f8f6780c0e431b2eaa8
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is shift
; v2 is base
; v3 is n
; v4 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 86))
(declare-fun v1 () (_ BitVec 86))
(declare-fun v2 () (_ BitVec 86))
(declare-fun v3 () (_ BitVec 86))
(declare-fun v4 () (_ BitVec 86))
(assert
 (bvsle (_ bv0 86) v0))
(assert
 (bvsgt (_ bv29 86) v0))
(assert
 (bvsle (_ bv0 86) v1))
(assert
 (bvsgt (_ bv29 86) v1))
(assert
 (bvsle (_ bv0 86) v2))
(assert
 (bvsgt (_ bv29 86) v2))
(assert
 (bvsle (_ bv1 86) v3))
(assert
 (bvsgt (_ bv268435456 86) v3))
(assert
 (bvsle (_ bv0 86) v4))
(assert
 (bvslt v4 v3))
(assert
 (let ((?x177 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x89 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x98 (bvadd ?x89 ?x177)))
 (bvsle v0 ?x98)))))
(assert
 (let ((?x177 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x89 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x98 (bvadd ?x89 ?x177)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x98 v0) v2))))))
(assert
 (let ((?x56 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
 (let ((?x89 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x228 (bvadd ?x89 v2)))
 (let ((?x109 (bvashr v3 ?x228)))
 (or (bvsgt (_ bv0 86) ?x109) (bvsgt (_ bv0 86) ?x56) (= (_ bv0 86) (bvand ?x109 ?x56))))))))
(assert
 (let ((?x177 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
(let ((?x89 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
(let ((?x228 (bvadd ?x89 v2)))
(let ((?x56 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
(let ((?x166 (bvshl ?x56 ?x228)))
(let ((?x481 (bvand v4 ?x166)))
(let ((?x26 (bvashr ?x481 ?x89)))
(let ((?x36 (bvshl ?x26 ?x177)))
(let (($x220 (bvsle (_ bv0 86) v4)))
(let (($x30 (bvsle (_ bv0 86) v0)))
(let (($x64 (and (bvslt (bvxor v4 ?x36) v3) (bvsle (_ bv0 86) v3) (bvsle (_ bv0 86) ?x228) $x30 (bvsle (_ bv0 86) (bvashr v3 ?x228)) (bvsle (_ bv0 86) ?x56) $x220 (bvsle (_ bv0 86) ?x166) (bvsle (_ bv0 86) ?x481) (bvsle (_ bv0 86) ?x89) (bvsle (_ bv0 86) ?x26) (bvsle (_ bv0 86) ?x177) (bvsle (_ bv0 86) ?x36))))
(not $x64)))))))))))))
(check-sat)
