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
 (let ((?x27 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x400 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x622 (bvadd ?x400 ?x27)))
 (bvsle bits1 ?x622)))))
(assert
 (let ((?x27 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x400 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x622 (bvadd ?x400 ?x27)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x622 bits1) base1))))))
(assert
 (let ((?x942 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x448 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x11337 (bvadd ?x448 ?x942)))
 (bvsle bits2 ?x11337)))))
(assert
 (let ((?x942 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x448 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x11337 (bvadd ?x448 ?x942)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x11337 bits2) base2))))))
(assert
 (let ((?x942 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x448 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x1279 (bvadd ?x448 base2)))
(let ((?x930 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x2675 (bvshl ?x930 ?x1279)))
(let ((?x27 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x400 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x22696 (bvadd ?x400 base1)))
(let ((?x25214 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x6214 (bvshl ?x25214 ?x22696)))
(let ((?x8724 (bvand vector (_ bv255 32))))
(let ((?x38102 (bvand ?x8724 ?x6214)))
(let ((?x17270 (bvashr ?x38102 ?x400)))
(let ((?x1619 (bvshl ?x17270 ?x27)))
(let ((?x167 (bvxor ?x8724 ?x1619)))
(let ((?x42289 (bvand ?x167 ?x2675)))
(let ((?x2663 (bvashr ?x42289 ?x448)))
(let ((?x5914 (bvshl ?x2663 ?x942)))
(let (($x5882 (bvsle (_ bv0 32) vector)))
(let ((?x14947 (bvmul (_ bv8 32) vector)))
(let ((?x40719 (bvashr ?x14947 (_ bv6 32))))
(let ((?x42513 (bvashr ?x40719 (_ bv3 32))))
(let ((?x30330 (bvand ?x42513 (_ bv3 32))))
(let ((?x38025 (bvadd (bvmul (_ bv8 32) (bvand ?x40719 (_ bv7 32))) (bvashr (bvand ?x14947 (_ bv63 32)) (_ bv3 32)))))
(let ((?x2513 (bvadd ?x38025 (bvmul (_ bv64 32) ?x30330))))
(let ((?x30526 (bvand ?x2513 ?x6214)))
(let ((?x41640 (bvashr ?x30526 ?x400)))
(let ((?x24840 (bvshl ?x41640 ?x27)))
(let ((?x16760 (bvxor ?x2513 ?x24840)))
(let ((?x42321 (bvand ?x16760 ?x2675)))
(let ((?x7587 (bvashr ?x42321 ?x448)))
(let ((?x35128 (bvshl ?x7587 ?x942)))
(let (($x2699 (bvsle (_ bv0 32) bits2)))
(let (($x274 (bvsle (_ bv0 32) bits1)))
(let ((?x14994 (bvadd (bvadd vector (bvmul (_ bv4294967295 32) (bvand vector (_ bv63 32)))) (bvand (bvxor ?x167 ?x5914) (_ bv63 32)))))
(let ((?x26412 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x16760 ?x35128) (_ bv63 32)) (_ bv7 32))) (bvand (bvand ?x14947 (_ bv63 32)) (_ bv7 32)))))
(let ((?x24943 (bvadd (bvmul (_ bv8 32) (bvadd (bvmul (_ bv4 32) (bvashr ?x42513 (_ bv2 32))) ?x30330)) (bvashr (bvand (bvxor ?x16760 ?x35128) (_ bv63 32)) (_ bv3 32)))))
(let (($x2187 (and (= (bvashr (bvadd (bvmul (_ bv128 32) ?x24943) (bvmul (_ bv2 32) ?x26412)) (_ bv4 32)) ?x14994) $x274 (bvsle (_ bv0 32) ?x25214) (bvsle (_ bv0 32) ?x22696) (bvsle (_ bv0 32) ?x2513) (bvsle (_ bv0 32) ?x6214) (bvsle (_ bv0 32) ?x30526) (bvsle (_ bv0 32) ?x400) (bvsle (_ bv0 32) ?x41640) (bvsle (_ bv0 32) ?x27) (bvsle (_ bv0 32) ?x24840) $x2699 (bvsle (_ bv0 32) ?x930) (bvsle (_ bv0 32) ?x1279) (bvsle (_ bv0 32) ?x16760) (bvsle (_ bv0 32) ?x2675) (bvsle (_ bv0 32) ?x42321) (bvsle (_ bv0 32) ?x448) (bvsle (_ bv0 32) ?x7587) (bvsle (_ bv0 32) ?x942) (bvsle (_ bv0 32) ?x35128) $x5882 (bvsle (_ bv0 32) ?x8724) (bvsle (_ bv0 32) ?x38102) (bvsle (_ bv0 32) ?x17270) (bvsle (_ bv0 32) ?x1619) (bvsle (_ bv0 32) ?x167) (bvsle (_ bv0 32) ?x42289) (bvsle (_ bv0 32) ?x2663) (bvsle (_ bv0 32) ?x5914))))
(not $x2187))))))))))))))))))))))))))))))))))))))))
(check-sat)
