; subtile_loader.lanes_are_permuted/two, first to the right
; 4e443aa721b07b43438fef79149b6764a60bc51a41d5686c33d78d79d5876247
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 32))
(declare-fun shift1 () (_ BitVec 32))
(declare-fun base1 () (_ BitVec 32))
(declare-fun bits2 () (_ BitVec 32))
(declare-fun shift2 () (_ BitVec 32))
(declare-fun base2 () (_ BitVec 32))
(declare-fun lane_a () (_ BitVec 32))
(declare-fun lane_b () (_ BitVec 32))
(declare-fun strip () (_ BitVec 32))
(assert
 (bvsle (_ bv0 32) bits1))
(assert
 (bvsgt (_ bv11 32) bits1))
(assert
 (bvsle (_ bv4294967286 32) shift1))
(assert
 (bvsgt (_ bv11 32) shift1))
(assert
 (bvsle (_ bv0 32) base1))
(assert
 (bvsgt (_ bv11 32) base1))
(assert
 (bvsle (_ bv0 32) bits2))
(assert
 (bvsgt (_ bv11 32) bits2))
(assert
 (bvsle (_ bv4294967286 32) shift2))
(assert
 (bvsgt (_ bv11 32) shift2))
(assert
 (bvsle (_ bv0 32) base2))
(assert
 (bvsgt (_ bv11 32) base2))
(assert
 (bvsle (_ bv0 32) lane_a))
(assert
 (bvsgt (_ bv64 32) lane_a))
(assert
 (bvsle (_ bv0 32) lane_b))
(assert
 (bvsgt (_ bv64 32) lane_b))
(assert
 (bvsle (_ bv0 32) strip))
(assert
 (bvsgt (_ bv16 32) strip))
(assert
 (let ((?x18089 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x23760 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x21240 (bvadd ?x23760 ?x18089)))
 (bvsle bits1 ?x21240)))))
(assert
 (let ((?x18089 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x23760 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x21240 (bvadd ?x23760 ?x18089)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x21240 bits1) base1))))))
(assert
 (let ((?x36656 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x19456 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x8590 (bvadd ?x19456 ?x36656)))
 (bvsle bits2 ?x8590)))))
(assert
 (let ((?x36656 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x19456 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x8590 (bvadd ?x19456 ?x36656)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x8590 bits2) base2))))))
(assert
 (bvsle (_ bv0 32) shift1))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x36656 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x19456 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x18517 (bvadd ?x19456 base2)))
(let ((?x1654 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x20045 (bvshl ?x1654 ?x18517)))
(let ((?x18089 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x23760 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x33785 (bvadd ?x23760 base1)))
(let ((?x27918 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x17004 (bvshl ?x27918 ?x33785)))
(let ((?x3286 (bvmul (_ bv64 32) strip)))
(let ((?x1091 (bvadd lane_b ?x3286)))
(let ((?x15112 (bvand ?x1091 ?x17004)))
(let ((?x18549 (bvashr ?x15112 ?x23760)))
(let ((?x24690 (bvshl ?x18549 ?x18089)))
(let ((?x18031 (bvxor ?x1091 ?x24690)))
(let ((?x7690 (bvand ?x18031 ?x20045)))
(let ((?x17154 (bvashr ?x7690 ?x19456)))
(let ((?x20967 (bvshl ?x17154 ?x36656)))
(let ((?x12502 (bvadd lane_a ?x3286)))
(let ((?x15016 (bvand ?x12502 ?x17004)))
(let ((?x20056 (bvashr ?x15016 ?x23760)))
(let ((?x14190 (bvshl ?x20056 ?x18089)))
(let ((?x7710 (bvxor ?x12502 ?x14190)))
(let ((?x35027 (bvand ?x7710 ?x20045)))
(let ((?x8083 (bvashr ?x35027 ?x19456)))
(let ((?x20311 (bvshl ?x8083 ?x36656)))
(let (($x15860 (bvsle (_ bv0 32) bits2)))
(let (($x5799 (bvsle (_ bv0 32) bits1)))
(let (($x392 (not (= (bvand (bvxor ?x7710 ?x20311) (_ bv63 32)) (bvand (bvxor ?x18031 ?x20967) (_ bv63 32))))))
(let (($x14798 (and $x392 $x5799 (bvsle (_ bv0 32) ?x27918) (bvsle (_ bv0 32) ?x33785) (bvsle (_ bv0 32) ?x12502) (bvsle (_ bv0 32) ?x17004) (bvsle (_ bv0 32) ?x15016) (bvsle (_ bv0 32) ?x23760) (bvsle (_ bv0 32) ?x20056) (bvsle (_ bv0 32) ?x18089) (bvsle (_ bv0 32) ?x14190) $x15860 (bvsle (_ bv0 32) ?x1654) (bvsle (_ bv0 32) ?x18517) (bvsle (_ bv0 32) ?x7710) (bvsle (_ bv0 32) ?x20045) (bvsle (_ bv0 32) ?x35027) (bvsle (_ bv0 32) ?x19456) (bvsle (_ bv0 32) ?x8083) (bvsle (_ bv0 32) ?x36656) (bvsle (_ bv0 32) ?x20311) (bvsle (_ bv0 32) ?x1091) (bvsle (_ bv0 32) ?x15112) (bvsle (_ bv0 32) ?x18549) (bvsle (_ bv0 32) ?x24690) (bvsle (_ bv0 32) ?x18031) (bvsle (_ bv0 32) ?x7690) (bvsle (_ bv0 32) ?x17154) (bvsle (_ bv0 32) ?x20967))))
(not $x14798)))))))))))))))))))))))))))))))))
(check-sat)
