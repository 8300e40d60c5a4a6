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
 (let ((?x33287 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x35493 (bvslt (_ bv0 56) shift1)))
 (let ((?x30320 (ite $x35493 shift1 (_ bv0 56))))
 (let ((?x36963 (bvadd ?x30320 ?x33287)))
 (bvsle bits1 ?x36963))))))
(assert
 (let ((?x2453 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x8849 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x34630 (bvadd ?x8849 ?x2453)))
 (bvsle bits2 ?x34630)))))
(assert
 (let ((?x33287 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x35493 (bvslt (_ bv0 56) shift1)))
 (let ((?x30320 (ite $x35493 shift1 (_ bv0 56))))
 (let ((?x36963 (bvadd ?x30320 ?x33287)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x36963 bits1) base1)))))))
(assert
 (let ((?x2453 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x8849 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x34630 (bvadd ?x8849 ?x2453)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x34630 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvslt (_ bv0 56) shift1))
(assert
 (let ((?x33287 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let (($x35493 (bvslt (_ bv0 56) shift1)))
(let ((?x30320 (ite $x35493 shift1 (_ bv0 56))))
(let ((?x10209 (bvadd ?x30320 base1)))
(let ((?x38190 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x42622 (bvshl ?x38190 ?x10209)))
(let ((?x2453 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x8849 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x20578 (bvadd ?x8849 base2)))
(let ((?x43659 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x17385 (bvshl ?x43659 ?x20578)))
(let ((?x36649 (bvand x ?x17385)))
(let ((?x8082 (bvashr ?x36649 ?x8849)))
(let ((?x12597 (bvshl ?x8082 ?x2453)))
(let ((?x17895 (bvxor x ?x12597)))
(let ((?x2805 (bvand ?x17895 ?x42622)))
(let ((?x12305 (bvashr ?x2805 ?x30320)))
(let ((?x9309 (bvshl ?x12305 ?x33287)))
(let ((?x17311 (bvadd base1 shift1)))
(let ((?x8895 (bvshl ?x38190 ?x17311)))
(let ((?x7434 (bvshl ?x43659 base2)))
(let ((?x26233 (bvand x ?x7434)))
(let ((?x8478 (bvashr ?x26233 shift2)))
(let ((?x11141 (bvxor x ?x8478)))
(let ((?x23934 (bvand ?x11141 ?x8895)))
(let ((?x18199 (bvashr ?x23934 shift1)))
(let (($x31905 (bvsle (_ bv0 56) bits1)))
(let (($x35611 (bvsle (_ bv0 56) shift2)))
(let (($x23050 (bvsle (_ bv0 56) x)))
(let (($x32036 (bvsle (_ bv0 56) base2)))
(let (($x24412 (bvsle (_ bv0 56) bits2)))
(let (($x36812 (and (= (bvxor ?x11141 ?x18199) (bvxor ?x17895 ?x9309)) $x24412 (bvsle (_ bv0 56) ?x43659) $x32036 $x23050 (bvsle (_ bv0 56) ?x7434) (bvsle (_ bv0 56) ?x26233) $x35611 (bvsle (_ bv0 56) ?x8478) $x31905 (bvsle (_ bv0 56) ?x38190) (bvsle (_ bv0 56) ?x17311) (bvsle (_ bv0 56) ?x11141) (bvsle (_ bv0 56) ?x8895) (bvsle (_ bv0 56) ?x23934) (bvsle (_ bv0 56) shift1) (bvsle (_ bv0 56) ?x18199) (bvsle (_ bv0 56) ?x20578) (bvsle (_ bv0 56) ?x17385) (bvsle (_ bv0 56) ?x36649) (bvsle (_ bv0 56) ?x8849) (bvsle (_ bv0 56) ?x8082) (bvsle (_ bv0 56) ?x2453) (bvsle (_ bv0 56) ?x12597) (bvsle (_ bv0 56) ?x10209) (bvsle (_ bv0 56) ?x17895) (bvsle (_ bv0 56) ?x42622) (bvsle (_ bv0 56) ?x2805) (bvsle (_ bv0 56) ?x30320) (bvsle (_ bv0 56) ?x12305) (bvsle (_ bv0 56) ?x33287) (bvsle (_ bv0 56) ?x9309))))
(not $x36812))))))))))))))))))))))))))))))))))
(check-sat)
