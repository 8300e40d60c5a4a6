; subtile_loader.worker_base_needed_exactly/worker_base or 0
; 608ef5c67a1b7f81fc798dfb7b086af555162563c8ea82264e688ea915605b72
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is bits2
; v4 is shift2
; v5 is base2
; v6 is lane
; v7 is strip_a
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 32))
(declare-fun v1 () (_ BitVec 32))
(declare-fun v2 () (_ BitVec 32))
(declare-fun v3 () (_ BitVec 32))
(declare-fun v4 () (_ BitVec 32))
(declare-fun v5 () (_ BitVec 32))
(declare-fun v6 () (_ BitVec 32))
(declare-fun v7 () (_ BitVec 32))
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
 (bvsgt (_ bv16 32) v7))
(assert
 (let ((?x26604 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x21867 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x16531 (bvadd ?x21867 ?x26604)))
 (bvsle v0 ?x16531)))))
(assert
 (let ((?x26604 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x21867 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x16531 (bvadd ?x21867 ?x26604)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x16531 v0) v2))))))
(assert
 (let ((?x21489 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x20616 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x27945 (bvadd ?x20616 ?x21489)))
 (bvsle v3 ?x27945)))))
(assert
 (let ((?x21489 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x20616 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x27945 (bvadd ?x20616 ?x21489)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x27945 v3) v5))))))
(assert
 (let ((?x21489 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x20616 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x27222 (bvadd ?x20616 v5)))
(let ((?x3908 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x13453 (bvshl ?x3908 ?x27222)))
(let ((?x26604 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x21867 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x544 (bvadd ?x21867 v2)))
(let ((?x27001 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x16680 (bvshl ?x27001 ?x544)))
(let ((?x19646 (bvmul (_ bv64 32) v7)))
(let ((?x3827 (bvand ?x19646 ?x16680)))
(let ((?x16405 (bvashr ?x3827 ?x21867)))
(let ((?x28752 (bvshl ?x16405 ?x26604)))
(let ((?x4248 (bvxor ?x19646 ?x28752)))
(let ((?x4428 (bvand ?x4248 ?x13453)))
(let ((?x8789 (bvashr ?x4428 ?x20616)))
(let ((?x28242 (bvshl ?x8789 ?x21489)))
(let ((?x548 (bvand v6 ?x16680)))
(let ((?x24482 (bvashr ?x548 ?x21867)))
(let ((?x27531 (bvshl ?x24482 ?x26604)))
(let ((?x17551 (bvxor v6 ?x27531)))
(let ((?x11584 (bvand ?x17551 ?x13453)))
(let ((?x1065 (bvashr ?x11584 ?x20616)))
(let ((?x226 (bvshl ?x1065 ?x21489)))
(let (($x12300 (bvsle (_ bv0 32) v6)))
(let ((?x20878 (bvadd v6 ?x19646)))
(let ((?x28228 (bvand ?x20878 ?x16680)))
(let ((?x17105 (bvashr ?x28228 ?x21867)))
(let ((?x12207 (bvshl ?x17105 ?x26604)))
(let ((?x11355 (bvxor ?x20878 ?x12207)))
(let ((?x17016 (bvand ?x11355 ?x13453)))
(let ((?x28240 (bvashr ?x17016 ?x20616)))
(let ((?x19407 (bvshl ?x28240 ?x21489)))
(let (($x2474 (bvsle (_ bv0 32) v3)))
(let (($x2166 (bvsle (_ bv0 32) v0)))
(let (($x20561 (= (bvand (bvxor ?x11355 ?x19407) (_ bv63 32)) (bvand (bvxor ?x17551 ?x226) (_ bv63 32)))))
(let (($x13110 (and (or (not $x20561) (= (_ bv0 32) (bvand (bvxor ?x4248 ?x28242) (_ bv63 32)))) (or (not (= (_ bv0 32) (bvand (bvxor ?x4248 ?x28242) (_ bv63 32)))) $x20561) $x2166 (bvsle (_ bv0 32) ?x27001) (bvsle (_ bv0 32) ?x544) (bvsle (_ bv0 32) ?x20878) (bvsle (_ bv0 32) ?x16680) (bvsle (_ bv0 32) ?x28228) (bvsle (_ bv0 32) ?x21867) (bvsle (_ bv0 32) ?x17105) (bvsle (_ bv0 32) ?x26604) (bvsle (_ bv0 32) ?x12207) $x2474 (bvsle (_ bv0 32) ?x3908) (bvsle (_ bv0 32) ?x27222) (bvsle (_ bv0 32) ?x11355) (bvsle (_ bv0 32) ?x13453) (bvsle (_ bv0 32) ?x17016) (bvsle (_ bv0 32) ?x20616) (bvsle (_ bv0 32) ?x28240) (bvsle (_ bv0 32) ?x21489) (bvsle (_ bv0 32) ?x19407) $x12300 (bvsle (_ bv0 32) ?x548) (bvsle (_ bv0 32) ?x24482) (bvsle (_ bv0 32) ?x27531) (bvsle (_ bv0 32) ?x17551) (bvsle (_ bv0 32) ?x11584) (bvsle (_ bv0 32) ?x1065) (bvsle (_ bv0 32) ?x226) (bvsle (_ bv0 32) ?x19646) (bvsle (_ bv0 32) ?x3827) (bvsle (_ bv0 32) ?x16405) (bvsle (_ bv0 32) ?x28752) (bvsle (_ bv0 32) ?x4248) (bvsle (_ bv0 32) ?x4428) (bvsle (_ bv0 32) ?x8789) (bvsle (_ bv0 32) ?x28242))))
(not $x13110))))))))))))))))))))))))))))))))))))))))
(check-sat)
