; executors.swizzle_compose/inverse, shift2 <= 0 and 0 <= shift2 and 0 < shift1
; 63cf5b162c10dce93692ac483fd21fdad81ba2305000c0dfbd92591c24a0569b
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
 (let ((?x14824 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x3753 (bvslt (_ bv0 56) shift1)))
 (let ((?x40860 (ite $x3753 shift1 (_ bv0 56))))
 (let ((?x15225 (bvadd ?x40860 ?x14824)))
 (bvsle bits1 ?x15225))))))
(assert
 (let ((?x22103 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x7102 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x7313 (bvadd ?x7102 ?x22103)))
 (bvsle bits2 ?x7313)))))
(assert
 (let ((?x14824 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x3753 (bvslt (_ bv0 56) shift1)))
 (let ((?x40860 (ite $x3753 shift1 (_ bv0 56))))
 (let ((?x15225 (bvadd ?x40860 ?x14824)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x15225 bits1) base1)))))))
(assert
 (let ((?x22103 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x7102 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x7313 (bvadd ?x7102 ?x22103)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x7313 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvslt (_ bv0 56) shift1))
(assert
 (let ((?x14824 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let (($x3753 (bvslt (_ bv0 56) shift1)))
(let ((?x40860 (ite $x3753 shift1 (_ bv0 56))))
(let ((?x19435 (bvadd ?x40860 base1)))
(let ((?x11627 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x30003 (bvshl ?x11627 ?x19435)))
(let ((?x22103 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x7102 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x14709 (bvadd ?x7102 base2)))
(let ((?x37598 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x38455 (bvshl ?x37598 ?x14709)))
(let ((?x12140 (bvand x ?x38455)))
(let ((?x12992 (bvashr ?x12140 ?x7102)))
(let ((?x1245 (bvshl ?x12992 ?x22103)))
(let ((?x1552 (bvxor x ?x1245)))
(let ((?x30777 (bvand ?x1552 ?x30003)))
(let ((?x2570 (bvashr ?x30777 ?x40860)))
(let ((?x21859 (bvshl ?x2570 ?x14824)))
(let ((?x27207 (bvadd base1 shift1)))
(let ((?x39994 (bvshl ?x11627 ?x27207)))
(let ((?x22299 (bvshl ?x37598 base2)))
(let ((?x39935 (bvand x ?x22299)))
(let ((?x10713 (bvashr ?x39935 shift2)))
(let ((?x3078 (bvxor x ?x10713)))
(let ((?x31168 (bvand ?x3078 ?x39994)))
(let ((?x37437 (bvashr ?x31168 shift1)))
(let (($x8244 (bvsle (_ bv0 56) bits1)))
(let (($x34506 (bvsle (_ bv0 56) shift2)))
(let (($x40127 (bvsle (_ bv0 56) x)))
(let (($x19054 (bvsle (_ bv0 56) base2)))
(let (($x19950 (bvsle (_ bv0 56) bits2)))
(let (($x33482 (and (= (bvxor ?x3078 ?x37437) (bvxor ?x1552 ?x21859)) $x19950 (bvsle (_ bv0 56) ?x37598) $x19054 $x40127 (bvsle (_ bv0 56) ?x22299) (bvsle (_ bv0 56) ?x39935) $x34506 (bvsle (_ bv0 56) ?x10713) $x8244 (bvsle (_ bv0 56) ?x11627) (bvsle (_ bv0 56) ?x27207) (bvsle (_ bv0 56) ?x3078) (bvsle (_ bv0 56) ?x39994) (bvsle (_ bv0 56) ?x31168) (bvsle (_ bv0 56) shift1) (bvsle (_ bv0 56) ?x37437) (bvsle (_ bv0 56) ?x14709) (bvsle (_ bv0 56) ?x38455) (bvsle (_ bv0 56) ?x12140) (bvsle (_ bv0 56) ?x7102) (bvsle (_ bv0 56) ?x12992) (bvsle (_ bv0 56) ?x22103) (bvsle (_ bv0 56) ?x1245) (bvsle (_ bv0 56) ?x19435) (bvsle (_ bv0 56) ?x1552) (bvsle (_ bv0 56) ?x30003) (bvsle (_ bv0 56) ?x30777) (bvsle (_ bv0 56) ?x40860) (bvsle (_ bv0 56) ?x2570) (bvsle (_ bv0 56) ?x14824) (bvsle (_ bv0 56) ?x21859))))
(not $x33482))))))))))))))))))))))))))))))))))
(check-sat)
