; subtile_loader.worker_base_needed_exactly/two strips
; f2a92d3168cec63d17e282a184dd2723a81799ec4c8de22f376f3215f8728ec3
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
(declare-fun lane () (_ BitVec 32))
(declare-fun strip_a () (_ BitVec 32))
(declare-fun strip_b () (_ BitVec 32))
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
 (bvsle (_ bv0 32) lane))
(assert
 (bvsgt (_ bv64 32) lane))
(assert
 (bvsle (_ bv0 32) strip_a))
(assert
 (bvsgt (_ bv16 32) strip_a))
(assert
 (bvsle (_ bv0 32) strip_b))
(assert
 (bvsgt (_ bv16 32) strip_b))
(assert
 (let ((?x27159 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x13658 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x6191 (bvadd ?x13658 ?x27159)))
 (bvsle bits1 ?x6191)))))
(assert
 (let ((?x27159 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x13658 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x6191 (bvadd ?x13658 ?x27159)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x6191 bits1) base1))))))
(assert
 (let ((?x30604 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x33671 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x40324 (bvadd ?x33671 ?x30604)))
 (bvsle bits2 ?x40324)))))
(assert
 (let ((?x30604 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x33671 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x40324 (bvadd ?x33671 ?x30604)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x40324 bits2) base2))))))
(assert
 (let ((?x30604 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x33671 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x33169 (bvadd ?x33671 base2)))
(let ((?x31754 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x16028 (bvshl ?x31754 ?x33169)))
(let ((?x27159 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x13658 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x2519 (bvadd ?x13658 base1)))
(let ((?x10900 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x8575 (bvshl ?x10900 ?x2519)))
(let ((?x24242 (bvmul (_ bv64 32) strip_b)))
(let ((?x33375 (bvand ?x24242 ?x8575)))
(let ((?x4779 (bvashr ?x33375 ?x13658)))
(let ((?x35880 (bvshl ?x4779 ?x27159)))
(let ((?x31551 (bvxor ?x24242 ?x35880)))
(let ((?x22964 (bvand ?x31551 ?x16028)))
(let ((?x24111 (bvashr ?x22964 ?x33671)))
(let ((?x35239 (bvshl ?x24111 ?x30604)))
(let ((?x13639 (bvmul (_ bv64 32) strip_a)))
(let ((?x25658 (bvand ?x13639 ?x8575)))
(let ((?x5054 (bvashr ?x25658 ?x13658)))
(let ((?x20159 (bvshl ?x5054 ?x27159)))
(let ((?x19016 (bvxor ?x13639 ?x20159)))
(let ((?x13705 (bvand ?x19016 ?x16028)))
(let ((?x35555 (bvashr ?x13705 ?x33671)))
(let ((?x25440 (bvshl ?x35555 ?x30604)))
(let ((?x32642 (bvadd lane ?x24242)))
(let ((?x6630 (bvand ?x32642 ?x8575)))
(let ((?x22968 (bvashr ?x6630 ?x13658)))
(let ((?x3774 (bvshl ?x22968 ?x27159)))
(let ((?x36919 (bvxor ?x32642 ?x3774)))
(let ((?x35796 (bvand ?x36919 ?x16028)))
(let ((?x35250 (bvashr ?x35796 ?x33671)))
(let ((?x16088 (bvshl ?x35250 ?x30604)))
(let ((?x21289 (bvadd lane ?x13639)))
(let ((?x30272 (bvand ?x21289 ?x8575)))
(let ((?x1323 (bvashr ?x30272 ?x13658)))
(let ((?x13937 (bvshl ?x1323 ?x27159)))
(let ((?x40343 (bvxor ?x21289 ?x13937)))
(let ((?x41924 (bvand ?x40343 ?x16028)))
(let ((?x26838 (bvashr ?x41924 ?x33671)))
(let ((?x22609 (bvshl ?x26838 ?x30604)))
(let (($x3390 (bvsle (_ bv0 32) bits2)))
(let (($x35890 (bvsle (_ bv0 32) bits1)))
(let (($x28351 (= (bvand (bvxor ?x40343 ?x22609) (_ bv63 32)) (bvand (bvxor ?x36919 ?x16088) (_ bv63 32)))))
(let (($x28988 (= (bvand (bvxor ?x19016 ?x25440) (_ bv63 32)) (bvand (bvxor ?x31551 ?x35239) (_ bv63 32)))))
(let (($x29080 (and (or (not $x28351) $x28988) (or (not $x28988) $x28351) $x35890 (bvsle (_ bv0 32) ?x10900) (bvsle (_ bv0 32) ?x2519) (bvsle (_ bv0 32) ?x21289) (bvsle (_ bv0 32) ?x8575) (bvsle (_ bv0 32) ?x30272) (bvsle (_ bv0 32) ?x13658) (bvsle (_ bv0 32) ?x1323) (bvsle (_ bv0 32) ?x27159) (bvsle (_ bv0 32) ?x13937) $x3390 (bvsle (_ bv0 32) ?x31754) (bvsle (_ bv0 32) ?x33169) (bvsle (_ bv0 32) ?x40343) (bvsle (_ bv0 32) ?x16028) (bvsle (_ bv0 32) ?x41924) (bvsle (_ bv0 32) ?x33671) (bvsle (_ bv0 32) ?x26838) (bvsle (_ bv0 32) ?x30604) (bvsle (_ bv0 32) ?x22609) (bvsle (_ bv0 32) ?x32642) (bvsle (_ bv0 32) ?x6630) (bvsle (_ bv0 32) ?x22968) (bvsle (_ bv0 32) ?x3774) (bvsle (_ bv0 32) ?x36919) (bvsle (_ bv0 32) ?x35796) (bvsle (_ bv0 32) ?x35250) (bvsle (_ bv0 32) ?x16088) (bvsle (_ bv0 32) ?x13639) (bvsle (_ bv0 32) ?x25658) (bvsle (_ bv0 32) ?x5054) (bvsle (_ bv0 32) ?x20159) (bvsle (_ bv0 32) ?x19016) (bvsle (_ bv0 32) ?x13705) (bvsle (_ bv0 32) ?x35555) (bvsle (_ bv0 32) ?x25440) (bvsle (_ bv0 32) ?x24242) (bvsle (_ bv0 32) ?x33375) (bvsle (_ bv0 32) ?x4779) (bvsle (_ bv0 32) ?x35880) (bvsle (_ bv0 32) ?x31551) (bvsle (_ bv0 32) ?x22964) (bvsle (_ bv0 32) ?x24111) (bvsle (_ bv0 32) ?x35239))))
(not $x29080)))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
