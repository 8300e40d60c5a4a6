; mma_loader.swizzles_for_every_bk/shift >= 0, enough
; f3fe4d9dc131dc39993bf30e8083de4e06f5ca2dee0b125b688fb4b7909e07d6
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is shift
; v2 is base
; v3 is log2_halves
; v4 is k_tiles
; v5 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 37))
(declare-fun v1 () (_ BitVec 37))
(declare-fun v2 () (_ BitVec 37))
(declare-fun v3 () (_ BitVec 37))
(declare-fun v4 () (_ BitVec 37))
(declare-fun v5 () (_ BitVec 37))
(assert
 (bvsle (_ bv0 37) v0))
(assert
 (bvsgt (_ bv8 37) v0))
(assert
 (bvsle v0 v1))
(assert
 (bvslt v1 (bvadd (bvmul (_ bv137438953471 37) v0) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v2))
(assert
 (bvslt v2 (bvadd (bvadd (bvmul (_ bv137438953471 37) v0) (bvmul (_ bv137438953471 37) v1)) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v3))
(assert
 (bvsgt (_ bv2 37) v3))
(assert
 (bvsle (_ bv1 37) v4))
(assert
 (bvsgt (_ bv128 37) v4))
(assert
 (bvsle (_ bv0 37) v5))
(assert
 (let ((?x3251 (bvadd v3 (_ bv6 37))))
 (let ((?x10608 (bvshl v4 ?x3251)))
 (bvslt v5 ?x10608))))
(assert
 (let ((?x3251 (bvadd v3 (_ bv6 37))))
 (bvsle (bvadd v2 v0) ?x3251)))
(assert
 (let ((?x23416 (bvmul (_ bv137438953471 37) v1)))
(let ((?x2747 (ite (bvsgt (_ bv0 37) v1) ?x23416 (_ bv0 37))))
(let ((?x12515 (ite (bvslt (_ bv0 37) v1) v1 (_ bv0 37))))
(let ((?x5717 (bvadd ?x12515 v2)))
(let ((?x22839 (bvadd (bvshl (_ bv1 37) v0) (_ bv137438953471 37))))
(let ((?x21372 (bvshl ?x22839 ?x5717)))
(let ((?x11772 (bvand v5 ?x21372)))
(let ((?x22193 (bvashr ?x11772 ?x12515)))
(let ((?x2508 (bvshl ?x22193 ?x2747)))
(let (($x3869 (bvsle (_ bv0 37) v5)))
(let (($x6190 (bvsle (_ bv0 37) v0)))
(let (($x6328 (and (bvslt (bvxor v5 ?x2508) (bvshl v4 (bvadd v3 (_ bv6 37)))) (bvsle (_ bv0 37) v4) (bvsle (_ bv0 37) (bvadd v3 (_ bv6 37))) $x6190 (bvsle (_ bv0 37) ?x22839) (bvsle (_ bv0 37) ?x5717) $x3869 (bvsle (_ bv0 37) ?x21372) (bvsle (_ bv0 37) ?x11772) (bvsle (_ bv0 37) ?x12515) (bvsle (_ bv0 37) ?x22193) (bvsle (_ bv0 37) ?x2747) (bvsle (_ bv0 37) ?x2508))))
(not $x6328))))))))))))))
(check-sat)
