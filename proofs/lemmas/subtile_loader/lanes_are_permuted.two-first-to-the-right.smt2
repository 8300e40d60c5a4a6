; subtile_loader.lanes_are_permuted/two, first to the right
; 4e443aa721b07b43438fef79149b6764a60bc51a41d5686c33d78d79d5876247
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
 (let ((?x2959 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x8860 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x23508 (bvadd ?x8860 ?x2959)))
 (bvsle v0 ?x23508)))))
(assert
 (let ((?x2959 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x8860 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x23508 (bvadd ?x8860 ?x2959)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x23508 v0) v2))))))
(assert
 (let ((?x29137 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x5526 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x2663 (bvadd ?x5526 ?x29137)))
 (bvsle v3 ?x2663)))))
(assert
 (let ((?x29137 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x5526 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x2663 (bvadd ?x5526 ?x29137)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x2663 v3) v5))))))
(assert
 (bvsle (_ bv0 32) v1))
(assert
 (not (= v6 v7)))
(assert
 (let ((?x29137 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x5526 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x21403 (bvadd ?x5526 v5)))
(let ((?x4104 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x3031 (bvshl ?x4104 ?x21403)))
(let ((?x2959 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x8860 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x21760 (bvadd ?x8860 v2)))
(let ((?x8857 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x25387 (bvshl ?x8857 ?x21760)))
(let ((?x13530 (bvmul (_ bv64 32) v8)))
(let ((?x18815 (bvadd v7 ?x13530)))
(let ((?x23645 (bvand ?x18815 ?x25387)))
(let ((?x17035 (bvashr ?x23645 ?x8860)))
(let ((?x26891 (bvshl ?x17035 ?x2959)))
(let ((?x19066 (bvxor ?x18815 ?x26891)))
(let ((?x26739 (bvand ?x19066 ?x3031)))
(let ((?x1651 (bvashr ?x26739 ?x5526)))
(let ((?x15301 (bvshl ?x1651 ?x29137)))
(let ((?x28531 (bvadd v6 ?x13530)))
(let ((?x777 (bvand ?x28531 ?x25387)))
(let ((?x400 (bvashr ?x777 ?x8860)))
(let ((?x22114 (bvshl ?x400 ?x2959)))
(let ((?x7760 (bvxor ?x28531 ?x22114)))
(let ((?x23612 (bvand ?x7760 ?x3031)))
(let ((?x23467 (bvashr ?x23612 ?x5526)))
(let ((?x4839 (bvshl ?x23467 ?x29137)))
(let (($x24598 (bvsle (_ bv0 32) v3)))
(let (($x12246 (bvsle (_ bv0 32) v0)))
(let (($x27291 (not (= (bvand (bvxor ?x7760 ?x4839) (_ bv63 32)) (bvand (bvxor ?x19066 ?x15301) (_ bv63 32))))))
(let (($x1455 (and $x27291 $x12246 (bvsle (_ bv0 32) ?x8857) (bvsle (_ bv0 32) ?x21760) (bvsle (_ bv0 32) ?x28531) (bvsle (_ bv0 32) ?x25387) (bvsle (_ bv0 32) ?x777) (bvsle (_ bv0 32) ?x8860) (bvsle (_ bv0 32) ?x400) (bvsle (_ bv0 32) ?x2959) (bvsle (_ bv0 32) ?x22114) $x24598 (bvsle (_ bv0 32) ?x4104) (bvsle (_ bv0 32) ?x21403) (bvsle (_ bv0 32) ?x7760) (bvsle (_ bv0 32) ?x3031) (bvsle (_ bv0 32) ?x23612) (bvsle (_ bv0 32) ?x5526) (bvsle (_ bv0 32) ?x23467) (bvsle (_ bv0 32) ?x29137) (bvsle (_ bv0 32) ?x4839) (bvsle (_ bv0 32) ?x18815) (bvsle (_ bv0 32) ?x23645) (bvsle (_ bv0 32) ?x17035) (bvsle (_ bv0 32) ?x26891) (bvsle (_ bv0 32) ?x19066) (bvsle (_ bv0 32) ?x26739) (bvsle (_ bv0 32) ?x1651) (bvsle (_ bv0 32) ?x15301))))
(not $x1455)))))))))))))))))))))))))))))))))
(check-sat)
