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
 (let ((?x14007 (bvadd v3 (_ bv6 29))))
 (let ((?x12086 (bvshl v4 ?x14007)))
 (bvslt v5 ?x12086))))
(assert
 (let ((?x14007 (bvadd v3 (_ bv6 29))))
 (let ((?x24504 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) v1)) v1 (_ bv0 29))))
 (let ((?x2959 (bvmul (_ bv536870911 29) v1)))
 (let ((?x7565 (ite (bvslt (_ bv0 29) ?x2959) ?x2959 (_ bv0 29))))
 (bvsle (bvadd (bvadd (bvadd ?x7565 ?x24504) v0) v2) ?x14007))))))
(assert
 (let ((?x24504 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) v1)) v1 (_ bv0 29))))
(let ((?x2959 (bvmul (_ bv536870911 29) v1)))
(let ((?x7565 (ite (bvslt (_ bv0 29) ?x2959) ?x2959 (_ bv0 29))))
(let ((?x7354 (bvadd ?x7565 v2)))
(let ((?x16311 (bvadd (bvshl (_ bv1 29) v0) (_ bv536870911 29))))
(let ((?x14462 (bvshl ?x16311 ?x7354)))
(let ((?x18940 (bvand v5 ?x14462)))
(let ((?x23466 (bvashr ?x18940 ?x7565)))
(let ((?x6695 (bvshl ?x23466 ?x24504)))
(let (($x23982 (bvsle (_ bv0 29) v5)))
(let (($x944 (and (bvslt (bvxor v5 ?x6695) (bvshl v4 (bvadd v3 (_ bv6 29)))) (bvsle (_ bv0 29) v4) (bvsle (_ bv0 29) (bvadd v3 (_ bv6 29))) (bvsle (_ bv0 29) v0) (bvsle (_ bv0 29) ?x16311) (bvsle (_ bv0 29) ?x7354) $x23982 (bvsle (_ bv0 29) ?x14462) (bvsle (_ bv0 29) ?x18940) (bvsle (_ bv0 29) ?x7565) (bvsle (_ bv0 29) ?x23466) (bvsle (_ bv0 29) ?x24504) (bvsle (_ bv0 29) ?x6695))))
(not $x944)))))))))))))
(check-sat)
