; subtile_loader.lanes_are_permuted/two, left then right, none lost
; 96409d9f639b4a2728b8a1f1feb1135c5f86d4ae07c55e93cfb1b493d6234d42
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
 (let (($x10867 (bvsgt (_ bv0 32) shift1)))
 (let ((?x21443 (ite $x10867 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x5143 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x7493 (bvadd ?x5143 ?x21443)))
 (bvsle bits1 ?x7493))))))
(assert
 (let (($x10867 (bvsgt (_ bv0 32) shift1)))
 (let ((?x21443 (ite $x10867 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x5143 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x7493 (bvadd ?x5143 ?x21443)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x7493 bits1) base1)))))))
(assert
 (let ((?x23274 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let (($x3221 (bvslt (_ bv0 32) shift2)))
 (let ((?x17941 (ite $x3221 shift2 (_ bv0 32))))
 (let ((?x27974 (bvadd ?x17941 ?x23274)))
 (bvsle bits2 ?x27974))))))
(assert
 (let ((?x23274 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let (($x3221 (bvslt (_ bv0 32) shift2)))
 (let ((?x17941 (ite $x3221 shift2 (_ bv0 32))))
 (let ((?x27974 (bvadd ?x17941 ?x23274)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x27974 bits2) base2)))))))
(assert
 (bvsgt (_ bv0 32) shift1))
(assert
 (bvslt (_ bv0 32) shift2))
(assert
 (let ((?x37031 (ite (bvslt base1 base2) base2 base1)))
 (let ((?x5428 (bvadd (bvmul (_ bv4294967295 32) (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))) (_ bv6 32))))
 (let ((?x26668 (bvadd base2 bits2)))
 (let ((?x16553 (bvadd base1 bits1)))
 (let ((?x38361 (ite (bvsle ?x16553 ?x26668) ?x16553 ?x26668)))
 (let (($x5010 (bvsle (ite (bvsge (_ bv6 32) ?x38361) ?x38361 (_ bv6 32)) (ite (bvslt ?x37031 ?x5428) ?x5428 ?x37031))))
 (let (($x3221 (bvslt (_ bv0 32) shift2)))
 (let ((?x17941 (ite $x3221 shift2 (_ bv0 32))))
 (let (($x10867 (bvsgt (_ bv0 32) shift1)))
 (let ((?x21443 (ite $x10867 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (or (not (= ?x21443 ?x17941)) $x5010))))))))))))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x23274 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let (($x3221 (bvslt (_ bv0 32) shift2)))
(let ((?x17941 (ite $x3221 shift2 (_ bv0 32))))
(let ((?x7938 (bvadd ?x17941 base2)))
(let ((?x31399 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x34224 (bvshl ?x31399 ?x7938)))
(let (($x10867 (bvsgt (_ bv0 32) shift1)))
(let ((?x21443 (ite $x10867 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x5143 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x7287 (bvadd ?x5143 base1)))
(let ((?x11433 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x14637 (bvshl ?x11433 ?x7287)))
(let ((?x6325 (bvmul (_ bv64 32) strip)))
(let ((?x16143 (bvadd lane_b ?x6325)))
(let ((?x6824 (bvand ?x16143 ?x14637)))
(let ((?x16768 (bvashr ?x6824 ?x5143)))
(let ((?x7110 (bvshl ?x16768 ?x21443)))
(let ((?x24359 (bvxor ?x16143 ?x7110)))
(let ((?x5661 (bvand ?x24359 ?x34224)))
(let ((?x5658 (bvashr ?x5661 ?x17941)))
(let ((?x8048 (bvshl ?x5658 ?x23274)))
(let ((?x39565 (bvadd lane_a ?x6325)))
(let ((?x11725 (bvand ?x39565 ?x14637)))
(let ((?x12649 (bvashr ?x11725 ?x5143)))
(let ((?x1822 (bvshl ?x12649 ?x21443)))
(let ((?x30677 (bvxor ?x39565 ?x1822)))
(let ((?x27693 (bvand ?x30677 ?x34224)))
(let ((?x1677 (bvashr ?x27693 ?x17941)))
(let ((?x28050 (bvshl ?x1677 ?x23274)))
(let (($x35551 (bvsle (_ bv0 32) bits2)))
(let (($x23487 (bvsle (_ bv0 32) bits1)))
(let (($x8753 (not (= (bvand (bvxor ?x30677 ?x28050) (_ bv63 32)) (bvand (bvxor ?x24359 ?x8048) (_ bv63 32))))))
(let (($x21190 (and $x8753 $x23487 (bvsle (_ bv0 32) ?x11433) (bvsle (_ bv0 32) ?x7287) (bvsle (_ bv0 32) ?x39565) (bvsle (_ bv0 32) ?x14637) (bvsle (_ bv0 32) ?x11725) (bvsle (_ bv0 32) ?x5143) (bvsle (_ bv0 32) ?x12649) (bvsle (_ bv0 32) ?x21443) (bvsle (_ bv0 32) ?x1822) $x35551 (bvsle (_ bv0 32) ?x31399) (bvsle (_ bv0 32) ?x7938) (bvsle (_ bv0 32) ?x30677) (bvsle (_ bv0 32) ?x34224) (bvsle (_ bv0 32) ?x27693) (bvsle (_ bv0 32) ?x17941) (bvsle (_ bv0 32) ?x1677) (bvsle (_ bv0 32) ?x23274) (bvsle (_ bv0 32) ?x28050) (bvsle (_ bv0 32) ?x16143) (bvsle (_ bv0 32) ?x6824) (bvsle (_ bv0 32) ?x16768) (bvsle (_ bv0 32) ?x7110) (bvsle (_ bv0 32) ?x24359) (bvsle (_ bv0 32) ?x5661) (bvsle (_ bv0 32) ?x5658) (bvsle (_ bv0 32) ?x8048))))
(not $x21190)))))))))))))))))))))))))))))))))))
(check-sat)
