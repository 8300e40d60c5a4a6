; subtile_loader.lanes_are_permuted/two, first to the right
; 4e443aa721b07b43438fef79149b6764a60bc51a41d5686c33d78d79d5876247
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
 (let ((?x31021 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x10307 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x26642 (bvadd ?x10307 ?x31021)))
 (bvsle bits1 ?x26642)))))
(assert
 (let ((?x31021 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x10307 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x26642 (bvadd ?x10307 ?x31021)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x26642 bits1) base1))))))
(assert
 (let ((?x26470 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x38551 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x15177 (bvadd ?x38551 ?x26470)))
 (bvsle bits2 ?x15177)))))
(assert
 (let ((?x26470 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x38551 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x15177 (bvadd ?x38551 ?x26470)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x15177 bits2) base2))))))
(assert
 (bvsle (_ bv0 32) shift1))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x26470 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x38551 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x30211 (bvadd ?x38551 base2)))
(let ((?x20875 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x2190 (bvshl ?x20875 ?x30211)))
(let ((?x31021 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x10307 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x16556 (bvadd ?x10307 base1)))
(let ((?x25198 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x2166 (bvshl ?x25198 ?x16556)))
(let ((?x10486 (bvmul (_ bv64 32) strip)))
(let ((?x27327 (bvadd lane_b ?x10486)))
(let ((?x29965 (bvand ?x27327 ?x2166)))
(let ((?x16776 (bvashr ?x29965 ?x10307)))
(let ((?x16849 (bvshl ?x16776 ?x31021)))
(let ((?x8213 (bvxor ?x27327 ?x16849)))
(let ((?x28300 (bvand ?x8213 ?x2190)))
(let ((?x7640 (bvashr ?x28300 ?x38551)))
(let ((?x16824 (bvshl ?x7640 ?x26470)))
(let ((?x7030 (bvadd lane_a ?x10486)))
(let ((?x5835 (bvand ?x7030 ?x2166)))
(let ((?x8021 (bvashr ?x5835 ?x10307)))
(let ((?x37841 (bvshl ?x8021 ?x31021)))
(let ((?x33300 (bvxor ?x7030 ?x37841)))
(let ((?x20323 (bvand ?x33300 ?x2190)))
(let ((?x17533 (bvashr ?x20323 ?x38551)))
(let ((?x22538 (bvshl ?x17533 ?x26470)))
(let (($x27057 (bvsle (_ bv0 32) bits2)))
(let (($x23673 (bvsle (_ bv0 32) bits1)))
(let (($x11005 (not (= (bvand (bvxor ?x33300 ?x22538) (_ bv63 32)) (bvand (bvxor ?x8213 ?x16824) (_ bv63 32))))))
(let (($x17693 (and $x11005 $x23673 (bvsle (_ bv0 32) ?x25198) (bvsle (_ bv0 32) ?x16556) (bvsle (_ bv0 32) ?x7030) (bvsle (_ bv0 32) ?x2166) (bvsle (_ bv0 32) ?x5835) (bvsle (_ bv0 32) ?x10307) (bvsle (_ bv0 32) ?x8021) (bvsle (_ bv0 32) ?x31021) (bvsle (_ bv0 32) ?x37841) $x27057 (bvsle (_ bv0 32) ?x20875) (bvsle (_ bv0 32) ?x30211) (bvsle (_ bv0 32) ?x33300) (bvsle (_ bv0 32) ?x2190) (bvsle (_ bv0 32) ?x20323) (bvsle (_ bv0 32) ?x38551) (bvsle (_ bv0 32) ?x17533) (bvsle (_ bv0 32) ?x26470) (bvsle (_ bv0 32) ?x22538) (bvsle (_ bv0 32) ?x27327) (bvsle (_ bv0 32) ?x29965) (bvsle (_ bv0 32) ?x16776) (bvsle (_ bv0 32) ?x16849) (bvsle (_ bv0 32) ?x8213) (bvsle (_ bv0 32) ?x28300) (bvsle (_ bv0 32) ?x7640) (bvsle (_ bv0 32) ?x16824))))
(not $x17693)))))))))))))))))))))))))))))))))
(check-sat)
