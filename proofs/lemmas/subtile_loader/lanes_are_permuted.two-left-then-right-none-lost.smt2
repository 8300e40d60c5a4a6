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
 (let (($x23144 (bvsgt (_ bv0 32) v1)))
 (let ((?x9129 (ite $x23144 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x20101 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x16222 (bvadd ?x20101 ?x9129)))
 (bvsle v0 ?x16222))))))
(assert
 (let (($x23144 (bvsgt (_ bv0 32) v1)))
 (let ((?x9129 (ite $x23144 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x20101 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x16222 (bvadd ?x20101 ?x9129)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x16222 v0) v2)))))))
(assert
 (let ((?x23931 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let (($x8670 (bvslt (_ bv0 32) v4)))
 (let ((?x16251 (ite $x8670 v4 (_ bv0 32))))
 (let ((?x15514 (bvadd ?x16251 ?x23931)))
 (bvsle v3 ?x15514))))))
(assert
 (let ((?x23931 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let (($x8670 (bvslt (_ bv0 32) v4)))
 (let ((?x16251 (ite $x8670 v4 (_ bv0 32))))
 (let ((?x15514 (bvadd ?x16251 ?x23931)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x15514 v3) v5)))))))
(assert
 (bvsgt (_ bv0 32) v1))
(assert
 (bvslt (_ bv0 32) v4))
(assert
 (let ((?x22292 (ite (bvslt v2 v5) v5 v2)))
 (let ((?x22748 (bvadd (bvmul (_ bv4294967295 32) (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))) (_ bv6 32))))
 (let ((?x4243 (bvadd v5 v3)))
 (let ((?x10273 (bvadd v2 v0)))
 (let ((?x20839 (ite (bvsle ?x10273 ?x4243) ?x10273 ?x4243)))
 (let (($x10704 (bvsle (ite (bvsge (_ bv6 32) ?x20839) ?x20839 (_ bv6 32)) (ite (bvslt ?x22292 ?x22748) ?x22748 ?x22292))))
 (let (($x8670 (bvslt (_ bv0 32) v4)))
 (let ((?x16251 (ite $x8670 v4 (_ bv0 32))))
 (let (($x23144 (bvsgt (_ bv0 32) v1)))
 (let ((?x9129 (ite $x23144 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (or (not (= ?x9129 ?x16251)) $x10704))))))))))))
(assert
 (not (= v6 v7)))
(assert
 (let ((?x23931 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let (($x8670 (bvslt (_ bv0 32) v4)))
(let ((?x16251 (ite $x8670 v4 (_ bv0 32))))
(let ((?x18116 (bvadd ?x16251 v5)))
(let ((?x3859 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x22814 (bvshl ?x3859 ?x18116)))
(let (($x23144 (bvsgt (_ bv0 32) v1)))
(let ((?x9129 (ite $x23144 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x20101 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x8946 (bvadd ?x20101 v2)))
(let ((?x15211 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x831 (bvshl ?x15211 ?x8946)))
(let ((?x209 (bvmul (_ bv64 32) v8)))
(let ((?x18948 (bvadd v7 ?x209)))
(let ((?x13178 (bvand ?x18948 ?x831)))
(let ((?x1914 (bvashr ?x13178 ?x20101)))
(let ((?x23354 (bvshl ?x1914 ?x9129)))
(let ((?x10377 (bvxor ?x18948 ?x23354)))
(let ((?x603 (bvand ?x10377 ?x22814)))
(let ((?x18919 (bvashr ?x603 ?x16251)))
(let ((?x12932 (bvshl ?x18919 ?x23931)))
(let ((?x374 (bvadd v6 ?x209)))
(let ((?x3603 (bvand ?x374 ?x831)))
(let ((?x24105 (bvashr ?x3603 ?x20101)))
(let ((?x12363 (bvshl ?x24105 ?x9129)))
(let ((?x3452 (bvxor ?x374 ?x12363)))
(let ((?x19432 (bvand ?x3452 ?x22814)))
(let ((?x4807 (bvashr ?x19432 ?x16251)))
(let ((?x6487 (bvshl ?x4807 ?x23931)))
(let (($x21874 (bvsle (_ bv0 32) v3)))
(let (($x6141 (bvsle (_ bv0 32) v0)))
(let (($x11772 (not (= (bvand (bvxor ?x3452 ?x6487) (_ bv63 32)) (bvand (bvxor ?x10377 ?x12932) (_ bv63 32))))))
(let (($x20185 (and $x11772 $x6141 (bvsle (_ bv0 32) ?x15211) (bvsle (_ bv0 32) ?x8946) (bvsle (_ bv0 32) ?x374) (bvsle (_ bv0 32) ?x831) (bvsle (_ bv0 32) ?x3603) (bvsle (_ bv0 32) ?x20101) (bvsle (_ bv0 32) ?x24105) (bvsle (_ bv0 32) ?x9129) (bvsle (_ bv0 32) ?x12363) $x21874 (bvsle (_ bv0 32) ?x3859) (bvsle (_ bv0 32) ?x18116) (bvsle (_ bv0 32) ?x3452) (bvsle (_ bv0 32) ?x22814) (bvsle (_ bv0 32) ?x19432) (bvsle (_ bv0 32) ?x16251) (bvsle (_ bv0 32) ?x4807) (bvsle (_ bv0 32) ?x23931) (bvsle (_ bv0 32) ?x6487) (bvsle (_ bv0 32) ?x18948) (bvsle (_ bv0 32) ?x13178) (bvsle (_ bv0 32) ?x1914) (bvsle (_ bv0 32) ?x23354) (bvsle (_ bv0 32) ?x10377) (bvsle (_ bv0 32) ?x603) (bvsle (_ bv0 32) ?x18919) (bvsle (_ bv0 32) ?x12932))))
(not $x20185)))))))))))))))))))))))))))))))))))
(check-sat)
