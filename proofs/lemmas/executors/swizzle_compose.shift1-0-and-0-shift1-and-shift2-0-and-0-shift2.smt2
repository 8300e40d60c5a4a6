; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and shift2 <= 0 and 0 <= shift2
; e8f64ddd92111c0da3ba17a51da853c5efe3646be5a0d79ea8a68dfd9e0bf21b
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
 (let ((?x31207 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x33238 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x35373 (bvadd ?x33238 ?x31207)))
 (bvsle bits1 ?x35373)))))
(assert
 (let ((?x33502 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x6089 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x5047 (bvadd ?x6089 ?x33502)))
 (bvsle bits2 ?x5047)))))
(assert
 (let ((?x31207 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x33238 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x35373 (bvadd ?x33238 ?x31207)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x35373 bits1) base1))))))
(assert
 (let ((?x33502 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x6089 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x5047 (bvadd ?x6089 ?x33502)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x5047 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x33502 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x6089 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x1210 (bvadd ?x6089 base2)))
(let ((?x31972 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x31084 (bvshl ?x31972 ?x1210)))
(let ((?x31207 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x33238 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x11488 (bvadd ?x33238 base1)))
(let ((?x7421 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x26132 (bvshl ?x7421 ?x11488)))
(let ((?x33926 (bvand x ?x26132)))
(let ((?x41216 (bvashr ?x33926 ?x33238)))
(let ((?x3844 (bvshl ?x41216 ?x31207)))
(let ((?x36529 (bvxor x ?x3844)))
(let ((?x34904 (bvand ?x36529 ?x31084)))
(let ((?x27219 (bvashr ?x34904 ?x6089)))
(let ((?x4264 (bvshl ?x27219 ?x33502)))
(let ((?x29582 (bvshl ?x31972 base2)))
(let ((?x13398 (bvshl ?x7421 base1)))
(let ((?x37596 (bvand x ?x13398)))
(let ((?x9027 (bvashr ?x37596 shift1)))
(let ((?x32059 (bvxor x ?x9027)))
(let ((?x27498 (bvand ?x32059 ?x29582)))
(let ((?x11345 (bvashr ?x27498 shift2)))
(let (($x4804 (bvsle (_ bv0 56) shift2)))
(let (($x28765 (bvsle (_ bv0 56) base2)))
(let (($x35932 (bvsle (_ bv0 56) bits2)))
(let (($x9620 (bvsle (_ bv0 56) shift1)))
(let (($x30373 (bvsle (_ bv0 56) x)))
(let (($x13211 (bvsle (_ bv0 56) base1)))
(let (($x32969 (bvsle (_ bv0 56) bits1)))
(let (($x1348 (and (= (bvxor ?x32059 ?x11345) (bvxor ?x36529 ?x4264)) $x32969 (bvsle (_ bv0 56) ?x7421) $x13211 $x30373 (bvsle (_ bv0 56) ?x13398) (bvsle (_ bv0 56) ?x37596) $x9620 (bvsle (_ bv0 56) ?x9027) $x35932 (bvsle (_ bv0 56) ?x31972) $x28765 (bvsle (_ bv0 56) ?x32059) (bvsle (_ bv0 56) ?x29582) (bvsle (_ bv0 56) ?x27498) $x4804 (bvsle (_ bv0 56) ?x11345) (bvsle (_ bv0 56) ?x11488) (bvsle (_ bv0 56) ?x26132) (bvsle (_ bv0 56) ?x33926) (bvsle (_ bv0 56) ?x33238) (bvsle (_ bv0 56) ?x41216) (bvsle (_ bv0 56) ?x31207) (bvsle (_ bv0 56) ?x3844) (bvsle (_ bv0 56) ?x1210) (bvsle (_ bv0 56) ?x36529) (bvsle (_ bv0 56) ?x31084) (bvsle (_ bv0 56) ?x34904) (bvsle (_ bv0 56) ?x6089) (bvsle (_ bv0 56) ?x27219) (bvsle (_ bv0 56) ?x33502) (bvsle (_ bv0 56) ?x4264))))
(not $x1348))))))))))))))))))))))))))))))))))
(check-sat)
