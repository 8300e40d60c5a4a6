; subtile_loader.lanes_are_permuted/two, left then right, none lost
; 96409d9f639b4a2728b8a1f1feb1135c5f86d4ae07c55e93cfb1b493d6234d42
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
 (let (($x1593 (bvsgt (_ bv0 32) shift1)))
 (let ((?x206 (ite $x1593 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x779 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x279 (bvadd ?x779 ?x206)))
 (bvsle bits1 ?x279))))))
(assert
 (let (($x1593 (bvsgt (_ bv0 32) shift1)))
 (let ((?x206 (ite $x1593 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x779 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x279 (bvadd ?x779 ?x206)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x279 bits1) base1)))))))
(assert
 (let ((?x1330 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let (($x247 (bvslt (_ bv0 32) shift2)))
 (let ((?x47 (ite $x247 shift2 (_ bv0 32))))
 (let ((?x2733 (bvadd ?x47 ?x1330)))
 (bvsle bits2 ?x2733))))))
(assert
 (let ((?x1330 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let (($x247 (bvslt (_ bv0 32) shift2)))
 (let ((?x47 (ite $x247 shift2 (_ bv0 32))))
 (let ((?x2733 (bvadd ?x47 ?x1330)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x2733 bits2) base2)))))))
(assert
 (bvsgt (_ bv0 32) shift1))
(assert
 (bvslt (_ bv0 32) shift2))
(assert
 (let ((?x1595 (ite (bvslt base1 base2) base2 base1)))
 (let ((?x814 (bvadd (bvmul (_ bv4294967295 32) (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))) (_ bv6 32))))
 (let ((?x722 (bvadd base2 bits2)))
 (let ((?x1989 (bvadd base1 bits1)))
 (let ((?x2964 (ite (bvsle ?x1989 ?x722) ?x1989 ?x722)))
 (let (($x397 (bvsle (ite (bvsge (_ bv6 32) ?x2964) ?x2964 (_ bv6 32)) (ite (bvslt ?x1595 ?x814) ?x814 ?x1595))))
 (let (($x247 (bvslt (_ bv0 32) shift2)))
 (let ((?x47 (ite $x247 shift2 (_ bv0 32))))
 (let (($x1593 (bvsgt (_ bv0 32) shift1)))
 (let ((?x206 (ite $x1593 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (or (not (= ?x206 ?x47)) $x397))))))))))))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x1330 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let (($x247 (bvslt (_ bv0 32) shift2)))
(let ((?x47 (ite $x247 shift2 (_ bv0 32))))
(let ((?x1816 (bvadd ?x47 base2)))
(let ((?x1339 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x2312 (bvshl ?x1339 ?x1816)))
(let (($x1593 (bvsgt (_ bv0 32) shift1)))
(let ((?x206 (ite $x1593 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x779 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x2812 (bvadd ?x779 base1)))
(let ((?x1272 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x766 (bvshl ?x1272 ?x2812)))
(let ((?x2585 (bvmul (_ bv64 32) strip)))
(let ((?x363 (bvadd lane_b ?x2585)))
(let ((?x1192 (bvand ?x363 ?x766)))
(let ((?x1081 (bvashr ?x1192 ?x779)))
(let ((?x605 (bvshl ?x1081 ?x206)))
(let ((?x1759 (bvxor ?x363 ?x605)))
(let ((?x1102 (bvand ?x1759 ?x2312)))
(let ((?x56 (bvashr ?x1102 ?x47)))
(let ((?x293 (bvshl ?x56 ?x1330)))
(let ((?x306 (bvadd lane_a ?x2585)))
(let ((?x760 (bvand ?x306 ?x766)))
(let ((?x482 (bvashr ?x760 ?x779)))
(let ((?x479 (bvshl ?x482 ?x206)))
(let ((?x529 (bvxor ?x306 ?x479)))
(let ((?x1100 (bvand ?x529 ?x2312)))
(let ((?x216 (bvashr ?x1100 ?x47)))
(let ((?x1077 (bvshl ?x216 ?x1330)))
(let (($x691 (bvsle (_ bv0 32) bits2)))
(let (($x3013 (bvsle (_ bv0 32) bits1)))
(let (($x3366 (not (= (bvand (bvxor ?x529 ?x1077) (_ bv63 32)) (bvand (bvxor ?x1759 ?x293) (_ bv63 32))))))
(let (($x2705 (and $x3366 $x3013 (bvsle (_ bv0 32) ?x1272) (bvsle (_ bv0 32) ?x2812) (bvsle (_ bv0 32) ?x306) (bvsle (_ bv0 32) ?x766) (bvsle (_ bv0 32) ?x760) (bvsle (_ bv0 32) ?x779) (bvsle (_ bv0 32) ?x482) (bvsle (_ bv0 32) ?x206) (bvsle (_ bv0 32) ?x479) $x691 (bvsle (_ bv0 32) ?x1339) (bvsle (_ bv0 32) ?x1816) (bvsle (_ bv0 32) ?x529) (bvsle (_ bv0 32) ?x2312) (bvsle (_ bv0 32) ?x1100) (bvsle (_ bv0 32) ?x47) (bvsle (_ bv0 32) ?x216) (bvsle (_ bv0 32) ?x1330) (bvsle (_ bv0 32) ?x1077) (bvsle (_ bv0 32) ?x363) (bvsle (_ bv0 32) ?x1192) (bvsle (_ bv0 32) ?x1081) (bvsle (_ bv0 32) ?x605) (bvsle (_ bv0 32) ?x1759) (bvsle (_ bv0 32) ?x1102) (bvsle (_ bv0 32) ?x56) (bvsle (_ bv0 32) ?x293))))
(not $x2705)))))))))))))))))))))))))))))))))))
(check-sat)
