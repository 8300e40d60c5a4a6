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
 (let ((?x4440 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x19841 (bvslt (_ bv0 56) shift1)))
 (let ((?x29498 (ite $x19841 shift1 (_ bv0 56))))
 (let ((?x16046 (bvadd ?x29498 ?x4440)))
 (bvsle bits1 ?x16046))))))
(assert
 (let ((?x12121 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x13421 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x25328 (bvadd ?x13421 ?x12121)))
 (bvsle bits2 ?x25328)))))
(assert
 (let ((?x4440 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x19841 (bvslt (_ bv0 56) shift1)))
 (let ((?x29498 (ite $x19841 shift1 (_ bv0 56))))
 (let ((?x16046 (bvadd ?x29498 ?x4440)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x16046 bits1) base1)))))))
(assert
 (let ((?x12121 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x13421 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x25328 (bvadd ?x13421 ?x12121)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x25328 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvslt (_ bv0 56) shift1))
(assert
 (let ((?x4440 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let (($x19841 (bvslt (_ bv0 56) shift1)))
(let ((?x29498 (ite $x19841 shift1 (_ bv0 56))))
(let ((?x19060 (bvadd ?x29498 base1)))
(let ((?x33988 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x24585 (bvshl ?x33988 ?x19060)))
(let ((?x12121 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x13421 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x5113 (bvadd ?x13421 base2)))
(let ((?x12351 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x12922 (bvshl ?x12351 ?x5113)))
(let ((?x21590 (bvand x ?x12922)))
(let ((?x2179 (bvashr ?x21590 ?x13421)))
(let ((?x5738 (bvshl ?x2179 ?x12121)))
(let ((?x68 (bvxor x ?x5738)))
(let ((?x24606 (bvand ?x68 ?x24585)))
(let ((?x24814 (bvashr ?x24606 ?x29498)))
(let ((?x36890 (bvshl ?x24814 ?x4440)))
(let ((?x11958 (bvadd base1 shift1)))
(let ((?x33434 (bvshl ?x33988 ?x11958)))
(let ((?x15403 (bvshl ?x12351 base2)))
(let ((?x22448 (bvand x ?x15403)))
(let ((?x6148 (bvashr ?x22448 shift2)))
(let ((?x24423 (bvxor x ?x6148)))
(let ((?x36562 (bvand ?x24423 ?x33434)))
(let ((?x11519 (bvashr ?x36562 shift1)))
(let (($x33791 (bvsle (_ bv0 56) bits1)))
(let (($x21151 (bvsle (_ bv0 56) shift2)))
(let (($x2415 (bvsle (_ bv0 56) x)))
(let (($x7226 (bvsle (_ bv0 56) base2)))
(let (($x8436 (bvsle (_ bv0 56) bits2)))
(let (($x14070 (and (= (bvxor ?x24423 ?x11519) (bvxor ?x68 ?x36890)) $x8436 (bvsle (_ bv0 56) ?x12351) $x7226 $x2415 (bvsle (_ bv0 56) ?x15403) (bvsle (_ bv0 56) ?x22448) $x21151 (bvsle (_ bv0 56) ?x6148) $x33791 (bvsle (_ bv0 56) ?x33988) (bvsle (_ bv0 56) ?x11958) (bvsle (_ bv0 56) ?x24423) (bvsle (_ bv0 56) ?x33434) (bvsle (_ bv0 56) ?x36562) (bvsle (_ bv0 56) shift1) (bvsle (_ bv0 56) ?x11519) (bvsle (_ bv0 56) ?x5113) (bvsle (_ bv0 56) ?x12922) (bvsle (_ bv0 56) ?x21590) (bvsle (_ bv0 56) ?x13421) (bvsle (_ bv0 56) ?x2179) (bvsle (_ bv0 56) ?x12121) (bvsle (_ bv0 56) ?x5738) (bvsle (_ bv0 56) ?x19060) (bvsle (_ bv0 56) ?x68) (bvsle (_ bv0 56) ?x24585) (bvsle (_ bv0 56) ?x24606) (bvsle (_ bv0 56) ?x29498) (bvsle (_ bv0 56) ?x24814) (bvsle (_ bv0 56) ?x4440) (bvsle (_ bv0 56) ?x36890))))
(not $x14070))))))))))))))))))))))))))))))))))
(check-sat)
