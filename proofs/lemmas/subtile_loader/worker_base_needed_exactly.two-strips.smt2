; subtile_loader.worker_base_needed_exactly/two strips
; f2a92d3168cec63d17e282a184dd2723a81799ec4c8de22f376f3215f8728ec3
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
(declare-fun strip_b () (_ BitVec 32))
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
 (bvsle (_ bv0 32) strip_b))
(assert
 (bvsgt (_ bv16 32) strip_b))
(assert
 (let ((?x20756 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x20165 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x34875 (bvadd ?x20165 ?x20756)))
 (bvsle bits1 ?x34875)))))
(assert
 (let ((?x20756 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x20165 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x34875 (bvadd ?x20165 ?x20756)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x34875 bits1) base1))))))
(assert
 (let ((?x9727 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x15463 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x12444 (bvadd ?x15463 ?x9727)))
 (bvsle bits2 ?x12444)))))
(assert
 (let ((?x9727 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x15463 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x12444 (bvadd ?x15463 ?x9727)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x12444 bits2) base2))))))
(assert
 (let ((?x9727 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x15463 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x21302 (bvadd ?x15463 base2)))
(let ((?x18407 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x14183 (bvshl ?x18407 ?x21302)))
(let ((?x20756 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x20165 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x2753 (bvadd ?x20165 base1)))
(let ((?x325 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x5058 (bvshl ?x325 ?x2753)))
(let ((?x20594 (bvmul (_ bv64 32) strip_b)))
(let ((?x4945 (bvand ?x20594 ?x5058)))
(let ((?x36882 (bvashr ?x4945 ?x20165)))
(let ((?x7714 (bvshl ?x36882 ?x20756)))
(let ((?x28594 (bvxor ?x20594 ?x7714)))
(let ((?x756 (bvand ?x28594 ?x14183)))
(let ((?x2967 (bvashr ?x756 ?x15463)))
(let ((?x10170 (bvshl ?x2967 ?x9727)))
(let ((?x16703 (bvmul (_ bv64 32) strip_a)))
(let ((?x8886 (bvand ?x16703 ?x5058)))
(let ((?x14442 (bvashr ?x8886 ?x20165)))
(let ((?x34525 (bvshl ?x14442 ?x20756)))
(let ((?x16700 (bvxor ?x16703 ?x34525)))
(let ((?x785 (bvand ?x16700 ?x14183)))
(let ((?x15338 (bvashr ?x785 ?x15463)))
(let ((?x14637 (bvshl ?x15338 ?x9727)))
(let ((?x10706 (bvadd lane ?x20594)))
(let ((?x29100 (bvand ?x10706 ?x5058)))
(let ((?x28267 (bvashr ?x29100 ?x20165)))
(let ((?x924 (bvshl ?x28267 ?x20756)))
(let ((?x34743 (bvxor ?x10706 ?x924)))
(let ((?x19633 (bvand ?x34743 ?x14183)))
(let ((?x2960 (bvashr ?x19633 ?x15463)))
(let ((?x25258 (bvshl ?x2960 ?x9727)))
(let ((?x16830 (bvadd lane ?x16703)))
(let ((?x18862 (bvand ?x16830 ?x5058)))
(let ((?x17036 (bvashr ?x18862 ?x20165)))
(let ((?x9134 (bvshl ?x17036 ?x20756)))
(let ((?x8917 (bvxor ?x16830 ?x9134)))
(let ((?x19598 (bvand ?x8917 ?x14183)))
(let ((?x4012 (bvashr ?x19598 ?x15463)))
(let ((?x12622 (bvshl ?x4012 ?x9727)))
(let (($x14926 (bvsle (_ bv0 32) bits2)))
(let (($x14146 (bvsle (_ bv0 32) bits1)))
(let (($x30754 (= (bvand (bvxor ?x8917 ?x12622) (_ bv63 32)) (bvand (bvxor ?x34743 ?x25258) (_ bv63 32)))))
(let (($x15046 (= (bvand (bvxor ?x16700 ?x14637) (_ bv63 32)) (bvand (bvxor ?x28594 ?x10170) (_ bv63 32)))))
(let (($x811 (and (or (not $x30754) $x15046) (or (not $x15046) $x30754) $x14146 (bvsle (_ bv0 32) ?x325) (bvsle (_ bv0 32) ?x2753) (bvsle (_ bv0 32) ?x16830) (bvsle (_ bv0 32) ?x5058) (bvsle (_ bv0 32) ?x18862) (bvsle (_ bv0 32) ?x20165) (bvsle (_ bv0 32) ?x17036) (bvsle (_ bv0 32) ?x20756) (bvsle (_ bv0 32) ?x9134) $x14926 (bvsle (_ bv0 32) ?x18407) (bvsle (_ bv0 32) ?x21302) (bvsle (_ bv0 32) ?x8917) (bvsle (_ bv0 32) ?x14183) (bvsle (_ bv0 32) ?x19598) (bvsle (_ bv0 32) ?x15463) (bvsle (_ bv0 32) ?x4012) (bvsle (_ bv0 32) ?x9727) (bvsle (_ bv0 32) ?x12622) (bvsle (_ bv0 32) ?x10706) (bvsle (_ bv0 32) ?x29100) (bvsle (_ bv0 32) ?x28267) (bvsle (_ bv0 32) ?x924) (bvsle (_ bv0 32) ?x34743) (bvsle (_ bv0 32) ?x19633) (bvsle (_ bv0 32) ?x2960) (bvsle (_ bv0 32) ?x25258) (bvsle (_ bv0 32) ?x16703) (bvsle (_ bv0 32) ?x8886) (bvsle (_ bv0 32) ?x14442) (bvsle (_ bv0 32) ?x34525) (bvsle (_ bv0 32) ?x16700) (bvsle (_ bv0 32) ?x785) (bvsle (_ bv0 32) ?x15338) (bvsle (_ bv0 32) ?x14637) (bvsle (_ bv0 32) ?x20594) (bvsle (_ bv0 32) ?x4945) (bvsle (_ bv0 32) ?x36882) (bvsle (_ bv0 32) ?x7714) (bvsle (_ bv0 32) ?x28594) (bvsle (_ bv0 32) ?x756) (bvsle (_ bv0 32) ?x2967) (bvsle (_ bv0 32) ?x10170))))
(not $x811)))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
