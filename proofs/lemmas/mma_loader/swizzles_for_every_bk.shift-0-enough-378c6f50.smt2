; mma_loader.swizzles_for_every_bk/shift < 0, enough
; ecbe9abbd47a191a19e6ecae77df5ad9e95431448b554504a1dbcc568207d9a5
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is distance
; v2 is base
; v3 is log2_halves
; v4 is k_tiles
; v5 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 29))
(declare-fun v1 () (_ BitVec 29))
(declare-fun v2 () (_ BitVec 29))
(declare-fun v3 () (_ BitVec 29))
(declare-fun v4 () (_ BitVec 29))
(declare-fun v5 () (_ BitVec 29))
(assert
 (bvsle (_ bv1 29) v0))
(assert
 (bvsgt (_ bv8 29) v0))
(assert
 (bvsle v0 v1))
(assert
 (bvslt v1 (bvadd (bvmul (_ bv536870911 29) v0) (_ bv15 29))))
(assert
 (bvsle (_ bv0 29) v2))
(assert
 (bvslt v2 (bvadd (bvadd (bvmul (_ bv536870911 29) v0) (bvmul (_ bv536870911 29) v1)) (_ bv15 29))))
(assert
 (bvsle (_ bv0 29) v3))
(assert
 (bvsgt (_ bv2 29) v3))
(assert
 (bvsle (_ bv1 29) v4))
(assert
 (bvsgt (_ bv128 29) v4))
(assert
 (bvsle (_ bv0 29) v5))
(assert
 (let ((?x13958 (bvadd v3 (_ bv6 29))))
 (let ((?x1441 (bvshl v4 ?x13958)))
 (bvslt v5 ?x1441))))
(assert
 (let ((?x13958 (bvadd v3 (_ bv6 29))))
 (let ((?x12306 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) v1)) v1 (_ bv0 29))))
 (let ((?x12349 (bvmul (_ bv536870911 29) v1)))
 (let ((?x9871 (ite (bvslt (_ bv0 29) ?x12349) ?x12349 (_ bv0 29))))
 (bvsle (bvadd (bvadd (bvadd ?x9871 ?x12306) v0) v2) ?x13958))))))
(assert
 (let ((?x12306 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) v1)) v1 (_ bv0 29))))
(let ((?x12349 (bvmul (_ bv536870911 29) v1)))
(let ((?x9871 (ite (bvslt (_ bv0 29) ?x12349) ?x12349 (_ bv0 29))))
(let ((?x16610 (bvadd ?x9871 v2)))
(let ((?x27951 (bvadd (bvshl (_ bv1 29) v0) (_ bv536870911 29))))
(let ((?x9268 (bvshl ?x27951 ?x16610)))
(let ((?x10250 (bvand v5 ?x9268)))
(let ((?x6531 (bvashr ?x10250 ?x9871)))
(let ((?x234 (bvshl ?x6531 ?x12306)))
(let (($x2006 (bvsle (_ bv0 29) v5)))
(let (($x9976 (and (bvslt (bvxor v5 ?x234) (bvshl v4 (bvadd v3 (_ bv6 29)))) (bvsle (_ bv0 29) v4) (bvsle (_ bv0 29) (bvadd v3 (_ bv6 29))) (bvsle (_ bv0 29) v0) (bvsle (_ bv0 29) ?x27951) (bvsle (_ bv0 29) ?x16610) $x2006 (bvsle (_ bv0 29) ?x9268) (bvsle (_ bv0 29) ?x10250) (bvsle (_ bv0 29) ?x9871) (bvsle (_ bv0 29) ?x6531) (bvsle (_ bv0 29) ?x12306) (bvsle (_ bv0 29) ?x234))))
(not $x9976)))))))))))))
(check-sat)
