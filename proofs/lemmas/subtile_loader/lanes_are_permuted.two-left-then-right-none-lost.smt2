; subtile_loader.lanes_are_permuted/two, left then right, none lost
; 96409d9f639b4a2728b8a1f1feb1135c5f86d4ae07c55e93cfb1b493d6234d42
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is bits2
; v4 is shift2
; v5 is base2
; v6 is lane_a
; v7 is lane_b
; v8 is strip
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 32))
(declare-fun v1 () (_ BitVec 32))
(declare-fun v2 () (_ BitVec 32))
(declare-fun v3 () (_ BitVec 32))
(declare-fun v4 () (_ BitVec 32))
(declare-fun v5 () (_ BitVec 32))
(declare-fun v6 () (_ BitVec 32))
(declare-fun v7 () (_ BitVec 32))
(declare-fun v8 () (_ BitVec 32))
(assert
 (bvsle (_ bv0 32) v0))
(assert
 (bvsgt (_ bv11 32) v0))
(assert
 (bvsle (_ bv4294967286 32) v1))
(assert
 (bvsgt (_ bv11 32) v1))
(assert
 (bvsle (_ bv0 32) v2))
(assert
 (bvsgt (_ bv11 32) v2))
(assert
 (bvsle (_ bv0 32) v3))
(assert
 (bvsgt (_ bv11 32) v3))
(assert
 (bvsle (_ bv4294967286 32) v4))
(assert
 (bvsgt (_ bv11 32) v4))
(assert
 (bvsle (_ bv0 32) v5))
(assert
 (bvsgt (_ bv11 32) v5))
(assert
 (bvsle (_ bv0 32) v6))
(assert
 (bvsgt (_ bv64 32) v6))
(assert
 (bvsle (_ bv0 32) v7))
(assert
 (bvsgt (_ bv64 32) v7))
(assert
 (bvsle (_ bv0 32) v8))
(assert
 (bvsgt (_ bv16 32) v8))
(assert
 (let (($x6313 (bvsgt (_ bv0 32) v1)))
 (let ((?x20651 (ite $x6313 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x5060 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x11832 (bvadd ?x5060 ?x20651)))
 (bvsle v0 ?x11832))))))
(assert
 (let (($x6313 (bvsgt (_ bv0 32) v1)))
 (let ((?x20651 (ite $x6313 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x5060 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x11832 (bvadd ?x5060 ?x20651)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x11832 v0) v2)))))))
(assert
 (let ((?x2545 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let (($x2077 (bvslt (_ bv0 32) v4)))
 (let ((?x6381 (ite $x2077 v4 (_ bv0 32))))
 (let ((?x20276 (bvadd ?x6381 ?x2545)))
 (bvsle v3 ?x20276))))))
(assert
 (let ((?x2545 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let (($x2077 (bvslt (_ bv0 32) v4)))
 (let ((?x6381 (ite $x2077 v4 (_ bv0 32))))
 (let ((?x20276 (bvadd ?x6381 ?x2545)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x20276 v3) v5)))))))
(assert
 (bvsgt (_ bv0 32) v1))
(assert
 (bvslt (_ bv0 32) v4))
(assert
 (let ((?x22418 (ite (bvslt v2 v5) v5 v2)))
 (let ((?x20320 (bvadd (bvmul (_ bv4294967295 32) (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))) (_ bv6 32))))
 (let ((?x17529 (bvadd v5 v3)))
 (let ((?x17530 (bvadd v2 v0)))
 (let ((?x1012 (ite (bvsle ?x17530 ?x17529) ?x17530 ?x17529)))
 (let (($x19544 (bvsle (ite (bvsge (_ bv6 32) ?x1012) ?x1012 (_ bv6 32)) (ite (bvslt ?x22418 ?x20320) ?x20320 ?x22418))))
 (let (($x2077 (bvslt (_ bv0 32) v4)))
 (let ((?x6381 (ite $x2077 v4 (_ bv0 32))))
 (let (($x6313 (bvsgt (_ bv0 32) v1)))
 (let ((?x20651 (ite $x6313 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (or (not (= ?x20651 ?x6381)) $x19544))))))))))))
(assert
 (not (= v6 v7)))
(assert
 (let ((?x2545 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let (($x2077 (bvslt (_ bv0 32) v4)))
(let ((?x6381 (ite $x2077 v4 (_ bv0 32))))
(let ((?x405 (bvadd ?x6381 v5)))
(let ((?x16745 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x10667 (bvshl ?x16745 ?x405)))
(let (($x6313 (bvsgt (_ bv0 32) v1)))
(let ((?x20651 (ite $x6313 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x5060 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x19745 (bvadd ?x5060 v2)))
(let ((?x9472 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x20875 (bvshl ?x9472 ?x19745)))
(let ((?x13594 (bvmul (_ bv64 32) v8)))
(let ((?x24856 (bvadd v7 ?x13594)))
(let ((?x22395 (bvand ?x24856 ?x20875)))
(let ((?x15668 (bvashr ?x22395 ?x5060)))
(let ((?x23508 (bvshl ?x15668 ?x20651)))
(let ((?x19072 (bvxor ?x24856 ?x23508)))
(let ((?x22517 (bvand ?x19072 ?x10667)))
(let ((?x11284 (bvashr ?x22517 ?x6381)))
(let ((?x281 (bvshl ?x11284 ?x2545)))
(let ((?x12113 (bvadd v6 ?x13594)))
(let ((?x157 (bvand ?x12113 ?x20875)))
(let ((?x26561 (bvashr ?x157 ?x5060)))
(let ((?x14829 (bvshl ?x26561 ?x20651)))
(let ((?x14407 (bvxor ?x12113 ?x14829)))
(let ((?x19043 (bvand ?x14407 ?x10667)))
(let ((?x14128 (bvashr ?x19043 ?x6381)))
(let ((?x27291 (bvshl ?x14128 ?x2545)))
(let (($x6341 (bvsle (_ bv0 32) v3)))
(let (($x11580 (bvsle (_ bv0 32) v0)))
(let (($x28123 (not (= (bvand (bvxor ?x14407 ?x27291) (_ bv63 32)) (bvand (bvxor ?x19072 ?x281) (_ bv63 32))))))
(let (($x26779 (and $x28123 $x11580 (bvsle (_ bv0 32) ?x9472) (bvsle (_ bv0 32) ?x19745) (bvsle (_ bv0 32) ?x12113) (bvsle (_ bv0 32) ?x20875) (bvsle (_ bv0 32) ?x157) (bvsle (_ bv0 32) ?x5060) (bvsle (_ bv0 32) ?x26561) (bvsle (_ bv0 32) ?x20651) (bvsle (_ bv0 32) ?x14829) $x6341 (bvsle (_ bv0 32) ?x16745) (bvsle (_ bv0 32) ?x405) (bvsle (_ bv0 32) ?x14407) (bvsle (_ bv0 32) ?x10667) (bvsle (_ bv0 32) ?x19043) (bvsle (_ bv0 32) ?x6381) (bvsle (_ bv0 32) ?x14128) (bvsle (_ bv0 32) ?x2545) (bvsle (_ bv0 32) ?x27291) (bvsle (_ bv0 32) ?x24856) (bvsle (_ bv0 32) ?x22395) (bvsle (_ bv0 32) ?x15668) (bvsle (_ bv0 32) ?x23508) (bvsle (_ bv0 32) ?x19072) (bvsle (_ bv0 32) ?x22517) (bvsle (_ bv0 32) ?x11284) (bvsle (_ bv0 32) ?x281))))
(not $x26779)))))))))))))))))))))))))))))))))))
(check-sat)
