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
 (let ((?x12531 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x16016 (bvslt (_ bv0 56) shift1)))
 (let ((?x32054 (ite $x16016 shift1 (_ bv0 56))))
 (let ((?x1706 (bvadd ?x32054 ?x12531)))
 (bvsle bits1 ?x1706))))))
(assert
 (let ((?x6359 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x8445 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x27889 (bvadd ?x8445 ?x6359)))
 (bvsle bits2 ?x27889)))))
(assert
 (let ((?x12531 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x16016 (bvslt (_ bv0 56) shift1)))
 (let ((?x32054 (ite $x16016 shift1 (_ bv0 56))))
 (let ((?x1706 (bvadd ?x32054 ?x12531)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x1706 bits1) base1)))))))
(assert
 (let ((?x6359 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x8445 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x27889 (bvadd ?x8445 ?x6359)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x27889 bits2) base2))))))
(assert
 (bvslt (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x6359 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x8445 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x30667 (bvadd ?x8445 base2)))
(let ((?x33554 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x17133 (bvshl ?x33554 ?x30667)))
(let ((?x12531 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let (($x16016 (bvslt (_ bv0 56) shift1)))
(let ((?x32054 (ite $x16016 shift1 (_ bv0 56))))
(let ((?x17660 (bvadd ?x32054 base1)))
(let ((?x22594 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x21057 (bvshl ?x22594 ?x17660)))
(let ((?x2225 (bvand x ?x21057)))
(let ((?x29538 (bvashr ?x2225 ?x32054)))
(let ((?x11444 (bvshl ?x29538 ?x12531)))
(let ((?x16587 (bvxor x ?x11444)))
(let ((?x4366 (bvand ?x16587 ?x17133)))
(let ((?x40196 (bvashr ?x4366 ?x8445)))
(let ((?x18651 (bvshl ?x40196 ?x6359)))
(let ((?x42024 (bvshl ?x33554 base2)))
(let ((?x31837 (bvadd base1 shift1)))
(let ((?x32270 (bvshl ?x22594 ?x31837)))
(let ((?x21787 (bvand x ?x32270)))
(let ((?x13542 (bvashr ?x21787 shift1)))
(let ((?x39594 (bvxor x ?x13542)))
(let ((?x8702 (bvand ?x39594 ?x42024)))
(let ((?x21827 (bvashr ?x8702 shift2)))
(let (($x15728 (bvsle (_ bv0 56) shift2)))
(let (($x3227 (bvsle (_ bv0 56) base2)))
(let (($x25600 (bvsle (_ bv0 56) bits2)))
(let (($x5007 (bvsle (_ bv0 56) x)))
(let (($x31101 (bvsle (_ bv0 56) bits1)))
(let (($x36522 (and (= (bvxor ?x39594 ?x21827) (bvxor ?x16587 ?x18651)) $x31101 (bvsle (_ bv0 56) ?x22594) (bvsle (_ bv0 56) ?x31837) $x5007 (bvsle (_ bv0 56) ?x32270) (bvsle (_ bv0 56) ?x21787) (bvsle (_ bv0 56) shift1) (bvsle (_ bv0 56) ?x13542) $x25600 (bvsle (_ bv0 56) ?x33554) $x3227 (bvsle (_ bv0 56) ?x39594) (bvsle (_ bv0 56) ?x42024) (bvsle (_ bv0 56) ?x8702) $x15728 (bvsle (_ bv0 56) ?x21827) (bvsle (_ bv0 56) ?x17660) (bvsle (_ bv0 56) ?x21057) (bvsle (_ bv0 56) ?x2225) (bvsle (_ bv0 56) ?x32054) (bvsle (_ bv0 56) ?x29538) (bvsle (_ bv0 56) ?x12531) (bvsle (_ bv0 56) ?x11444) (bvsle (_ bv0 56) ?x30667) (bvsle (_ bv0 56) ?x16587) (bvsle (_ bv0 56) ?x17133) (bvsle (_ bv0 56) ?x4366) (bvsle (_ bv0 56) ?x8445) (bvsle (_ bv0 56) ?x40196) (bvsle (_ bv0 56) ?x6359) (bvsle (_ bv0 56) ?x18651))))
(not $x36522))))))))))))))))))))))))))))))))))
(check-sat)
