; subtile_loader.lanes_are_permuted/two, both to the left
; d38bfc6875e8045b16d974a002f7a70fe0b7e6ff321ca23a3de778ace66714fa
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
 (let (($x4207 (bvsgt (_ bv0 32) shift1)))
 (let ((?x35060 (ite $x4207 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x26618 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x11431 (bvadd ?x26618 ?x35060)))
 (bvsle bits1 ?x11431))))))
(assert
 (let (($x4207 (bvsgt (_ bv0 32) shift1)))
 (let ((?x35060 (ite $x4207 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x26618 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x11431 (bvadd ?x26618 ?x35060)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x11431 bits1) base1)))))))
(assert
 (let ((?x17162 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x40887 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x30062 (bvadd ?x40887 ?x17162)))
 (bvsle bits2 ?x30062)))))
(assert
 (let ((?x17162 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x40887 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x30062 (bvadd ?x40887 ?x17162)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x30062 bits2) base2))))))
(assert
 (bvsgt (_ bv0 32) shift1))
(assert
 (bvsge (_ bv0 32) shift2))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x17162 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x40887 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x12011 (bvadd ?x40887 base2)))
(let ((?x4940 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x41097 (bvshl ?x4940 ?x12011)))
(let (($x4207 (bvsgt (_ bv0 32) shift1)))
(let ((?x35060 (ite $x4207 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x26618 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x9162 (bvadd ?x26618 base1)))
(let ((?x15192 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x7033 (bvshl ?x15192 ?x9162)))
(let ((?x17287 (bvmul (_ bv64 32) strip)))
(let ((?x1937 (bvadd lane_b ?x17287)))
(let ((?x26347 (bvand ?x1937 ?x7033)))
(let ((?x17421 (bvashr ?x26347 ?x26618)))
(let ((?x41307 (bvshl ?x17421 ?x35060)))
(let ((?x37025 (bvxor ?x1937 ?x41307)))
(let ((?x16956 (bvand ?x37025 ?x41097)))
(let ((?x39044 (bvashr ?x16956 ?x40887)))
(let ((?x13294 (bvshl ?x39044 ?x17162)))
(let ((?x8966 (bvadd lane_a ?x17287)))
(let ((?x13302 (bvand ?x8966 ?x7033)))
(let ((?x41264 (bvashr ?x13302 ?x26618)))
(let ((?x14893 (bvshl ?x41264 ?x35060)))
(let ((?x8416 (bvxor ?x8966 ?x14893)))
(let ((?x35921 (bvand ?x8416 ?x41097)))
(let ((?x30763 (bvashr ?x35921 ?x40887)))
(let ((?x42008 (bvshl ?x30763 ?x17162)))
(let (($x22594 (bvsle (_ bv0 32) bits2)))
(let (($x31746 (bvsle (_ bv0 32) bits1)))
(let (($x41618 (not (= (bvand (bvxor ?x8416 ?x42008) (_ bv63 32)) (bvand (bvxor ?x37025 ?x13294) (_ bv63 32))))))
(let (($x34320 (and $x41618 $x31746 (bvsle (_ bv0 32) ?x15192) (bvsle (_ bv0 32) ?x9162) (bvsle (_ bv0 32) ?x8966) (bvsle (_ bv0 32) ?x7033) (bvsle (_ bv0 32) ?x13302) (bvsle (_ bv0 32) ?x26618) (bvsle (_ bv0 32) ?x41264) (bvsle (_ bv0 32) ?x35060) (bvsle (_ bv0 32) ?x14893) $x22594 (bvsle (_ bv0 32) ?x4940) (bvsle (_ bv0 32) ?x12011) (bvsle (_ bv0 32) ?x8416) (bvsle (_ bv0 32) ?x41097) (bvsle (_ bv0 32) ?x35921) (bvsle (_ bv0 32) ?x40887) (bvsle (_ bv0 32) ?x30763) (bvsle (_ bv0 32) ?x17162) (bvsle (_ bv0 32) ?x42008) (bvsle (_ bv0 32) ?x1937) (bvsle (_ bv0 32) ?x26347) (bvsle (_ bv0 32) ?x17421) (bvsle (_ bv0 32) ?x41307) (bvsle (_ bv0 32) ?x37025) (bvsle (_ bv0 32) ?x16956) (bvsle (_ bv0 32) ?x39044) (bvsle (_ bv0 32) ?x13294))))
(not $x34320))))))))))))))))))))))))))))))))))
(check-sat)
