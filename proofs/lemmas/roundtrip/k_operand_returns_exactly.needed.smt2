; roundtrip.k_operand_returns_exactly/needed
; ac64f2ca22256aea3c8ead48d8f32e7805d91854526e56c45800adef04e04705
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 42))
(declare-fun shift1 () (_ BitVec 42))
(declare-fun base1 () (_ BitVec 42))
(declare-fun bits2 () (_ BitVec 42))
(declare-fun shift2 () (_ BitVec 42))
(declare-fun base2 () (_ BitVec 42))
(declare-fun log2_block () (_ BitVec 42))
(declare-fun vector () (_ BitVec 42))
(assert
 (bvsle (_ bv0 42) bits1))
(assert
 (bvsgt (_ bv11 42) bits1))
(assert
 (bvsle (_ bv4398046511094 42) shift1))
(assert
 (bvsgt (_ bv11 42) shift1))
(assert
 (bvsle (_ bv0 42) base1))
(assert
 (bvsgt (_ bv11 42) base1))
(assert
 (bvsle (_ bv0 42) bits2))
(assert
 (bvsgt (_ bv11 42) bits2))
(assert
 (bvsle (_ bv4398046511094 42) shift2))
(assert
 (bvsgt (_ bv11 42) shift2))
(assert
 (bvsle (_ bv0 42) base2))
(assert
 (bvsgt (_ bv11 42) base2))
(assert
 (bvsle (_ bv6 42) log2_block))
(assert
 (bvsgt (_ bv9 42) log2_block))
(assert
 (bvsle (_ bv0 42) vector))
(assert
 (let ((?x10718 (bvshl (_ bv1 42) log2_block)))
 (bvslt vector ?x10718)))
