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
 (let (($x9066 (bvsgt (_ bv0 32) shift1)))
 (let ((?x36197 (ite $x9066 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x38629 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x10330 (bvadd ?x38629 ?x36197)))
 (bvsle bits1 ?x10330))))))
(assert
 (let (($x9066 (bvsgt (_ bv0 32) shift1)))
 (let ((?x36197 (ite $x9066 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x38629 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x10330 (bvadd ?x38629 ?x36197)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x10330 bits1) base1)))))))
(assert
 (let ((?x9630 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let (($x1025 (bvslt (_ bv0 32) shift2)))
 (let ((?x20015 (ite $x1025 shift2 (_ bv0 32))))
 (let ((?x26988 (bvadd ?x20015 ?x9630)))
 (bvsle bits2 ?x26988))))))
(assert
 (let ((?x9630 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let (($x1025 (bvslt (_ bv0 32) shift2)))
 (let ((?x20015 (ite $x1025 shift2 (_ bv0 32))))
 (let ((?x26988 (bvadd ?x20015 ?x9630)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x26988 bits2) base2)))))))
(assert
 (bvsgt (_ bv0 32) shift1))
(assert
 (bvslt (_ bv0 32) shift2))
(assert
 (let ((?x44444 (ite (bvslt base1 base2) base2 base1)))
 (let ((?x30510 (bvadd (bvmul (_ bv4294967295 32) (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))) (_ bv6 32))))
 (let ((?x3994 (bvadd base2 bits2)))
 (let ((?x34072 (bvadd base1 bits1)))
 (let ((?x24096 (ite (bvsle ?x34072 ?x3994) ?x34072 ?x3994)))
 (let (($x9599 (bvsle (ite (bvsge (_ bv6 32) ?x24096) ?x24096 (_ bv6 32)) (ite (bvslt ?x44444 ?x30510) ?x30510 ?x44444))))
 (let (($x1025 (bvslt (_ bv0 32) shift2)))
 (let ((?x20015 (ite $x1025 shift2 (_ bv0 32))))
 (let (($x9066 (bvsgt (_ bv0 32) shift1)))
 (let ((?x36197 (ite $x9066 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (or (not (= ?x36197 ?x20015)) $x9599))))))))))))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x9630 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let (($x1025 (bvslt (_ bv0 32) shift2)))
(let ((?x20015 (ite $x1025 shift2 (_ bv0 32))))
(let ((?x15057 (bvadd ?x20015 base2)))
(let ((?x34387 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x17248 (bvshl ?x34387 ?x15057)))
(let (($x9066 (bvsgt (_ bv0 32) shift1)))
(let ((?x36197 (ite $x9066 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x38629 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x44080 (bvadd ?x38629 base1)))
(let ((?x20724 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x22926 (bvshl ?x20724 ?x44080)))
(let ((?x7956 (bvmul (_ bv64 32) strip)))
(let ((?x35092 (bvadd lane_b ?x7956)))
(let ((?x13236 (bvand ?x35092 ?x22926)))
(let ((?x15592 (bvashr ?x13236 ?x38629)))
(let ((?x25461 (bvshl ?x15592 ?x36197)))
(let ((?x17835 (bvxor ?x35092 ?x25461)))
(let ((?x37813 (bvand ?x17835 ?x17248)))
(let ((?x33967 (bvashr ?x37813 ?x20015)))
(let ((?x23415 (bvshl ?x33967 ?x9630)))
(let ((?x34661 (bvadd lane_a ?x7956)))
(let ((?x12290 (bvand ?x34661 ?x22926)))
(let ((?x17874 (bvashr ?x12290 ?x38629)))
(let ((?x40817 (bvshl ?x17874 ?x36197)))
(let ((?x41286 (bvxor ?x34661 ?x40817)))
(let ((?x9520 (bvand ?x41286 ?x17248)))
(let ((?x27545 (bvashr ?x9520 ?x20015)))
(let ((?x30416 (bvshl ?x27545 ?x9630)))
(let (($x44491 (bvsle (_ bv0 32) bits2)))
(let (($x4216 (bvsle (_ bv0 32) bits1)))
(let (($x42703 (not (= (bvand (bvxor ?x41286 ?x30416) (_ bv63 32)) (bvand (bvxor ?x17835 ?x23415) (_ bv63 32))))))
(let (($x9012 (and $x42703 $x4216 (bvsle (_ bv0 32) ?x20724) (bvsle (_ bv0 32) ?x44080) (bvsle (_ bv0 32) ?x34661) (bvsle (_ bv0 32) ?x22926) (bvsle (_ bv0 32) ?x12290) (bvsle (_ bv0 32) ?x38629) (bvsle (_ bv0 32) ?x17874) (bvsle (_ bv0 32) ?x36197) (bvsle (_ bv0 32) ?x40817) $x44491 (bvsle (_ bv0 32) ?x34387) (bvsle (_ bv0 32) ?x15057) (bvsle (_ bv0 32) ?x41286) (bvsle (_ bv0 32) ?x17248) (bvsle (_ bv0 32) ?x9520) (bvsle (_ bv0 32) ?x20015) (bvsle (_ bv0 32) ?x27545) (bvsle (_ bv0 32) ?x9630) (bvsle (_ bv0 32) ?x30416) (bvsle (_ bv0 32) ?x35092) (bvsle (_ bv0 32) ?x13236) (bvsle (_ bv0 32) ?x15592) (bvsle (_ bv0 32) ?x25461) (bvsle (_ bv0 32) ?x17835) (bvsle (_ bv0 32) ?x37813) (bvsle (_ bv0 32) ?x33967) (bvsle (_ bv0 32) ?x23415))))
(not $x9012)))))))))))))))))))))))))))))))))))
(check-sat)
