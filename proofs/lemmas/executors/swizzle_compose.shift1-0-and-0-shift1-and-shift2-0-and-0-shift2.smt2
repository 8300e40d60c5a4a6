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
 (let ((?x17268 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x8712 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x24644 (bvadd ?x8712 ?x17268)))
 (bvsle bits1 ?x24644)))))
(assert
 (let ((?x1759 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x35850 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x40149 (bvadd ?x35850 ?x1759)))
 (bvsle bits2 ?x40149)))))
(assert
 (let ((?x17268 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x8712 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x24644 (bvadd ?x8712 ?x17268)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x24644 bits1) base1))))))
(assert
 (let ((?x1759 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x35850 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x40149 (bvadd ?x35850 ?x1759)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x40149 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x1759 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x35850 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x31480 (bvadd ?x35850 base2)))
(let ((?x12597 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x6373 (bvshl ?x12597 ?x31480)))
(let ((?x17268 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x8712 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x8101 (bvadd ?x8712 base1)))
(let ((?x27049 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x35881 (bvshl ?x27049 ?x8101)))
(let ((?x4841 (bvand x ?x35881)))
(let ((?x3937 (bvashr ?x4841 ?x8712)))
(let ((?x10622 (bvshl ?x3937 ?x17268)))
(let ((?x13657 (bvxor x ?x10622)))
(let ((?x9201 (bvand ?x13657 ?x6373)))
(let ((?x37145 (bvashr ?x9201 ?x35850)))
(let ((?x26226 (bvshl ?x37145 ?x1759)))
(let ((?x999 (bvshl ?x12597 base2)))
(let ((?x32036 (bvshl ?x27049 base1)))
(let ((?x10136 (bvand x ?x32036)))
(let ((?x19052 (bvashr ?x10136 shift1)))
(let ((?x38253 (bvxor x ?x19052)))
(let ((?x3975 (bvand ?x38253 ?x999)))
(let ((?x331 (bvashr ?x3975 shift2)))
(let (($x26741 (bvsle (_ bv0 56) shift2)))
(let (($x34880 (bvsle (_ bv0 56) base2)))
(let (($x16422 (bvsle (_ bv0 56) bits2)))
(let (($x36284 (bvsle (_ bv0 56) shift1)))
(let (($x27099 (bvsle (_ bv0 56) x)))
(let (($x17311 (bvsle (_ bv0 56) base1)))
(let (($x3251 (bvsle (_ bv0 56) bits1)))
(let (($x21400 (and (= (bvxor ?x38253 ?x331) (bvxor ?x13657 ?x26226)) $x3251 (bvsle (_ bv0 56) ?x27049) $x17311 $x27099 (bvsle (_ bv0 56) ?x32036) (bvsle (_ bv0 56) ?x10136) $x36284 (bvsle (_ bv0 56) ?x19052) $x16422 (bvsle (_ bv0 56) ?x12597) $x34880 (bvsle (_ bv0 56) ?x38253) (bvsle (_ bv0 56) ?x999) (bvsle (_ bv0 56) ?x3975) $x26741 (bvsle (_ bv0 56) ?x331) (bvsle (_ bv0 56) ?x8101) (bvsle (_ bv0 56) ?x35881) (bvsle (_ bv0 56) ?x4841) (bvsle (_ bv0 56) ?x8712) (bvsle (_ bv0 56) ?x3937) (bvsle (_ bv0 56) ?x17268) (bvsle (_ bv0 56) ?x10622) (bvsle (_ bv0 56) ?x31480) (bvsle (_ bv0 56) ?x13657) (bvsle (_ bv0 56) ?x6373) (bvsle (_ bv0 56) ?x9201) (bvsle (_ bv0 56) ?x35850) (bvsle (_ bv0 56) ?x37145) (bvsle (_ bv0 56) ?x1759) (bvsle (_ bv0 56) ?x26226))))
(not $x21400))))))))))))))))))))))))))))))))))
(check-sat)
