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
 (let ((?x4237 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x27474 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x4676 (bvadd ?x27474 ?x4237)))
 (bvsle bits1 ?x4676)))))
(assert
 (let ((?x4237 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x27474 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x4676 (bvadd ?x27474 ?x4237)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x4676 bits1) base1))))))
(assert
 (let ((?x22970 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x36803 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x21593 (bvadd ?x36803 ?x22970)))
 (bvsle bits2 ?x21593)))))
(assert
 (let ((?x22970 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x36803 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x21593 (bvadd ?x36803 ?x22970)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x21593 bits2) base2))))))
(assert
 (bvsle (_ bv0 32) shift1))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x22970 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x36803 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x27888 (bvadd ?x36803 base2)))
(let ((?x2243 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x6452 (bvshl ?x2243 ?x27888)))
(let ((?x4237 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x27474 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x5037 (bvadd ?x27474 base1)))
(let ((?x10036 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x10313 (bvshl ?x10036 ?x5037)))
(let ((?x36751 (bvmul (_ bv64 32) strip)))
(let ((?x33561 (bvadd lane_b ?x36751)))
(let ((?x12269 (bvand ?x33561 ?x10313)))
(let ((?x40859 (bvashr ?x12269 ?x27474)))
(let ((?x12784 (bvshl ?x40859 ?x4237)))
(let ((?x27300 (bvxor ?x33561 ?x12784)))
(let ((?x33938 (bvand ?x27300 ?x6452)))
(let ((?x40095 (bvashr ?x33938 ?x36803)))
(let ((?x36328 (bvshl ?x40095 ?x22970)))
(let ((?x33688 (bvadd lane_a ?x36751)))
(let ((?x14530 (bvand ?x33688 ?x10313)))
(let ((?x18780 (bvashr ?x14530 ?x27474)))
(let ((?x28984 (bvshl ?x18780 ?x4237)))
(let ((?x7373 (bvxor ?x33688 ?x28984)))
(let ((?x14901 (bvand ?x7373 ?x6452)))
(let ((?x2450 (bvashr ?x14901 ?x36803)))
(let ((?x17494 (bvshl ?x2450 ?x22970)))
(let (($x18229 (bvsle (_ bv0 32) bits2)))
(let (($x1434 (bvsle (_ bv0 32) bits1)))
(let (($x33438 (not (= (bvand (bvxor ?x7373 ?x17494) (_ bv63 32)) (bvand (bvxor ?x27300 ?x36328) (_ bv63 32))))))
(let (($x21538 (and $x33438 $x1434 (bvsle (_ bv0 32) ?x10036) (bvsle (_ bv0 32) ?x5037) (bvsle (_ bv0 32) ?x33688) (bvsle (_ bv0 32) ?x10313) (bvsle (_ bv0 32) ?x14530) (bvsle (_ bv0 32) ?x27474) (bvsle (_ bv0 32) ?x18780) (bvsle (_ bv0 32) ?x4237) (bvsle (_ bv0 32) ?x28984) $x18229 (bvsle (_ bv0 32) ?x2243) (bvsle (_ bv0 32) ?x27888) (bvsle (_ bv0 32) ?x7373) (bvsle (_ bv0 32) ?x6452) (bvsle (_ bv0 32) ?x14901) (bvsle (_ bv0 32) ?x36803) (bvsle (_ bv0 32) ?x2450) (bvsle (_ bv0 32) ?x22970) (bvsle (_ bv0 32) ?x17494) (bvsle (_ bv0 32) ?x33561) (bvsle (_ bv0 32) ?x12269) (bvsle (_ bv0 32) ?x40859) (bvsle (_ bv0 32) ?x12784) (bvsle (_ bv0 32) ?x27300) (bvsle (_ bv0 32) ?x33938) (bvsle (_ bv0 32) ?x40095) (bvsle (_ bv0 32) ?x36328))))
(not $x21538)))))))))))))))))))))))))))))))))
(check-sat)
