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
 (let ((?x234 (bvshl (_ bv1 42) log2_block)))
 (bvslt vector ?x234)))
(assert
 (let ((?x22 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
 (let ((?x24 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
 (let ((?x794 (bvadd ?x24 ?x22)))
 (bvsle bits1 ?x794)))))
(assert
 (let ((?x22 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
 (let ((?x24 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
 (let ((?x794 (bvadd ?x24 ?x22)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x794 bits1) base1))))))
(assert
 (let ((?x9 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
 (let ((?x11 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
 (let ((?x638 (bvadd ?x11 ?x9)))
 (bvsle bits2 ?x638)))))
(assert
 (let ((?x9 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
 (let ((?x11 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
 (let ((?x638 (bvadd ?x11 ?x9)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x638 bits2) base2))))))
(assert
 (let ((?x9 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
(let ((?x11 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
(let ((?x13 (bvadd ?x11 base2)))
(let ((?x17 (bvadd (bvshl (_ bv1 42) bits2) (_ bv4398046511103 42))))
(let ((?x18 (bvshl ?x17 ?x13)))
(let ((?x22 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
(let ((?x24 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
(let ((?x26 (bvadd ?x24 base1)))
(let ((?x54 (bvadd (bvshl (_ bv1 42) bits1) (_ bv4398046511103 42))))
(let ((?x127 (bvshl ?x54 ?x26)))
(let ((?x234 (bvshl (_ bv1 42) log2_block)))
(let ((?x196 (bvadd ?x234 (_ bv4398046511103 42))))
(let ((?x92 (bvadd vector (bvmul (_ bv4398046511103 42) (bvand vector (_ bv63 42))))))
(let ((?x53 (bvand ?x92 ?x196)))
(let ((?x274 (bvand ?x53 ?x127)))
(let ((?x73 (bvashr ?x274 ?x24)))
(let ((?x244 (bvshl ?x73 ?x22)))
(let ((?x67 (bvxor ?x53 ?x244)))
(let ((?x286 (bvand ?x67 ?x18)))
(let ((?x97 (bvashr ?x286 ?x11)))
(let ((?x140 (bvshl ?x97 ?x9)))
(let ((?x82 (bvand ?x92 ?x127)))
(let ((?x262 (bvashr ?x82 ?x24)))
(let ((?x35 (bvshl ?x262 ?x22)))
(let ((?x62 (bvxor ?x92 ?x35)))
(let ((?x49 (bvand ?x62 ?x18)))
(let ((?x273 (bvashr ?x49 ?x11)))
(let ((?x68 (bvshl ?x273 ?x9)))
(let ((?x31 (bvand vector ?x127)))
(let ((?x553 (bvashr ?x31 ?x24)))
(let ((?x385 (bvshl ?x553 ?x22)))
(let ((?x514 (bvxor vector ?x385)))
(let ((?x282 (bvand ?x514 ?x18)))
(let ((?x449 (bvashr ?x282 ?x11)))
(let ((?x498 (bvshl ?x449 ?x9)))
(let ((?x239 (bvxor ?x514 ?x498)))
(let ((?x176 (bvand ?x239 ?x196)))
(let ((?x76 (bvand ?x176 ?x127)))
(let ((?x46 (bvashr ?x76 ?x24)))
(let ((?x66 (bvshl ?x46 ?x22)))
(let ((?x155 (bvxor ?x176 ?x66)))
(let ((?x347 (bvand ?x155 ?x18)))
(let ((?x548 (bvashr ?x347 ?x11)))
(let ((?x513 (bvshl ?x548 ?x9)))
(let ((?x619 (bvand ?x239 ?x127)))
(let ((?x580 (bvashr ?x619 ?x24)))
(let ((?x508 (bvshl ?x580 ?x22)))
(let ((?x487 (bvxor ?x239 ?x508)))
(let ((?x436 (bvand ?x487 ?x18)))
(let ((?x391 (bvashr ?x436 ?x11)))
(let ((?x589 (bvshl ?x391 ?x9)))
(let (($x386 (bvsle (_ bv0 42) bits2)))
(let (($x725 (bvsle (_ bv0 42) vector)))
(let (($x740 (bvsle (_ bv0 42) bits1)))
(let ((?x964 (bvadd (bvadd ?x92 (bvmul (_ bv4398046511103 42) (bvand ?x92 (_ bv63 42)))) (bvand (bvxor ?x67 ?x140) (_ bv63 42)))))
(let ((?x924 (bvadd (bvadd ?x239 (bvmul (_ bv4398046511103 42) (bvand ?x239 (_ bv63 42)))) (bvand (bvxor ?x155 ?x513) (_ bv63 42)))))
(let (($x146 (and (= (bvashr ?x239 (_ bv6 42)) (bvashr vector (_ bv6 42))) (= (bvand (bvxor ?x487 ?x589) (_ bv63 42)) (bvand vector (_ bv63 42))))))
(let (($x775 (and (or $x146 (not (= ?x924 vector))) (or (= (_ bv0 42) (bvand (bvxor ?x62 ?x68) (_ bv63 42))) (not (= ?x964 ?x92))) (bvsle (_ bv0 42) log2_block) $x740 (bvsle (_ bv0 42) ?x54) (bvsle (_ bv0 42) ?x26) $x725 (bvsle (_ bv0 42) ?x127) (bvsle (_ bv0 42) ?x31) (bvsle (_ bv0 42) ?x24) (bvsle (_ bv0 42) ?x553) (bvsle (_ bv0 42) ?x22) (bvsle (_ bv0 42) ?x385) $x386 (bvsle (_ bv0 42) ?x17) (bvsle (_ bv0 42) ?x13) (bvsle (_ bv0 42) ?x514) (bvsle (_ bv0 42) ?x18) (bvsle (_ bv0 42) ?x282) (bvsle (_ bv0 42) ?x11) (bvsle (_ bv0 42) ?x449) (bvsle (_ bv0 42) ?x9) (bvsle (_ bv0 42) ?x498) (bvsle (_ bv0 42) ?x239) (bvsle (_ bv0 42) ?x619) (bvsle (_ bv0 42) ?x580) (bvsle (_ bv0 42) ?x508) (bvsle (_ bv0 42) ?x487) (bvsle (_ bv0 42) ?x436) (bvsle (_ bv0 42) ?x391) (bvsle (_ bv0 42) ?x589) (bvsle (_ bv0 42) ?x196) (bvsle (_ bv0 42) ?x176) (bvsle (_ bv0 42) ?x76) (bvsle (_ bv0 42) ?x46) (bvsle (_ bv0 42) ?x66) (bvsle (_ bv0 42) ?x155) (bvsle (_ bv0 42) ?x347) (bvsle (_ bv0 42) ?x548) (bvsle (_ bv0 42) ?x513) (bvsle (_ bv0 42) ?x92) (bvsle (_ bv0 42) ?x82) (bvsle (_ bv0 42) ?x262) (bvsle (_ bv0 42) ?x35) (bvsle (_ bv0 42) ?x62) (bvsle (_ bv0 42) ?x49) (bvsle (_ bv0 42) ?x273) (bvsle (_ bv0 42) ?x68) (bvsle (_ bv0 42) ?x53) (bvsle (_ bv0 42) ?x274) (bvsle (_ bv0 42) ?x73) (bvsle (_ bv0 42) ?x244) (bvsle (_ bv0 42) ?x67) (bvsle (_ bv0 42) ?x286) (bvsle (_ bv0 42) ?x97) (bvsle (_ bv0 42) ?x140))))
(not $x775))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
