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
 (let (($x26421 (bvsgt (_ bv0 32) shift1)))
 (let ((?x29162 (ite $x26421 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x17895 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x4588 (bvadd ?x17895 ?x29162)))
 (bvsle bits1 ?x4588))))))
(assert
 (let (($x26421 (bvsgt (_ bv0 32) shift1)))
 (let ((?x29162 (ite $x26421 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x17895 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x4588 (bvadd ?x17895 ?x29162)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x4588 bits1) base1)))))))
(assert
 (let ((?x35938 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x18259 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x7841 (bvadd ?x18259 ?x35938)))
 (bvsle bits2 ?x7841)))))
(assert
 (let ((?x35938 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x18259 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x7841 (bvadd ?x18259 ?x35938)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x7841 bits2) base2))))))
(assert
 (bvsgt (_ bv0 32) shift1))
(assert
 (bvsge (_ bv0 32) shift2))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x35938 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x18259 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x13408 (bvadd ?x18259 base2)))
(let ((?x29337 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x12074 (bvshl ?x29337 ?x13408)))
(let (($x26421 (bvsgt (_ bv0 32) shift1)))
(let ((?x29162 (ite $x26421 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x17895 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x5801 (bvadd ?x17895 base1)))
(let ((?x6454 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x9535 (bvshl ?x6454 ?x5801)))
(let ((?x35021 (bvmul (_ bv64 32) strip)))
(let ((?x9945 (bvadd lane_b ?x35021)))
(let ((?x16497 (bvand ?x9945 ?x9535)))
(let ((?x20838 (bvashr ?x16497 ?x17895)))
(let ((?x15860 (bvshl ?x20838 ?x29162)))
(let ((?x16895 (bvxor ?x9945 ?x15860)))
(let ((?x31285 (bvand ?x16895 ?x12074)))
(let ((?x14881 (bvashr ?x31285 ?x18259)))
(let ((?x40153 (bvshl ?x14881 ?x35938)))
(let ((?x38651 (bvadd lane_a ?x35021)))
(let ((?x9770 (bvand ?x38651 ?x9535)))
(let ((?x24850 (bvashr ?x9770 ?x17895)))
(let ((?x31753 (bvshl ?x24850 ?x29162)))
(let ((?x37834 (bvxor ?x38651 ?x31753)))
(let ((?x19528 (bvand ?x37834 ?x12074)))
(let ((?x5368 (bvashr ?x19528 ?x18259)))
(let ((?x34054 (bvshl ?x5368 ?x35938)))
(let (($x30577 (bvsle (_ bv0 32) bits2)))
(let (($x32582 (bvsle (_ bv0 32) bits1)))
(let (($x25084 (not (= (bvand (bvxor ?x37834 ?x34054) (_ bv63 32)) (bvand (bvxor ?x16895 ?x40153) (_ bv63 32))))))
(let (($x5036 (and $x25084 $x32582 (bvsle (_ bv0 32) ?x6454) (bvsle (_ bv0 32) ?x5801) (bvsle (_ bv0 32) ?x38651) (bvsle (_ bv0 32) ?x9535) (bvsle (_ bv0 32) ?x9770) (bvsle (_ bv0 32) ?x17895) (bvsle (_ bv0 32) ?x24850) (bvsle (_ bv0 32) ?x29162) (bvsle (_ bv0 32) ?x31753) $x30577 (bvsle (_ bv0 32) ?x29337) (bvsle (_ bv0 32) ?x13408) (bvsle (_ bv0 32) ?x37834) (bvsle (_ bv0 32) ?x12074) (bvsle (_ bv0 32) ?x19528) (bvsle (_ bv0 32) ?x18259) (bvsle (_ bv0 32) ?x5368) (bvsle (_ bv0 32) ?x35938) (bvsle (_ bv0 32) ?x34054) (bvsle (_ bv0 32) ?x9945) (bvsle (_ bv0 32) ?x16497) (bvsle (_ bv0 32) ?x20838) (bvsle (_ bv0 32) ?x15860) (bvsle (_ bv0 32) ?x16895) (bvsle (_ bv0 32) ?x31285) (bvsle (_ bv0 32) ?x14881) (bvsle (_ bv0 32) ?x40153))))
(not $x5036))))))))))))))))))))))))))))))))))
(check-sat)
