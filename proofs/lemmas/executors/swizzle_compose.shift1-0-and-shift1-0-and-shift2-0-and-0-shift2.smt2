; executors.swizzle_compose/shift1 <= 0 and shift1 < 0 and shift2 <= 0 and 0 <= shift2
; 9137971cbd7e2b55975c5b0ea0098da7a2034e63c798da393e6793cd1e07537b
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
 (let ((?x35004 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x37382 (bvsgt (_ bv0 56) shift1)))
 (let ((?x16295 (ite $x37382 ?x35004 (_ bv0 56))))
 (let ((?x35386 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x3372 (bvadd ?x35386 ?x16295)))
 (bvsle bits1 ?x3372)))))))
(assert
 (let ((?x5951 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x40661 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x19840 (bvadd ?x40661 ?x5951)))
 (bvsle bits2 ?x19840)))))
(assert
 (let ((?x35004 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x37382 (bvsgt (_ bv0 56) shift1)))
 (let ((?x16295 (ite $x37382 ?x35004 (_ bv0 56))))
 (let ((?x35386 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x3372 (bvadd ?x35386 ?x16295)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x3372 bits1) base1))))))))
(assert
 (let ((?x5951 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x40661 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x19840 (bvadd ?x40661 ?x5951)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x19840 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsgt (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x5951 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x40661 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x36675 (bvadd ?x40661 base2)))
(let ((?x23018 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x32649 (bvshl ?x23018 ?x36675)))
(let ((?x35004 (bvmul (_ bv72057594037927935 56) shift1)))
(let (($x37382 (bvsgt (_ bv0 56) shift1)))
(let ((?x16295 (ite $x37382 ?x35004 (_ bv0 56))))
(let ((?x35386 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x19298 (bvadd ?x35386 base1)))
(let ((?x14589 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x31012 (bvshl ?x14589 ?x19298)))
(let ((?x20239 (bvand x ?x31012)))
(let ((?x17030 (bvashr ?x20239 ?x35386)))
(let ((?x23096 (bvshl ?x17030 ?x16295)))
(let ((?x40454 (bvxor x ?x23096)))
(let ((?x42313 (bvand ?x40454 ?x32649)))
(let ((?x42243 (bvashr ?x42313 ?x40661)))
(let ((?x19431 (bvshl ?x42243 ?x5951)))
(let ((?x18728 (bvshl ?x23018 base2)))
(let ((?x27787 (bvshl ?x14589 base1)))
(let ((?x38465 (bvand x ?x27787)))
(let ((?x7160 (bvshl ?x38465 ?x35004)))
(let ((?x31243 (bvxor x ?x7160)))
(let ((?x35070 (bvand ?x31243 ?x18728)))
(let ((?x18090 (bvashr ?x35070 shift2)))
(let (($x22857 (bvsle (_ bv0 56) shift2)))
(let (($x4457 (bvsle (_ bv0 56) base2)))
(let (($x25772 (bvsle (_ bv0 56) bits2)))
(let (($x37379 (bvsle (_ bv0 56) x)))
(let (($x12306 (bvsle (_ bv0 56) base1)))
(let (($x32114 (bvsle (_ bv0 56) bits1)))
(let (($x17623 (and (= (bvxor ?x31243 ?x18090) (bvxor ?x40454 ?x19431)) $x32114 (bvsle (_ bv0 56) ?x14589) $x12306 $x37379 (bvsle (_ bv0 56) ?x27787) (bvsle (_ bv0 56) ?x38465) (bvsle (_ bv0 56) ?x35004) (bvsle (_ bv0 56) ?x7160) $x25772 (bvsle (_ bv0 56) ?x23018) $x4457 (bvsle (_ bv0 56) ?x31243) (bvsle (_ bv0 56) ?x18728) (bvsle (_ bv0 56) ?x35070) $x22857 (bvsle (_ bv0 56) ?x18090) (bvsle (_ bv0 56) ?x19298) (bvsle (_ bv0 56) ?x31012) (bvsle (_ bv0 56) ?x20239) (bvsle (_ bv0 56) ?x35386) (bvsle (_ bv0 56) ?x17030) (bvsle (_ bv0 56) ?x16295) (bvsle (_ bv0 56) ?x23096) (bvsle (_ bv0 56) ?x36675) (bvsle (_ bv0 56) ?x40454) (bvsle (_ bv0 56) ?x32649) (bvsle (_ bv0 56) ?x42313) (bvsle (_ bv0 56) ?x40661) (bvsle (_ bv0 56) ?x42243) (bvsle (_ bv0 56) ?x5951) (bvsle (_ bv0 56) ?x19431))))
(not $x17623)))))))))))))))))))))))))))))))))))
(check-sat)
