; roundtrip.k_operand_returns_exactly/what the writer puts at a vector, rows of 64 bytes
; 4c7b3dff708762b4df4a55fd9f1148bda6651b5c866000a7e5ea08d5997e54a7
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
(declare-fun vector () (_ BitVec 32))
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
 (bvsle (_ bv0 32) vector))
(assert
 (bvsgt (_ bv256 32) vector))
(assert
 (let ((?x23238 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x18210 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x17125 (bvadd ?x18210 ?x23238)))
 (bvsle bits1 ?x17125)))))
(assert
 (let ((?x23238 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x18210 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x17125 (bvadd ?x18210 ?x23238)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x17125 bits1) base1))))))
(assert
 (let ((?x17801 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x20422 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x8398 (bvadd ?x20422 ?x17801)))
 (bvsle bits2 ?x8398)))))
(assert
 (let ((?x17801 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x20422 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x8398 (bvadd ?x20422 ?x17801)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x8398 bits2) base2))))))
(assert
 (let ((?x17801 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x20422 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x18921 (bvadd ?x20422 base2)))
(let ((?x21840 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x20372 (bvshl ?x21840 ?x18921)))
(let ((?x23238 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x18210 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x22615 (bvadd ?x18210 base1)))
(let ((?x14310 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x23265 (bvshl ?x14310 ?x22615)))
(let ((?x17206 (bvand vector (_ bv127 32))))
(let ((?x19353 (bvand ?x17206 ?x23265)))
(let ((?x22346 (bvashr ?x19353 ?x18210)))
(let ((?x820 (bvshl ?x22346 ?x23238)))
(let ((?x1653 (bvxor ?x17206 ?x820)))
(let ((?x5692 (bvand ?x1653 ?x20372)))
(let ((?x19312 (bvashr ?x5692 ?x20422)))
(let ((?x1554 (bvshl ?x19312 ?x17801)))
(let (($x860 (bvsle (_ bv0 32) vector)))
(let ((?x814 (bvmul (_ bv8 32) vector)))
(let ((?x8384 (bvashr ?x814 (_ bv5 32))))
(let ((?x31969 (bvashr ?x8384 (_ bv4 32))))
(let ((?x8261 (bvand ?x31969 (_ bv1 32))))
(let ((?x1175 (bvadd (bvmul (_ bv4 32) (bvand ?x8384 (_ bv15 32))) (bvashr (bvand ?x814 (_ bv31 32)) (_ bv3 32)))))
(let ((?x9482 (bvadd ?x1175 (bvmul (_ bv64 32) ?x8261))))
(let ((?x17525 (bvand ?x9482 ?x23265)))
(let ((?x22666 (bvashr ?x17525 ?x18210)))
(let ((?x22347 (bvshl ?x22666 ?x23238)))
(let ((?x22320 (bvxor ?x9482 ?x22347)))
(let ((?x21355 (bvand ?x22320 ?x20372)))
(let ((?x28719 (bvashr ?x21355 ?x20422)))
(let ((?x18463 (bvshl ?x28719 ?x17801)))
(let (($x10543 (bvsle (_ bv0 32) bits2)))
(let (($x21852 (bvsle (_ bv0 32) bits1)))
(let ((?x1983 (bvadd (bvadd vector (bvmul (_ bv4294967295 32) (bvand vector (_ bv63 32)))) (bvand (bvxor ?x1653 ?x1554) (_ bv63 32)))))
(let ((?x17151 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x22320 ?x18463) (_ bv63 32)) (_ bv3 32))) (bvand (bvand ?x814 (_ bv31 32)) (_ bv7 32)))))
(let ((?x4016 (bvadd (bvmul (_ bv16 32) (bvadd (bvmul (_ bv2 32) (bvashr ?x31969 (_ bv1 32))) ?x8261)) (bvashr (bvand (bvxor ?x22320 ?x18463) (_ bv63 32)) (_ bv2 32)))))
(let (($x6847 (and (= (bvashr (bvadd (bvmul (_ bv64 32) ?x4016) (bvmul (_ bv2 32) ?x17151)) (_ bv4 32)) ?x1983) $x21852 (bvsle (_ bv0 32) ?x14310) (bvsle (_ bv0 32) ?x22615) (bvsle (_ bv0 32) ?x9482) (bvsle (_ bv0 32) ?x23265) (bvsle (_ bv0 32) ?x17525) (bvsle (_ bv0 32) ?x18210) (bvsle (_ bv0 32) ?x22666) (bvsle (_ bv0 32) ?x23238) (bvsle (_ bv0 32) ?x22347) $x10543 (bvsle (_ bv0 32) ?x21840) (bvsle (_ bv0 32) ?x18921) (bvsle (_ bv0 32) ?x22320) (bvsle (_ bv0 32) ?x20372) (bvsle (_ bv0 32) ?x21355) (bvsle (_ bv0 32) ?x20422) (bvsle (_ bv0 32) ?x28719) (bvsle (_ bv0 32) ?x17801) (bvsle (_ bv0 32) ?x18463) $x860 (bvsle (_ bv0 32) ?x17206) (bvsle (_ bv0 32) ?x19353) (bvsle (_ bv0 32) ?x22346) (bvsle (_ bv0 32) ?x820) (bvsle (_ bv0 32) ?x1653) (bvsle (_ bv0 32) ?x5692) (bvsle (_ bv0 32) ?x19312) (bvsle (_ bv0 32) ?x1554))))
(not $x6847))))))))))))))))))))))))))))))))))))))))
(check-sat)
