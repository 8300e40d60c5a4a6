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
 (let ((?x21673 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x5727 (bvslt (_ bv0 56) shift1)))
 (let ((?x15084 (ite $x5727 shift1 (_ bv0 56))))
 (let ((?x27060 (bvadd ?x15084 ?x21673)))
 (bvsle bits1 ?x27060))))))
(assert
 (let ((?x30810 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x39264 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x27305 (bvadd ?x39264 ?x30810)))
 (bvsle bits2 ?x27305)))))
(assert
 (let ((?x21673 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x5727 (bvslt (_ bv0 56) shift1)))
 (let ((?x15084 (ite $x5727 shift1 (_ bv0 56))))
 (let ((?x27060 (bvadd ?x15084 ?x21673)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x27060 bits1) base1)))))))
(assert
 (let ((?x30810 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x39264 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x27305 (bvadd ?x39264 ?x30810)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x27305 bits2) base2))))))
(assert
 (bvslt (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x30810 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x39264 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x19016 (bvadd ?x39264 base2)))
(let ((?x31560 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x6461 (bvshl ?x31560 ?x19016)))
(let ((?x21673 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let (($x5727 (bvslt (_ bv0 56) shift1)))
(let ((?x15084 (ite $x5727 shift1 (_ bv0 56))))
(let ((?x40620 (bvadd ?x15084 base1)))
(let ((?x38269 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x36666 (bvshl ?x38269 ?x40620)))
(let ((?x33375 (bvand x ?x36666)))
(let ((?x24399 (bvashr ?x33375 ?x15084)))
(let ((?x16759 (bvshl ?x24399 ?x21673)))
(let ((?x3249 (bvxor x ?x16759)))
(let ((?x40359 (bvand ?x3249 ?x6461)))
(let ((?x166 (bvashr ?x40359 ?x39264)))
(let ((?x41033 (bvshl ?x166 ?x30810)))
(let ((?x35999 (bvshl ?x31560 base2)))
(let ((?x25271 (bvadd base1 shift1)))
(let ((?x38100 (bvshl ?x38269 ?x25271)))
(let ((?x15301 (bvand x ?x38100)))
(let ((?x7146 (bvashr ?x15301 shift1)))
(let ((?x39819 (bvxor x ?x7146)))
(let ((?x40424 (bvand ?x39819 ?x35999)))
(let ((?x31658 (bvashr ?x40424 shift2)))
(let (($x6455 (bvsle (_ bv0 56) shift2)))
(let (($x2014 (bvsle (_ bv0 56) base2)))
(let (($x41905 (bvsle (_ bv0 56) bits2)))
(let (($x9372 (bvsle (_ bv0 56) x)))
(let (($x30426 (bvsle (_ bv0 56) bits1)))
(let (($x21344 (and (= (bvxor ?x39819 ?x31658) (bvxor ?x3249 ?x41033)) $x30426 (bvsle (_ bv0 56) ?x38269) (bvsle (_ bv0 56) ?x25271) $x9372 (bvsle (_ bv0 56) ?x38100) (bvsle (_ bv0 56) ?x15301) (bvsle (_ bv0 56) shift1) (bvsle (_ bv0 56) ?x7146) $x41905 (bvsle (_ bv0 56) ?x31560) $x2014 (bvsle (_ bv0 56) ?x39819) (bvsle (_ bv0 56) ?x35999) (bvsle (_ bv0 56) ?x40424) $x6455 (bvsle (_ bv0 56) ?x31658) (bvsle (_ bv0 56) ?x40620) (bvsle (_ bv0 56) ?x36666) (bvsle (_ bv0 56) ?x33375) (bvsle (_ bv0 56) ?x15084) (bvsle (_ bv0 56) ?x24399) (bvsle (_ bv0 56) ?x21673) (bvsle (_ bv0 56) ?x16759) (bvsle (_ bv0 56) ?x19016) (bvsle (_ bv0 56) ?x3249) (bvsle (_ bv0 56) ?x6461) (bvsle (_ bv0 56) ?x40359) (bvsle (_ bv0 56) ?x39264) (bvsle (_ bv0 56) ?x166) (bvsle (_ bv0 56) ?x30810) (bvsle (_ bv0 56) ?x41033))))
(not $x21344))))))))))))))))))))))))))))))))))
(check-sat)