(assert
 (let ((?x12840 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
 (let ((?x19986 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
 (let ((?x1071 (bvadd ?x19986 ?x12840)))
 (bvsle bits1 ?x1071)))))
(assert
 (let ((?x12840 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
 (let ((?x19986 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
 (let ((?x1071 (bvadd ?x19986 ?x12840)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x1071 bits1) base1))))))
(assert
 (let ((?x894 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
 (let ((?x23645 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
 (let ((?x30378 (bvadd ?x23645 ?x894)))
 (bvsle bits2 ?x30378)))))
(assert
 (let ((?x894 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
 (let ((?x23645 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
 (let ((?x30378 (bvadd ?x23645 ?x894)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x30378 bits2) base2))))))
(assert
 (let ((?x894 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
(let ((?x23645 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
(let ((?x9482 (bvadd ?x23645 base2)))
(let ((?x9902 (bvadd (bvshl (_ bv1 42) bits2) (_ bv4398046511103 42))))
(let ((?x8427 (bvshl ?x9902 ?x9482)))
(let ((?x12840 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
(let ((?x19986 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
(let ((?x23263 (bvadd ?x19986 base1)))
(let ((?x11788 (bvadd (bvshl (_ bv1 42) bits1) (_ bv4398046511103 42))))
(let ((?x25496 (bvshl ?x11788 ?x23263)))
(let ((?x10718 (bvshl (_ bv1 42) log2_block)))
(let ((?x25093 (bvadd ?x10718 (_ bv4398046511103 42))))
(let ((?x1252 (bvadd vector (bvmul (_ bv4398046511103 42) (bvand vector (_ bv63 42))))))
(let ((?x5699 (bvand ?x1252 ?x25093)))
(let ((?x21869 (bvand ?x5699 ?x25496)))
(let ((?x1269 (bvashr ?x21869 ?x19986)))
(let ((?x22047 (bvshl ?x1269 ?x12840)))
(let ((?x3966 (bvxor ?x5699 ?x22047)))
(let ((?x11124 (bvand ?x3966 ?x8427)))
(let ((?x5633 (bvashr ?x11124 ?x23645)))
(let ((?x2205 (bvshl ?x5633 ?x894)))
(let ((?x10307 (bvand ?x1252 ?x25496)))
(let ((?x11023 (bvashr ?x10307 ?x19986)))
(let ((?x10979 (bvshl ?x11023 ?x12840)))
(let ((?x37524 (bvxor ?x1252 ?x10979)))
(let ((?x11777 (bvand ?x37524 ?x8427)))
(let ((?x6722 (bvashr ?x11777 ?x23645)))
(let ((?x21591 (bvshl ?x6722 ?x894)))
(let ((?x11247 (bvand vector ?x25496)))
(let ((?x24972 (bvashr ?x11247 ?x19986)))
(let ((?x11107 (bvshl ?x24972 ?x12840)))
(let ((?x19275 (bvxor vector ?x11107)))
(let ((?x14207 (bvand ?x19275 ?x8427)))
(let ((?x13181 (bvashr ?x14207 ?x23645)))
(let ((?x1095 (bvshl ?x13181 ?x894)))
(let ((?x4238 (bvxor ?x19275 ?x1095)))
(let ((?x13241 (bvand ?x4238 ?x25093)))
(let ((?x23755 (bvand ?x13241 ?x25496)))
(let ((?x16985 (bvashr ?x23755 ?x19986)))
(let ((?x2342 (bvshl ?x16985 ?x12840)))
(let ((?x12498 (bvxor ?x13241 ?x2342)))
(let ((?x10971 (bvand ?x12498 ?x8427)))
(let ((?x2350 (bvashr ?x10971 ?x23645)))
(let ((?x28061 (bvshl ?x2350 ?x894)))
(let ((?x22895 (bvand ?x4238 ?x25496)))
(let ((?x28234 (bvashr ?x22895 ?x19986)))
(let ((?x23838 (bvshl ?x28234 ?x12840)))
(let ((?x30884 (bvxor ?x4238 ?x23838)))
(let ((?x8432 (bvand ?x30884 ?x8427)))
(let ((?x5745 (bvashr ?x8432 ?x23645)))
(let ((?x748 (bvshl ?x5745 ?x894)))
(let (($x22439 (bvsle (_ bv0 42) bits2)))
(let (($x8685 (bvsle (_ bv0 42) vector)))
(let (($x8086 (bvsle (_ bv0 42) bits1)))
(let ((?x38425 (bvadd (bvadd ?x1252 (bvmul (_ bv4398046511103 42) (bvand ?x1252 (_ bv63 42)))) (bvand (bvxor ?x3966 ?x2205) (_ bv63 42)))))
(let ((?x25950 (bvadd (bvadd ?x4238 (bvmul (_ bv4398046511103 42) (bvand ?x4238 (_ bv63 42)))) (bvand (bvxor ?x12498 ?x28061) (_ bv63 42)))))
(let (($x20986 (and (= (bvashr ?x4238 (_ bv6 42)) (bvashr vector (_ bv6 42))) (= (bvand (bvxor ?x30884 ?x748) (_ bv63 42)) (bvand vector (_ bv63 42))))))
(let (($x1308 (and (or $x20986 (not (= ?x25950 vector))) (or (= (_ bv0 42) (bvand (bvxor ?x37524 ?x21591) (_ bv63 42))) (not (= ?x38425 ?x1252))) (bvsle (_ bv0 42) log2_block) $x8086 (bvsle (_ bv0 42) ?x11788) (bvsle (_ bv0 42) ?x23263) $x8685 (bvsle (_ bv0 42) ?x25496) (bvsle (_ bv0 42) ?x11247) (bvsle (_ bv0 42) ?x19986) (bvsle (_ bv0 42) ?x24972) (bvsle (_ bv0 42) ?x12840) (bvsle (_ bv0 42) ?x11107) $x22439 (bvsle (_ bv0 42) ?x9902) (bvsle (_ bv0 42) ?x9482) (bvsle (_ bv0 42) ?x19275) (bvsle (_ bv0 42) ?x8427) (bvsle (_ bv0 42) ?x14207) (bvsle (_ bv0 42) ?x23645) (bvsle (_ bv0 42) ?x13181) (bvsle (_ bv0 42) ?x894) (bvsle (_ bv0 42) ?x1095) (bvsle (_ bv0 42) ?x4238) (bvsle (_ bv0 42) ?x22895) (bvsle (_ bv0 42) ?x28234) (bvsle (_ bv0 42) ?x23838) (bvsle (_ bv0 42) ?x30884) (bvsle (_ bv0 42) ?x8432) (bvsle (_ bv0 42) ?x5745) (bvsle (_ bv0 42) ?x748) (bvsle (_ bv0 42) ?x25093) (bvsle (_ bv0 42) ?x13241) (bvsle (_ bv0 42) ?x23755) (bvsle (_ bv0 42) ?x16985) (bvsle (_ bv0 42) ?x2342) (bvsle (_ bv0 42) ?x12498) (bvsle (_ bv0 42) ?x10971) (bvsle (_ bv0 42) ?x2350) (bvsle (_ bv0 42) ?x28061) (bvsle (_ bv0 42) ?x1252) (bvsle (_ bv0 42) ?x10307) (bvsle (_ bv0 42) ?x11023) (bvsle (_ bv0 42) ?x10979) (bvsle (_ bv0 42) ?x37524) (bvsle (_ bv0 42) ?x11777) (bvsle (_ bv0 42) ?x6722) (bvsle (_ bv0 42) ?x21591) (bvsle (_ bv0 42) ?x5699) (bvsle (_ bv0 42) ?x21869) (bvsle (_ bv0 42) ?x1269) (bvsle (_ bv0 42) ?x22047) (bvsle (_ bv0 42) ?x3966) (bvsle (_ bv0 42) ?x11124) (bvsle (_ bv0 42) ?x5633) (bvsle (_ bv0 42) ?x2205))))
(not $x1308))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
