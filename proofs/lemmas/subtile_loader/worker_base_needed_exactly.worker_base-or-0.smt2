; subtile_loader.worker_base_needed_exactly/worker_base or 0
; 608ef5c67a1b7f81fc798dfb7b086af555162563c8ea82264e688ea915605b72
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
 (let ((?x8627 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x19630 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x4261 (bvadd ?x19630 ?x8627)))
 (bvsle bits1 ?x4261)))))
(assert
 (let ((?x8627 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x19630 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x4261 (bvadd ?x19630 ?x8627)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x4261 bits1) base1))))))
(assert
 (let ((?x20277 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x35781 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x31178 (bvadd ?x35781 ?x20277)))
 (bvsle bits2 ?x31178)))))
(assert
 (let ((?x20277 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x35781 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x31178 (bvadd ?x35781 ?x20277)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x31178 bits2) base2))))))
(assert
 (let ((?x20277 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x35781 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x37695 (bvadd ?x35781 base2)))
(let ((?x3937 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x37792 (bvshl ?x3937 ?x37695)))
(let ((?x8627 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x19630 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x17952 (bvadd ?x19630 base1)))
(let ((?x8472 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x20046 (bvshl ?x8472 ?x17952)))
(let ((?x17308 (bvmul (_ bv64 32) strip_a)))
(let ((?x39947 (bvand ?x17308 ?x20046)))
(let ((?x27049 (bvashr ?x39947 ?x19630)))
(let ((?x40820 (bvshl ?x27049 ?x8627)))
(let ((?x7284 (bvxor ?x17308 ?x40820)))
(let ((?x24896 (bvand ?x7284 ?x37792)))
(let ((?x3391 (bvashr ?x24896 ?x35781)))
(let ((?x40345 (bvshl ?x3391 ?x20277)))
(let ((?x28983 (bvand lane ?x20046)))
(let ((?x33744 (bvashr ?x28983 ?x19630)))
(let ((?x21253 (bvshl ?x33744 ?x8627)))
(let ((?x6649 (bvxor lane ?x21253)))
(let ((?x15301 (bvand ?x6649 ?x37792)))
(let ((?x8421 (bvashr ?x15301 ?x35781)))
(let ((?x41261 (bvshl ?x8421 ?x20277)))
(let (($x21704 (bvsle (_ bv0 32) lane)))
(let ((?x8561 (bvadd lane ?x17308)))
(let ((?x32391 (bvand ?x8561 ?x20046)))
(let ((?x10725 (bvashr ?x32391 ?x19630)))
(let ((?x27779 (bvshl ?x10725 ?x8627)))
(let ((?x616 (bvxor ?x8561 ?x27779)))
(let ((?x25430 (bvand ?x616 ?x37792)))
(let ((?x26053 (bvashr ?x25430 ?x35781)))
(let ((?x34783 (bvshl ?x26053 ?x20277)))
(let (($x11729 (bvsle (_ bv0 32) bits2)))
(let (($x6389 (bvsle (_ bv0 32) bits1)))
(let (($x39294 (= (bvand (bvxor ?x616 ?x34783) (_ bv63 32)) (bvand (bvxor ?x6649 ?x41261) (_ bv63 32)))))
(let (($x2565 (and (or (not $x39294) (= (_ bv0 32) (bvand (bvxor ?x7284 ?x40345) (_ bv63 32)))) (or (not (= (_ bv0 32) (bvand (bvxor ?x7284 ?x40345) (_ bv63 32)))) $x39294) $x6389 (bvsle (_ bv0 32) ?x8472) (bvsle (_ bv0 32) ?x17952) (bvsle (_ bv0 32) ?x8561) (bvsle (_ bv0 32) ?x20046) (bvsle (_ bv0 32) ?x32391) (bvsle (_ bv0 32) ?x19630) (bvsle (_ bv0 32) ?x10725) (bvsle (_ bv0 32) ?x8627) (bvsle (_ bv0 32) ?x27779) $x11729 (bvsle (_ bv0 32) ?x3937) (bvsle (_ bv0 32) ?x37695) (bvsle (_ bv0 32) ?x616) (bvsle (_ bv0 32) ?x37792) (bvsle (_ bv0 32) ?x25430) (bvsle (_ bv0 32) ?x35781) (bvsle (_ bv0 32) ?x26053) (bvsle (_ bv0 32) ?x20277) (bvsle (_ bv0 32) ?x34783) $x21704 (bvsle (_ bv0 32) ?x28983) (bvsle (_ bv0 32) ?x33744) (bvsle (_ bv0 32) ?x21253) (bvsle (_ bv0 32) ?x6649) (bvsle (_ bv0 32) ?x15301) (bvsle (_ bv0 32) ?x8421) (bvsle (_ bv0 32) ?x41261) (bvsle (_ bv0 32) ?x17308) (bvsle (_ bv0 32) ?x39947) (bvsle (_ bv0 32) ?x27049) (bvsle (_ bv0 32) ?x40820) (bvsle (_ bv0 32) ?x7284) (bvsle (_ bv0 32) ?x24896) (bvsle (_ bv0 32) ?x3391) (bvsle (_ bv0 32) ?x40345))))
(not $x2565))))))))))))))))))))))))))))))))))))))))
(check-sat)
