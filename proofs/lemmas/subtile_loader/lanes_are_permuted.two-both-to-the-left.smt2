; subtile_loader.lanes_are_permuted/two, both to the left
; d38bfc6875e8045b16d974a002f7a70fe0b7e6ff321ca23a3de778ace66714fa
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
 (let (($x3883 (bvsgt (_ bv0 32) shift1)))
 (let ((?x1558 (ite $x3883 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x3724 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x311 (bvadd ?x3724 ?x1558)))
 (bvsle bits1 ?x311))))))
(assert
 (let (($x3883 (bvsgt (_ bv0 32) shift1)))
 (let ((?x1558 (ite $x3883 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x3724 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x311 (bvadd ?x3724 ?x1558)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x311 bits1) base1)))))))
(assert
 (let ((?x282 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x3700 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x3884 (bvadd ?x3700 ?x282)))
 (bvsle bits2 ?x3884)))))
(assert
 (let ((?x282 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x3700 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x3884 (bvadd ?x3700 ?x282)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x3884 bits2) base2))))))
(assert
 (bvsgt (_ bv0 32) shift1))
(assert
 (bvsge (_ bv0 32) shift2))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x282 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x3700 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x3394 (bvadd ?x3700 base2)))
(let ((?x587 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x3782 (bvshl ?x587 ?x3394)))
(let (($x3883 (bvsgt (_ bv0 32) shift1)))
(let ((?x1558 (ite $x3883 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x3724 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x2434 (bvadd ?x3724 base1)))
(let ((?x2446 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x3454 (bvshl ?x2446 ?x2434)))
(let ((?x3865 (bvmul (_ bv64 32) strip)))
(let ((?x3318 (bvadd lane_b ?x3865)))
(let ((?x2509 (bvand ?x3318 ?x3454)))
(let ((?x3857 (bvashr ?x2509 ?x3724)))
(let ((?x2336 (bvshl ?x3857 ?x1558)))
(let ((?x3600 (bvxor ?x3318 ?x2336)))
(let ((?x3801 (bvand ?x3600 ?x3782)))
(let ((?x13 (bvashr ?x3801 ?x3700)))
(let ((?x3804 (bvshl ?x13 ?x282)))
(let ((?x2562 (bvadd lane_a ?x3865)))
(let ((?x3601 (bvand ?x2562 ?x3454)))
(let ((?x3364 (bvashr ?x3601 ?x3724)))
(let ((?x3500 (bvshl ?x3364 ?x1558)))
(let ((?x3576 (bvxor ?x2562 ?x3500)))
(let ((?x3813 (bvand ?x3576 ?x3782)))
(let ((?x475 (bvashr ?x3813 ?x3700)))
(let ((?x115 (bvshl ?x475 ?x282)))
(let (($x3512 (bvsle (_ bv0 32) bits2)))
(let (($x1526 (bvsle (_ bv0 32) bits1)))
(let (($x3779 (not (= (bvand (bvxor ?x3576 ?x115) (_ bv63 32)) (bvand (bvxor ?x3600 ?x3804) (_ bv63 32))))))
(let (($x605 (and $x3779 $x1526 (bvsle (_ bv0 32) ?x2446) (bvsle (_ bv0 32) ?x2434) (bvsle (_ bv0 32) ?x2562) (bvsle (_ bv0 32) ?x3454) (bvsle (_ bv0 32) ?x3601) (bvsle (_ bv0 32) ?x3724) (bvsle (_ bv0 32) ?x3364) (bvsle (_ bv0 32) ?x1558) (bvsle (_ bv0 32) ?x3500) $x3512 (bvsle (_ bv0 32) ?x587) (bvsle (_ bv0 32) ?x3394) (bvsle (_ bv0 32) ?x3576) (bvsle (_ bv0 32) ?x3782) (bvsle (_ bv0 32) ?x3813) (bvsle (_ bv0 32) ?x3700) (bvsle (_ bv0 32) ?x475) (bvsle (_ bv0 32) ?x282) (bvsle (_ bv0 32) ?x115) (bvsle (_ bv0 32) ?x3318) (bvsle (_ bv0 32) ?x2509) (bvsle (_ bv0 32) ?x3857) (bvsle (_ bv0 32) ?x2336) (bvsle (_ bv0 32) ?x3600) (bvsle (_ bv0 32) ?x3801) (bvsle (_ bv0 32) ?x13) (bvsle (_ bv0 32) ?x3804))))
(not $x605))))))))))))))))))))))))))))))))))
(check-sat)
