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
 (let ((?x3322 (bvshl (_ bv1 42) log2_block)))
 (bvslt vector ?x3322)))
(assert
 (let ((?x15162 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
 (let ((?x27393 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
 (let ((?x27929 (bvadd ?x27393 ?x15162)))
 (bvsle bits1 ?x27929)))))
(assert
 (let ((?x15162 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
 (let ((?x27393 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
 (let ((?x27929 (bvadd ?x27393 ?x15162)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x27929 bits1) base1))))))
(assert
 (let ((?x16618 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
 (let ((?x13135 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
 (let ((?x21053 (bvadd ?x13135 ?x16618)))
 (bvsle bits2 ?x21053)))))
(assert
 (let ((?x16618 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
 (let ((?x13135 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
 (let ((?x21053 (bvadd ?x13135 ?x16618)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x21053 bits2) base2))))))
(assert
 (let ((?x16618 (ite (bvsgt (_ bv0 42) shift2) (bvmul (_ bv4398046511103 42) shift2) (_ bv0 42))))
(let ((?x13135 (ite (bvslt (_ bv0 42) shift2) shift2 (_ bv0 42))))
(let ((?x30620 (bvadd ?x13135 base2)))
(let ((?x30838 (bvadd (bvshl (_ bv1 42) bits2) (_ bv4398046511103 42))))
(let ((?x4850 (bvshl ?x30838 ?x30620)))
(let ((?x15162 (ite (bvsgt (_ bv0 42) shift1) (bvmul (_ bv4398046511103 42) shift1) (_ bv0 42))))
(let ((?x27393 (ite (bvslt (_ bv0 42) shift1) shift1 (_ bv0 42))))
(let ((?x4533 (bvadd ?x27393 base1)))
(let ((?x25136 (bvadd (bvshl (_ bv1 42) bits1) (_ bv4398046511103 42))))
(let ((?x4241 (bvshl ?x25136 ?x4533)))
(let ((?x3322 (bvshl (_ bv1 42) log2_block)))
(let ((?x2786 (bvadd ?x3322 (_ bv4398046511103 42))))
(let ((?x31500 (bvadd vector (bvmul (_ bv4398046511103 42) (bvand vector (_ bv63 42))))))
(let ((?x10740 (bvand ?x31500 ?x2786)))
(let ((?x13658 (bvand ?x10740 ?x4241)))
(let ((?x11887 (bvashr ?x13658 ?x27393)))
(let ((?x14246 (bvshl ?x11887 ?x15162)))
(let ((?x18318 (bvxor ?x10740 ?x14246)))
(let ((?x27847 (bvand ?x18318 ?x4850)))
(let ((?x20239 (bvashr ?x27847 ?x13135)))
(let ((?x3994 (bvshl ?x20239 ?x16618)))
(let ((?x28166 (bvand ?x31500 ?x4241)))
(let ((?x13149 (bvashr ?x28166 ?x27393)))
(let ((?x12685 (bvshl ?x13149 ?x15162)))
(let ((?x1506 (bvxor ?x31500 ?x12685)))
(let ((?x18980 (bvand ?x1506 ?x4850)))
(let ((?x26344 (bvashr ?x18980 ?x13135)))
(let ((?x17912 (bvshl ?x26344 ?x16618)))
(let ((?x27303 (bvand vector ?x4241)))
(let ((?x5756 (bvashr ?x27303 ?x27393)))
(let ((?x568 (bvshl ?x5756 ?x15162)))
(let ((?x18347 (bvxor vector ?x568)))
(let ((?x8786 (bvand ?x18347 ?x4850)))
(let ((?x31111 (bvashr ?x8786 ?x13135)))
(let ((?x14782 (bvshl ?x31111 ?x16618)))
(let ((?x12868 (bvxor ?x18347 ?x14782)))
(let ((?x982 (bvand ?x12868 ?x2786)))
(let ((?x14116 (bvand ?x982 ?x4241)))
(let ((?x2065 (bvashr ?x14116 ?x27393)))
(let ((?x2890 (bvshl ?x2065 ?x15162)))
(let ((?x9936 (bvxor ?x982 ?x2890)))
(let ((?x12490 (bvand ?x9936 ?x4850)))
(let ((?x1148 (bvashr ?x12490 ?x13135)))
(let ((?x17571 (bvshl ?x1148 ?x16618)))
(let ((?x13177 (bvand ?x12868 ?x4241)))
(let ((?x13698 (bvashr ?x13177 ?x27393)))
(let ((?x18365 (bvshl ?x13698 ?x15162)))
(let ((?x13950 (bvxor ?x12868 ?x18365)))
(let ((?x18117 (bvand ?x13950 ?x4850)))
(let ((?x11528 (bvashr ?x18117 ?x13135)))
(let ((?x25573 (bvshl ?x11528 ?x16618)))
(let (($x11130 (bvsle (_ bv0 42) bits2)))
(let (($x18043 (bvsle (_ bv0 42) vector)))
(let (($x9738 (bvsle (_ bv0 42) bits1)))
(let ((?x436 (bvadd (bvadd ?x31500 (bvmul (_ bv4398046511103 42) (bvand ?x31500 (_ bv63 42)))) (bvand (bvxor ?x18318 ?x3994) (_ bv63 42)))))
(let ((?x30495 (bvadd (bvadd ?x12868 (bvmul (_ bv4398046511103 42) (bvand ?x12868 (_ bv63 42)))) (bvand (bvxor ?x9936 ?x17571) (_ bv63 42)))))
(let (($x623 (and (= (bvashr ?x12868 (_ bv6 42)) (bvashr vector (_ bv6 42))) (= (bvand (bvxor ?x13950 ?x25573) (_ bv63 42)) (bvand vector (_ bv63 42))))))
(let (($x28211 (and (or $x623 (not (= ?x30495 vector))) (or (= (_ bv0 42) (bvand (bvxor ?x1506 ?x17912) (_ bv63 42))) (not (= ?x436 ?x31500))) (bvsle (_ bv0 42) log2_block) $x9738 (bvsle (_ bv0 42) ?x25136) (bvsle (_ bv0 42) ?x4533) $x18043 (bvsle (_ bv0 42) ?x4241) (bvsle (_ bv0 42) ?x27303) (bvsle (_ bv0 42) ?x27393) (bvsle (_ bv0 42) ?x5756) (bvsle (_ bv0 42) ?x15162) (bvsle (_ bv0 42) ?x568) $x11130 (bvsle (_ bv0 42) ?x30838) (bvsle (_ bv0 42) ?x30620) (bvsle (_ bv0 42) ?x18347) (bvsle (_ bv0 42) ?x4850) (bvsle (_ bv0 42) ?x8786) (bvsle (_ bv0 42) ?x13135) (bvsle (_ bv0 42) ?x31111) (bvsle (_ bv0 42) ?x16618) (bvsle (_ bv0 42) ?x14782) (bvsle (_ bv0 42) ?x12868) (bvsle (_ bv0 42) ?x13177) (bvsle (_ bv0 42) ?x13698) (bvsle (_ bv0 42) ?x18365) (bvsle (_ bv0 42) ?x13950) (bvsle (_ bv0 42) ?x18117) (bvsle (_ bv0 42) ?x11528) (bvsle (_ bv0 42) ?x25573) (bvsle (_ bv0 42) ?x2786) (bvsle (_ bv0 42) ?x982) (bvsle (_ bv0 42) ?x14116) (bvsle (_ bv0 42) ?x2065) (bvsle (_ bv0 42) ?x2890) (bvsle (_ bv0 42) ?x9936) (bvsle (_ bv0 42) ?x12490) (bvsle (_ bv0 42) ?x1148) (bvsle (_ bv0 42) ?x17571) (bvsle (_ bv0 42) ?x31500) (bvsle (_ bv0 42) ?x28166) (bvsle (_ bv0 42) ?x13149) (bvsle (_ bv0 42) ?x12685) (bvsle (_ bv0 42) ?x1506) (bvsle (_ bv0 42) ?x18980) (bvsle (_ bv0 42) ?x26344) (bvsle (_ bv0 42) ?x17912) (bvsle (_ bv0 42) ?x10740) (bvsle (_ bv0 42) ?x13658) (bvsle (_ bv0 42) ?x11887) (bvsle (_ bv0 42) ?x14246) (bvsle (_ bv0 42) ?x18318) (bvsle (_ bv0 42) ?x27847) (bvsle (_ bv0 42) ?x20239) (bvsle (_ bv0 42) ?x3994))))
(not $x28211))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
