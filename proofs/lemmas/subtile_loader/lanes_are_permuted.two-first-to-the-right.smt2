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
 (let ((?x34718 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x32084 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x19757 (bvadd ?x32084 ?x34718)))
 (bvsle bits1 ?x19757)))))
(assert
 (let ((?x34718 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x32084 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x19757 (bvadd ?x32084 ?x34718)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x19757 bits1) base1))))))
(assert
 (let ((?x14782 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x10530 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x34197 (bvadd ?x10530 ?x14782)))
 (bvsle bits2 ?x34197)))))
(assert
 (let ((?x14782 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x10530 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x34197 (bvadd ?x10530 ?x14782)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x34197 bits2) base2))))))
(assert
 (bvsle (_ bv0 32) shift1))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x14782 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x10530 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x141 (bvadd ?x10530 base2)))
(let ((?x8187 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x17287 (bvshl ?x8187 ?x141)))
(let ((?x34718 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x32084 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x40835 (bvadd ?x32084 base1)))
(let ((?x35875 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x41857 (bvshl ?x35875 ?x40835)))
(let ((?x41235 (bvmul (_ bv64 32) strip)))
(let ((?x26533 (bvadd lane_b ?x41235)))
(let ((?x31960 (bvand ?x26533 ?x41857)))
(let ((?x3790 (bvashr ?x31960 ?x32084)))
(let ((?x30955 (bvshl ?x3790 ?x34718)))
(let ((?x24254 (bvxor ?x26533 ?x30955)))
(let ((?x26824 (bvand ?x24254 ?x17287)))
(let ((?x16984 (bvashr ?x26824 ?x10530)))
(let ((?x11732 (bvshl ?x16984 ?x14782)))
(let ((?x19748 (bvadd lane_a ?x41235)))
(let ((?x19090 (bvand ?x19748 ?x41857)))
(let ((?x12990 (bvashr ?x19090 ?x32084)))
(let ((?x18588 (bvshl ?x12990 ?x34718)))
(let ((?x37681 (bvxor ?x19748 ?x18588)))
(let ((?x25803 (bvand ?x37681 ?x17287)))
(let ((?x30062 (bvashr ?x25803 ?x10530)))
(let ((?x4109 (bvshl ?x30062 ?x14782)))
(let (($x35723 (bvsle (_ bv0 32) bits2)))
(let (($x26507 (bvsle (_ bv0 32) bits1)))
(let (($x8955 (not (= (bvand (bvxor ?x37681 ?x4109) (_ bv63 32)) (bvand (bvxor ?x24254 ?x11732) (_ bv63 32))))))
(let (($x29374 (and $x8955 $x26507 (bvsle (_ bv0 32) ?x35875) (bvsle (_ bv0 32) ?x40835) (bvsle (_ bv0 32) ?x19748) (bvsle (_ bv0 32) ?x41857) (bvsle (_ bv0 32) ?x19090) (bvsle (_ bv0 32) ?x32084) (bvsle (_ bv0 32) ?x12990) (bvsle (_ bv0 32) ?x34718) (bvsle (_ bv0 32) ?x18588) $x35723 (bvsle (_ bv0 32) ?x8187) (bvsle (_ bv0 32) ?x141) (bvsle (_ bv0 32) ?x37681) (bvsle (_ bv0 32) ?x17287) (bvsle (_ bv0 32) ?x25803) (bvsle (_ bv0 32) ?x10530) (bvsle (_ bv0 32) ?x30062) (bvsle (_ bv0 32) ?x14782) (bvsle (_ bv0 32) ?x4109) (bvsle (_ bv0 32) ?x26533) (bvsle (_ bv0 32) ?x31960) (bvsle (_ bv0 32) ?x3790) (bvsle (_ bv0 32) ?x30955) (bvsle (_ bv0 32) ?x24254) (bvsle (_ bv0 32) ?x26824) (bvsle (_ bv0 32) ?x16984) (bvsle (_ bv0 32) ?x11732))))
(not $x29374)))))))))))))))))))))))))))))))))
(check-sat)
