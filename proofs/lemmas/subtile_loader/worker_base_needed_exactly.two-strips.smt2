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
 (let ((?x18722 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x21147 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x17451 (bvadd ?x21147 ?x18722)))
 (bvsle bits1 ?x17451)))))
(assert
 (let ((?x18722 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x21147 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x17451 (bvadd ?x21147 ?x18722)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x17451 bits1) base1))))))
(assert
 (let ((?x14648 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x27766 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x17683 (bvadd ?x27766 ?x14648)))
 (bvsle bits2 ?x17683)))))
(assert
 (let ((?x14648 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x27766 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x17683 (bvadd ?x27766 ?x14648)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x17683 bits2) base2))))))
(assert
 (let ((?x14648 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x27766 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x18152 (bvadd ?x27766 base2)))
(let ((?x28197 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x1374 (bvshl ?x28197 ?x18152)))
(let ((?x18722 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x21147 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x4670 (bvadd ?x21147 base1)))
(let ((?x28195 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x29202 (bvshl ?x28195 ?x4670)))
(let ((?x14381 (bvmul (_ bv64 32) strip_b)))
(let ((?x31057 (bvand ?x14381 ?x29202)))
(let ((?x768 (bvashr ?x31057 ?x21147)))
(let ((?x11135 (bvshl ?x768 ?x18722)))
(let ((?x6963 (bvxor ?x14381 ?x11135)))
(let ((?x15281 (bvand ?x6963 ?x1374)))
(let ((?x9167 (bvashr ?x15281 ?x27766)))
(let ((?x12546 (bvshl ?x9167 ?x14648)))
(let ((?x26911 (bvmul (_ bv64 32) strip_a)))
(let ((?x18052 (bvand ?x26911 ?x29202)))
(let ((?x21183 (bvashr ?x18052 ?x21147)))
(let ((?x29507 (bvshl ?x21183 ?x18722)))
(let ((?x23532 (bvxor ?x26911 ?x29507)))
(let ((?x6417 (bvand ?x23532 ?x1374)))
(let ((?x14434 (bvashr ?x6417 ?x27766)))
(let ((?x24223 (bvshl ?x14434 ?x14648)))
(let ((?x20921 (bvadd lane ?x14381)))
(let ((?x4377 (bvand ?x20921 ?x29202)))
(let ((?x23045 (bvashr ?x4377 ?x21147)))
(let ((?x1473 (bvshl ?x23045 ?x18722)))
(let ((?x16472 (bvxor ?x20921 ?x1473)))
(let ((?x17892 (bvand ?x16472 ?x1374)))
(let ((?x7309 (bvashr ?x17892 ?x27766)))
(let ((?x20832 (bvshl ?x7309 ?x14648)))
(let ((?x967 (bvadd lane ?x26911)))
(let ((?x5667 (bvand ?x967 ?x29202)))
(let ((?x28560 (bvashr ?x5667 ?x21147)))
(let ((?x27798 (bvshl ?x28560 ?x18722)))
(let ((?x27101 (bvxor ?x967 ?x27798)))
(let ((?x27733 (bvand ?x27101 ?x1374)))
(let ((?x3537 (bvashr ?x27733 ?x27766)))
(let ((?x8725 (bvshl ?x3537 ?x14648)))
(let (($x13080 (bvsle (_ bv0 32) bits2)))
(let (($x1188 (bvsle (_ bv0 32) bits1)))
(let (($x27961 (= (bvand (bvxor ?x27101 ?x8725) (_ bv63 32)) (bvand (bvxor ?x16472 ?x20832) (_ bv63 32)))))
(let (($x28117 (= (bvand (bvxor ?x23532 ?x24223) (_ bv63 32)) (bvand (bvxor ?x6963 ?x12546) (_ bv63 32)))))
(let (($x14363 (and (or (not $x27961) $x28117) (or (not $x28117) $x27961) $x1188 (bvsle (_ bv0 32) ?x28195) (bvsle (_ bv0 32) ?x4670) (bvsle (_ bv0 32) ?x967) (bvsle (_ bv0 32) ?x29202) (bvsle (_ bv0 32) ?x5667) (bvsle (_ bv0 32) ?x21147) (bvsle (_ bv0 32) ?x28560) (bvsle (_ bv0 32) ?x18722) (bvsle (_ bv0 32) ?x27798) $x13080 (bvsle (_ bv0 32) ?x28197) (bvsle (_ bv0 32) ?x18152) (bvsle (_ bv0 32) ?x27101) (bvsle (_ bv0 32) ?x1374) (bvsle (_ bv0 32) ?x27733) (bvsle (_ bv0 32) ?x27766) (bvsle (_ bv0 32) ?x3537) (bvsle (_ bv0 32) ?x14648) (bvsle (_ bv0 32) ?x8725) (bvsle (_ bv0 32) ?x20921) (bvsle (_ bv0 32) ?x4377) (bvsle (_ bv0 32) ?x23045) (bvsle (_ bv0 32) ?x1473) (bvsle (_ bv0 32) ?x16472) (bvsle (_ bv0 32) ?x17892) (bvsle (_ bv0 32) ?x7309) (bvsle (_ bv0 32) ?x20832) (bvsle (_ bv0 32) ?x26911) (bvsle (_ bv0 32) ?x18052) (bvsle (_ bv0 32) ?x21183) (bvsle (_ bv0 32) ?x29507) (bvsle (_ bv0 32) ?x23532) (bvsle (_ bv0 32) ?x6417) (bvsle (_ bv0 32) ?x14434) (bvsle (_ bv0 32) ?x24223) (bvsle (_ bv0 32) ?x14381) (bvsle (_ bv0 32) ?x31057) (bvsle (_ bv0 32) ?x768) (bvsle (_ bv0 32) ?x11135) (bvsle (_ bv0 32) ?x6963) (bvsle (_ bv0 32) ?x15281) (bvsle (_ bv0 32) ?x9167) (bvsle (_ bv0 32) ?x12546))))
(not $x14363)))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
