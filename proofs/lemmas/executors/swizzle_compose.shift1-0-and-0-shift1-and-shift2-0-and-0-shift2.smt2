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
 (let ((?x37963 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x17072 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x39924 (bvadd ?x17072 ?x37963)))
 (bvsle bits1 ?x39924)))))
(assert
 (let ((?x28896 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x33373 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x9213 (bvadd ?x33373 ?x28896)))
 (bvsle bits2 ?x9213)))))
(assert
 (let ((?x37963 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x17072 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x39924 (bvadd ?x17072 ?x37963)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x39924 bits1) base1))))))
(assert
 (let ((?x28896 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x33373 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x9213 (bvadd ?x33373 ?x28896)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x9213 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x28896 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x33373 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x32900 (bvadd ?x33373 base2)))
(let ((?x4257 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x27070 (bvshl ?x4257 ?x32900)))
(let ((?x37963 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x17072 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x11127 (bvadd ?x17072 base1)))
(let ((?x42195 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x24670 (bvshl ?x42195 ?x11127)))
(let ((?x3601 (bvand x ?x24670)))
(let ((?x362 (bvashr ?x3601 ?x17072)))
(let ((?x2690 (bvshl ?x362 ?x37963)))
(let ((?x36862 (bvxor x ?x2690)))
(let ((?x2243 (bvand ?x36862 ?x27070)))
(let ((?x39965 (bvashr ?x2243 ?x33373)))
(let ((?x42125 (bvshl ?x39965 ?x28896)))
(let ((?x849 (bvshl ?x4257 base2)))
(let ((?x39446 (bvshl ?x42195 base1)))
(let ((?x2320 (bvand x ?x39446)))
(let ((?x35518 (bvashr ?x2320 shift1)))
(let ((?x40699 (bvxor x ?x35518)))
(let ((?x8563 (bvand ?x40699 ?x849)))
(let ((?x852 (bvashr ?x8563 shift2)))
(let (($x28242 (bvsle (_ bv0 56) shift2)))
(let (($x28897 (bvsle (_ bv0 56) base2)))
(let (($x6471 (bvsle (_ bv0 56) bits2)))
(let (($x36103 (bvsle (_ bv0 56) shift1)))
(let (($x18977 (bvsle (_ bv0 56) x)))
(let (($x24645 (bvsle (_ bv0 56) base1)))
(let (($x37249 (bvsle (_ bv0 56) bits1)))
(let (($x10542 (and (= (bvxor ?x40699 ?x852) (bvxor ?x36862 ?x42125)) $x37249 (bvsle (_ bv0 56) ?x42195) $x24645 $x18977 (bvsle (_ bv0 56) ?x39446) (bvsle (_ bv0 56) ?x2320) $x36103 (bvsle (_ bv0 56) ?x35518) $x6471 (bvsle (_ bv0 56) ?x4257) $x28897 (bvsle (_ bv0 56) ?x40699) (bvsle (_ bv0 56) ?x849) (bvsle (_ bv0 56) ?x8563) $x28242 (bvsle (_ bv0 56) ?x852) (bvsle (_ bv0 56) ?x11127) (bvsle (_ bv0 56) ?x24670) (bvsle (_ bv0 56) ?x3601) (bvsle (_ bv0 56) ?x17072) (bvsle (_ bv0 56) ?x362) (bvsle (_ bv0 56) ?x37963) (bvsle (_ bv0 56) ?x2690) (bvsle (_ bv0 56) ?x32900) (bvsle (_ bv0 56) ?x36862) (bvsle (_ bv0 56) ?x27070) (bvsle (_ bv0 56) ?x2243) (bvsle (_ bv0 56) ?x33373) (bvsle (_ bv0 56) ?x39965) (bvsle (_ bv0 56) ?x28896) (bvsle (_ bv0 56) ?x42125))))
(not $x10542))))))))))))))))))))))))))))))))))
(check-sat)
