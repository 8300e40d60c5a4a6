; executors.swizzle_compose/0 < shift1 and shift2 <= 0 and 0 <= shift2
; 661adda1373269fc3bd8e06a5ac59875cb05734fbb7311829a2dfb07326f3e4d
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 56))
(declare-fun shift1 () (_ BitVec 56))
(declare-fun bits2 () (_ BitVec 56))
(declare-fun shift2 () (_ BitVec 56))
(declare-fun base1 () (_ BitVec 56))
(declare-fun base2 () (_ BitVec 56))
(declare-fun x () (_ BitVec 56))
(assert
 (bvsle (_ bv0 56) bits1))
(assert
 (bvsgt (_ bv19 56) bits1))
(assert
 (bvsle (_ bv72057594037927918 56) shift1))
(assert
 (bvsgt (_ bv19 56) shift1))
(assert
 (bvsle (_ bv0 56) bits2))
(assert
 (bvsgt (_ bv19 56) bits2))
(assert
 (bvsle (_ bv72057594037927918 56) shift2))
(assert
 (bvsgt (_ bv19 56) shift2))
(assert
 (bvsle (_ bv0 56) base1))
(assert
 (bvsgt (_ bv19 56) base1))
(assert
 (bvsle (_ bv0 56) base2))
(assert
 (bvsgt (_ bv19 56) base2))
(assert
 (bvsle (_ bv0 56) x))
(assert
 (bvsgt (_ bv262144 56) x))
(assert
 (let ((?x22776 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x16036 (bvslt (_ bv0 56) shift1)))
 (let ((?x15432 (ite $x16036 shift1 (_ bv0 56))))
 (let ((?x6148 (bvadd ?x15432 ?x22776)))
 (bvsle bits1 ?x6148))))))
(assert
 (let ((?x386 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x37699 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x2515 (bvadd ?x37699 ?x386)))
 (bvsle bits2 ?x2515)))))
(assert
 (let ((?x22776 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x16036 (bvslt (_ bv0 56) shift1)))
 (let ((?x15432 (ite $x16036 shift1 (_ bv0 56))))
 (let ((?x6148 (bvadd ?x15432 ?x22776)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x6148 bits1) base1)))))))
(assert
 (let ((?x386 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x37699 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x2515 (bvadd ?x37699 ?x386)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x2515 bits2) base2))))))
(assert
 (bvslt (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x386 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x37699 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x27089 (bvadd ?x37699 base2)))
(let ((?x16559 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x29970 (bvshl ?x16559 ?x27089)))
(let ((?x22776 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let (($x16036 (bvslt (_ bv0 56) shift1)))
(let ((?x15432 (ite $x16036 shift1 (_ bv0 56))))
(let ((?x23532 (bvadd ?x15432 base1)))
(let ((?x7077 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x6818 (bvshl ?x7077 ?x23532)))
(let ((?x18507 (bvand x ?x6818)))
(let ((?x3800 (bvashr ?x18507 ?x15432)))
(let ((?x6630 (bvshl ?x3800 ?x22776)))
(let ((?x29205 (bvxor x ?x6630)))
(let ((?x1447 (bvand ?x29205 ?x29970)))
(let ((?x6762 (bvashr ?x1447 ?x37699)))
(let ((?x2867 (bvshl ?x6762 ?x386)))
(let ((?x7711 (bvshl ?x16559 base2)))
(let ((?x3045 (bvadd base1 shift1)))
(let ((?x24043 (bvshl ?x7077 ?x3045)))
(let ((?x17888 (bvand x ?x24043)))
(let ((?x12618 (bvashr ?x17888 shift1)))
(let ((?x22173 (bvxor x ?x12618)))
(let ((?x4285 (bvand ?x22173 ?x7711)))
(let ((?x13667 (bvashr ?x4285 shift2)))
(let (($x12135 (bvsle (_ bv0 56) shift2)))
(let (($x2507 (bvsle (_ bv0 56) base2)))
(let (($x33296 (bvsle (_ bv0 56) bits2)))
(let (($x14070 (bvsle (_ bv0 56) x)))
(let (($x20114 (bvsle (_ bv0 56) bits1)))
(let (($x7057 (and (= (bvxor ?x22173 ?x13667) (bvxor ?x29205 ?x2867)) $x20114 (bvsle (_ bv0 56) ?x7077) (bvsle (_ bv0 56) ?x3045) $x14070 (bvsle (_ bv0 56) ?x24043) (bvsle (_ bv0 56) ?x17888) (bvsle (_ bv0 56) shift1) (bvsle (_ bv0 56) ?x12618) $x33296 (bvsle (_ bv0 56) ?x16559) $x2507 (bvsle (_ bv0 56) ?x22173) (bvsle (_ bv0 56) ?x7711) (bvsle (_ bv0 56) ?x4285) $x12135 (bvsle (_ bv0 56) ?x13667) (bvsle (_ bv0 56) ?x23532) (bvsle (_ bv0 56) ?x6818) (bvsle (_ bv0 56) ?x18507) (bvsle (_ bv0 56) ?x15432) (bvsle (_ bv0 56) ?x3800) (bvsle (_ bv0 56) ?x22776) (bvsle (_ bv0 56) ?x6630) (bvsle (_ bv0 56) ?x27089) (bvsle (_ bv0 56) ?x29205) (bvsle (_ bv0 56) ?x29970) (bvsle (_ bv0 56) ?x1447) (bvsle (_ bv0 56) ?x37699) (bvsle (_ bv0 56) ?x6762) (bvsle (_ bv0 56) ?x386) (bvsle (_ bv0 56) ?x2867))))
(not $x7057))))))))))))))))))))))))))))))))))
(check-sat)
