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
 (let ((?x14707 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x17370 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x9280 (bvadd ?x17370 ?x14707)))
 (bvsle v0 ?x9280)))))
(assert
 (let ((?x14707 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x17370 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x9280 (bvadd ?x17370 ?x14707)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x9280 v0) v2))))))
(assert
 (let ((?x27891 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x7413 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x28103 (bvadd ?x7413 ?x27891)))
 (bvsle v3 ?x28103)))))
(assert
 (let ((?x27891 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x7413 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x28103 (bvadd ?x7413 ?x27891)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x28103 v3) v5))))))
(assert
 (bvsle (_ bv0 32) v1))
(assert
 (not (= v6 v7)))
(assert
 (let ((?x27891 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x7413 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x19624 (bvadd ?x7413 v5)))
(let ((?x16705 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x17361 (bvshl ?x16705 ?x19624)))
(let ((?x14707 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x17370 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x20885 (bvadd ?x17370 v2)))
(let ((?x4474 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x13330 (bvshl ?x4474 ?x20885)))
(let ((?x18205 (bvmul (_ bv64 32) v8)))
(let ((?x2339 (bvadd v7 ?x18205)))
(let ((?x10120 (bvand ?x2339 ?x13330)))
(let ((?x4558 (bvashr ?x10120 ?x17370)))
(let ((?x23878 (bvshl ?x4558 ?x14707)))
(let ((?x13111 (bvxor ?x2339 ?x23878)))
(let ((?x27951 (bvand ?x13111 ?x17361)))
(let ((?x89 (bvashr ?x27951 ?x7413)))
(let ((?x31416 (bvshl ?x89 ?x27891)))
(let ((?x30122 (bvadd v6 ?x18205)))
(let ((?x8588 (bvand ?x30122 ?x13330)))
(let ((?x6119 (bvashr ?x8588 ?x17370)))
(let ((?x8669 (bvshl ?x6119 ?x14707)))
(let ((?x4509 (bvxor ?x30122 ?x8669)))
(let ((?x2640 (bvand ?x4509 ?x17361)))
(let ((?x19494 (bvashr ?x2640 ?x7413)))
(let ((?x16940 (bvshl ?x19494 ?x27891)))
(let (($x11779 (bvsle (_ bv0 32) v3)))
(let (($x18036 (bvsle (_ bv0 32) v0)))
(let (($x8634 (not (= (bvand (bvxor ?x4509 ?x16940) (_ bv63 32)) (bvand (bvxor ?x13111 ?x31416) (_ bv63 32))))))
(let (($x29106 (and $x8634 $x18036 (bvsle (_ bv0 32) ?x4474) (bvsle (_ bv0 32) ?x20885) (bvsle (_ bv0 32) ?x30122) (bvsle (_ bv0 32) ?x13330) (bvsle (_ bv0 32) ?x8588) (bvsle (_ bv0 32) ?x17370) (bvsle (_ bv0 32) ?x6119) (bvsle (_ bv0 32) ?x14707) (bvsle (_ bv0 32) ?x8669) $x11779 (bvsle (_ bv0 32) ?x16705) (bvsle (_ bv0 32) ?x19624) (bvsle (_ bv0 32) ?x4509) (bvsle (_ bv0 32) ?x17361) (bvsle (_ bv0 32) ?x2640) (bvsle (_ bv0 32) ?x7413) (bvsle (_ bv0 32) ?x19494) (bvsle (_ bv0 32) ?x27891) (bvsle (_ bv0 32) ?x16940) (bvsle (_ bv0 32) ?x2339) (bvsle (_ bv0 32) ?x10120) (bvsle (_ bv0 32) ?x4558) (bvsle (_ bv0 32) ?x23878) (bvsle (_ bv0 32) ?x13111) (bvsle (_ bv0 32) ?x27951) (bvsle (_ bv0 32) ?x89) (bvsle (_ bv0 32) ?x31416))))
(not $x29106)))))))))))))))))))))))))))))))))
(check-sat)
