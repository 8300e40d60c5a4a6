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
 (let ((?x21320 (bvadd v3 (_ bv6 37))))
 (let ((?x20899 (bvshl v4 ?x21320)))
 (bvslt v5 ?x20899))))
(assert
 (let ((?x21320 (bvadd v3 (_ bv6 37))))
 (bvsle (bvadd v2 v0) ?x21320)))
(assert
 (let ((?x13086 (bvmul (_ bv137438953471 37) v1)))
(let ((?x12008 (ite (bvsgt (_ bv0 37) v1) ?x13086 (_ bv0 37))))
(let ((?x21038 (ite (bvslt (_ bv0 37) v1) v1 (_ bv0 37))))
(let ((?x22430 (bvadd ?x21038 v2)))
(let ((?x14964 (bvadd (bvshl (_ bv1 37) v0) (_ bv137438953471 37))))
(let ((?x11756 (bvshl ?x14964 ?x22430)))
(let ((?x21883 (bvand v5 ?x11756)))
(let ((?x9034 (bvashr ?x21883 ?x21038)))
(let ((?x2326 (bvshl ?x9034 ?x12008)))
(let (($x16196 (bvsle (_ bv0 37) v5)))
(let (($x19314 (bvsle (_ bv0 37) v0)))
(let (($x7799 (and (bvslt (bvxor v5 ?x2326) (bvshl v4 (bvadd v3 (_ bv6 37)))) (bvsle (_ bv0 37) v4) (bvsle (_ bv0 37) (bvadd v3 (_ bv6 37))) $x19314 (bvsle (_ bv0 37) ?x14964) (bvsle (_ bv0 37) ?x22430) $x16196 (bvsle (_ bv0 37) ?x11756) (bvsle (_ bv0 37) ?x21883) (bvsle (_ bv0 37) ?x21038) (bvsle (_ bv0 37) ?x9034) (bvsle (_ bv0 37) ?x12008) (bvsle (_ bv0 37) ?x2326))))
(not $x7799))))))))))))))
(check-sat)
