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
 (let ((?x4939 (bvshl (_ bv1 42) log2_block)))
 (bvslt vector ?x4939)))
(assert
 (let ((?x66 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
 (let ((?x15 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
 (let ((?x17480 (bvadd ?x15 ?x66)))
 (bvsle bits1 ?x17480)))))
(assert
 (let ((?x66 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
 (let ((?x15 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
 (let ((?x17480 (bvadd ?x15 ?x66)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x17480 bits1) base1))))))
(assert
 (let ((?x132 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
 (let ((?x332 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
 (let ((?x18463 (bvadd ?x332 ?x132)))
 (bvsle bits2 ?x18463)))))
(assert
 (let ((?x132 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
 (let ((?x332 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
 (let ((?x18463 (bvadd ?x332 ?x132)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x18463 bits2) base2))))))
(assert
 (let ((?x132 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
(let ((?x332 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
(let ((?x341 (bvadd ?x332 base2)))
(let ((?x59 (bvadd (bvshl (_ bv1 42) bits2) (_ bv4398046511103 42))))
(let ((?x21 (bvshl ?x59 ?x341)))
(let ((?x66 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
(let ((?x15 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
(let ((?x97 (bvadd ?x15 base1)))
(let ((?x4813 (bvadd (bvshl (_ bv1 42) bits1) (_ bv4398046511103 42))))
(let ((?x4914 (bvshl ?x4813 ?x97)))
(let ((?x4939 (bvshl (_ bv1 42) log2_block)))
(let ((?x340 (bvadd ?x4939 (_ bv4398046511103 42))))
(let ((?x12559 (bvadd vector (bvmul (_ bv4398046511103 42) (bvand vector (_ bv63 42))))))
(let ((?x159 (bvand ?x12559 ?x340)))
(let ((?x811 (bvand ?x159 ?x4914)))
(let ((?x17694 (bvashr ?x811 ?x15)))
(let ((?x102 (bvshl ?x17694 ?x66)))
(let ((?x494 (bvxor ?x159 ?x102)))
(let ((?x12866 (bvand ?x494 ?x21)))
(let ((?x19024 (bvashr ?x12866 ?x332)))
(let ((?x5538 (bvshl ?x19024 ?x132)))
(let ((?x276 (bvand ?x12559 ?x4914)))
(let ((?x3747 (bvashr ?x276 ?x15)))
(let ((?x703 (bvshl ?x3747 ?x66)))
(let ((?x736 (bvxor ?x12559 ?x703)))
(let ((?x90 (bvand ?x736 ?x21)))
(let ((?x18983 (bvashr ?x90 ?x332)))
(let ((?x18398 (bvshl ?x18983 ?x132)))
(let ((?x299 (bvand vector ?x4914)))
(let ((?x4343 (bvashr ?x299 ?x15)))
(let ((?x4473 (bvshl ?x4343 ?x66)))
(let ((?x603 (bvxor vector ?x4473)))
(let ((?x57 (bvand ?x603 ?x21)))
(let ((?x5456 (bvashr ?x57 ?x332)))
(let ((?x756 (bvshl ?x5456 ?x132)))
(let ((?x343 (bvxor ?x603 ?x756)))
(let ((?x3956 (bvand ?x343 ?x340)))
(let ((?x754 (bvand ?x3956 ?x4914)))
(let ((?x249 (bvashr ?x754 ?x15)))
(let ((?x412 (bvshl ?x249 ?x66)))
(let ((?x5782 (bvxor ?x3956 ?x412)))
(let ((?x41 (bvand ?x5782 ?x21)))
(let ((?x50 (bvashr ?x41 ?x332)))
(let ((?x4816 (bvshl ?x50 ?x132)))
(let ((?x2853 (bvand ?x343 ?x4914)))
(let ((?x3025 (bvashr ?x2853 ?x15)))
(let ((?x5763 (bvshl ?x3025 ?x66)))
(let ((?x17535 (bvxor ?x343 ?x5763)))
(let ((?x18301 (bvand ?x17535 ?x21)))
(let ((?x143 (bvashr ?x18301 ?x332)))
(let ((?x1011 (bvshl ?x143 ?x132)))
(let (($x187 (bvsle (_ bv0 42) bits2)))
(let (($x4350 (bvsle (_ bv0 42) vector)))
(let (($x93 (bvsle (_ bv0 42) bits1)))
(let ((?x901 (bvadd (bvadd ?x12559 (bvmul (_ bv4398046511103 42) (bvand ?x12559 (_ bv63 42)))) (bvand (bvxor ?x494 ?x5538) (_ bv63 42)))))
(let ((?x115 (bvadd (bvadd ?x343 (bvmul (_ bv4398046511103 42) (bvand ?x343 (_ bv63 42)))) (bvand (bvxor ?x5782 ?x4816) (_ bv63 42)))))
(let (($x5575 (and (= (bvashr ?x343 (_ bv6 42)) (bvashr vector (_ bv6 42))) (= (bvand (bvxor ?x17535 ?x1011) (_ bv63 42)) (bvand vector (_ bv63 42))))))
(let (($x44 (and (or $x5575 (not (= ?x115 vector))) (or (= (_ bv0 42) (bvand (bvxor ?x736 ?x18398) (_ bv63 42))) (not (= ?x901 ?x12559))) (bvsle (_ bv0 42) log2_block) $x93 (bvsle (_ bv0 42) ?x4813) (bvsle (_ bv0 42) ?x97) $x4350 (bvsle (_ bv0 42) ?x4914) (bvsle (_ bv0 42) ?x299) (bvsle (_ bv0 42) ?x15) (bvsle (_ bv0 42) ?x4343) (bvsle (_ bv0 42) ?x66) (bvsle (_ bv0 42) ?x4473) $x187 (bvsle (_ bv0 42) ?x59) (bvsle (_ bv0 42) ?x341) (bvsle (_ bv0 42) ?x603) (bvsle (_ bv0 42) ?x21) (bvsle (_ bv0 42) ?x57) (bvsle (_ bv0 42) ?x332) (bvsle (_ bv0 42) ?x5456) (bvsle (_ bv0 42) ?x132) (bvsle (_ bv0 42) ?x756) (bvsle (_ bv0 42) ?x343) (bvsle (_ bv0 42) ?x2853) (bvsle (_ bv0 42) ?x3025) (bvsle (_ bv0 42) ?x5763) (bvsle (_ bv0 42) ?x17535) (bvsle (_ bv0 42) ?x18301) (bvsle (_ bv0 42) ?x143) (bvsle (_ bv0 42) ?x1011) (bvsle (_ bv0 42) ?x340) (bvsle (_ bv0 42) ?x3956) (bvsle (_ bv0 42) ?x754) (bvsle (_ bv0 42) ?x249) (bvsle (_ bv0 42) ?x412) (bvsle (_ bv0 42) ?x5782) (bvsle (_ bv0 42) ?x41) (bvsle (_ bv0 42) ?x50) (bvsle (_ bv0 42) ?x4816) (bvsle (_ bv0 42) ?x12559) (bvsle (_ bv0 42) ?x276) (bvsle (_ bv0 42) ?x3747) (bvsle (_ bv0 42) ?x703) (bvsle (_ bv0 42) ?x736) (bvsle (_ bv0 42) ?x90) (bvsle (_ bv0 42) ?x18983) (bvsle (_ bv0 42) ?x18398) (bvsle (_ bv0 42) ?x159) (bvsle (_ bv0 42) ?x811) (bvsle (_ bv0 42) ?x17694) (bvsle (_ bv0 42) ?x102) (bvsle (_ bv0 42) ?x494) (bvsle (_ bv0 42) ?x12866) (bvsle (_ bv0 42) ?x19024) (bvsle (_ bv0 42) ?x5538))))
(not $x44))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
