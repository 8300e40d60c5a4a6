; roundtrip.k_operand_returns_exactly/what the writer puts at a vector, rows of 128 bytes
; fc572bb612e4edc875b477f9c8acf808a76ef5c9d9df42f420bfb64ea3953852
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
 (bvsgt (_ bv512 32) vector))
(assert
 (let ((?x3691 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x7413 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x40728 (bvadd ?x7413 ?x3691)))
 (bvsle bits1 ?x40728)))))
(assert
 (let ((?x3691 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x7413 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x40728 (bvadd ?x7413 ?x3691)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x40728 bits1) base1))))))
(assert
 (let ((?x26292 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x20884 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x6423 (bvadd ?x20884 ?x26292)))
 (bvsle bits2 ?x6423)))))
(assert
 (let ((?x26292 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x20884 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x6423 (bvadd ?x20884 ?x26292)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x6423 bits2) base2))))))
(assert
 (let ((?x26292 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x20884 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x18818 (bvadd ?x20884 base2)))
(let ((?x16821 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x10344 (bvshl ?x16821 ?x18818)))
(let ((?x3691 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x7413 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x33159 (bvadd ?x7413 base1)))
(let ((?x24138 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x34654 (bvshl ?x24138 ?x33159)))
(let ((?x35024 (bvand vector (_ bv255 32))))
(let ((?x37172 (bvand ?x35024 ?x34654)))
(let ((?x16088 (bvashr ?x37172 ?x7413)))
(let ((?x24578 (bvshl ?x16088 ?x3691)))
(let ((?x6480 (bvxor ?x35024 ?x24578)))
(let ((?x6385 (bvand ?x6480 ?x10344)))
(let ((?x21308 (bvashr ?x6385 ?x20884)))
(let ((?x14726 (bvshl ?x21308 ?x26292)))
(let (($x17694 (bvsle (_ bv0 32) vector)))
(let ((?x12254 (bvmul (_ bv8 32) vector)))
(let ((?x19306 (bvashr ?x12254 (_ bv6 32))))
(let ((?x11753 (bvashr ?x19306 (_ bv3 32))))
(let ((?x28056 (bvand ?x11753 (_ bv3 32))))
(let ((?x12594 (bvadd (bvmul (_ bv8 32) (bvand ?x19306 (_ bv7 32))) (bvashr (bvand ?x12254 (_ bv63 32)) (_ bv3 32)))))
(let ((?x21588 (bvadd ?x12594 (bvmul (_ bv64 32) ?x28056))))
(let ((?x4432 (bvand ?x21588 ?x34654)))
(let ((?x39153 (bvashr ?x4432 ?x7413)))
(let ((?x20755 (bvshl ?x39153 ?x3691)))
(let ((?x21141 (bvxor ?x21588 ?x20755)))
(let ((?x19115 (bvand ?x21141 ?x10344)))
(let ((?x4602 (bvashr ?x19115 ?x20884)))
(let ((?x11194 (bvshl ?x4602 ?x26292)))
(let (($x10138 (bvsle (_ bv0 32) bits2)))
(let (($x10146 (bvsle (_ bv0 32) bits1)))
(let ((?x21992 (bvadd (bvadd vector (bvmul (_ bv4294967295 32) (bvand vector (_ bv63 32)))) (bvand (bvxor ?x6480 ?x14726) (_ bv63 32)))))
(let ((?x7479 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x21141 ?x11194) (_ bv63 32)) (_ bv7 32))) (bvand (bvand ?x12254 (_ bv63 32)) (_ bv7 32)))))
(let ((?x28431 (bvadd (bvmul (_ bv8 32) (bvadd (bvmul (_ bv4 32) (bvashr ?x11753 (_ bv2 32))) ?x28056)) (bvashr (bvand (bvxor ?x21141 ?x11194) (_ bv63 32)) (_ bv3 32)))))
(let (($x15794 (and (= (bvashr (bvadd (bvmul (_ bv128 32) ?x28431) (bvmul (_ bv2 32) ?x7479)) (_ bv4 32)) ?x21992) $x10146 (bvsle (_ bv0 32) ?x24138) (bvsle (_ bv0 32) ?x33159) (bvsle (_ bv0 32) ?x21588) (bvsle (_ bv0 32) ?x34654) (bvsle (_ bv0 32) ?x4432) (bvsle (_ bv0 32) ?x7413) (bvsle (_ bv0 32) ?x39153) (bvsle (_ bv0 32) ?x3691) (bvsle (_ bv0 32) ?x20755) $x10138 (bvsle (_ bv0 32) ?x16821) (bvsle (_ bv0 32) ?x18818) (bvsle (_ bv0 32) ?x21141) (bvsle (_ bv0 32) ?x10344) (bvsle (_ bv0 32) ?x19115) (bvsle (_ bv0 32) ?x20884) (bvsle (_ bv0 32) ?x4602) (bvsle (_ bv0 32) ?x26292) (bvsle (_ bv0 32) ?x11194) $x17694 (bvsle (_ bv0 32) ?x35024) (bvsle (_ bv0 32) ?x37172) (bvsle (_ bv0 32) ?x16088) (bvsle (_ bv0 32) ?x24578) (bvsle (_ bv0 32) ?x6480) (bvsle (_ bv0 32) ?x6385) (bvsle (_ bv0 32) ?x21308) (bvsle (_ bv0 32) ?x14726))))
(not $x15794))))))))))))))))))))))))))))))))))))))))
(check-sat)
