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
 (let ((?x1197 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x2427 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x1544 (bvadd ?x2427 ?x1197)))
 (bvsle bits1 ?x1544)))))
(assert
 (let ((?x1197 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x2427 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x1544 (bvadd ?x2427 ?x1197)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x1544 bits1) base1))))))
(assert
 (let ((?x1100 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x1140 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x532 (bvadd ?x1140 ?x1100)))
 (bvsle bits2 ?x532)))))
(assert
 (let ((?x1100 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x1140 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x532 (bvadd ?x1140 ?x1100)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x532 bits2) base2))))))
(assert
 (bvsle (_ bv0 32) shift1))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x1100 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x1140 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x1580 (bvadd ?x1140 base2)))
(let ((?x439 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x1570 (bvshl ?x439 ?x1580)))
(let ((?x1197 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x2427 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x2685 (bvadd ?x2427 base1)))
(let ((?x105 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x10 (bvshl ?x105 ?x2685)))
(let ((?x506 (bvmul (_ bv64 32) strip)))
(let ((?x404 (bvadd lane_b ?x506)))
(let ((?x974 (bvand ?x404 ?x10)))
(let ((?x1615 (bvashr ?x974 ?x2427)))
(let ((?x414 (bvshl ?x1615 ?x1197)))
(let ((?x223 (bvxor ?x404 ?x414)))
(let ((?x1608 (bvand ?x223 ?x1570)))
(let ((?x1619 (bvashr ?x1608 ?x1140)))
(let ((?x397 (bvshl ?x1619 ?x1100)))
(let ((?x2585 (bvadd lane_a ?x506)))
(let ((?x1620 (bvand ?x2585 ?x10)))
(let ((?x1077 (bvashr ?x1620 ?x2427)))
(let ((?x714 (bvshl ?x1077 ?x1197)))
(let ((?x306 (bvxor ?x2585 ?x714)))
(let ((?x2555 (bvand ?x306 ?x1570)))
(let ((?x190 (bvashr ?x2555 ?x1140)))
(let ((?x368 (bvshl ?x190 ?x1100)))
(let (($x578 (bvsle (_ bv0 32) bits2)))
(let (($x697 (bvsle (_ bv0 32) bits1)))
(let (($x931 (not (= (bvand (bvxor ?x306 ?x368) (_ bv63 32)) (bvand (bvxor ?x223 ?x397) (_ bv63 32))))))
(let (($x805 (and $x931 $x697 (bvsle (_ bv0 32) ?x105) (bvsle (_ bv0 32) ?x2685) (bvsle (_ bv0 32) ?x2585) (bvsle (_ bv0 32) ?x10) (bvsle (_ bv0 32) ?x1620) (bvsle (_ bv0 32) ?x2427) (bvsle (_ bv0 32) ?x1077) (bvsle (_ bv0 32) ?x1197) (bvsle (_ bv0 32) ?x714) $x578 (bvsle (_ bv0 32) ?x439) (bvsle (_ bv0 32) ?x1580) (bvsle (_ bv0 32) ?x306) (bvsle (_ bv0 32) ?x1570) (bvsle (_ bv0 32) ?x2555) (bvsle (_ bv0 32) ?x1140) (bvsle (_ bv0 32) ?x190) (bvsle (_ bv0 32) ?x1100) (bvsle (_ bv0 32) ?x368) (bvsle (_ bv0 32) ?x404) (bvsle (_ bv0 32) ?x974) (bvsle (_ bv0 32) ?x1615) (bvsle (_ bv0 32) ?x414) (bvsle (_ bv0 32) ?x223) (bvsle (_ bv0 32) ?x1608) (bvsle (_ bv0 32) ?x1619) (bvsle (_ bv0 32) ?x397))))
(not $x805)))))))))))))))))))))))))))))))))
(check-sat)
