; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and shift2 <= 0 and shift2 < 0
; ad215d07b83d9c142c01edb675f35e36a5b8903777bb748c6089464ec8676925
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
 (let ((?x9908 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x39559 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x12437 (bvadd ?x39559 ?x9908)))
 (bvsle bits1 ?x12437)))))
(assert
 (let ((?x31008 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x27709 (bvsgt (_ bv0 56) shift2)))
 (let ((?x42222 (ite $x27709 ?x31008 (_ bv0 56))))
 (let ((?x11033 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x40457 (bvadd ?x11033 ?x42222)))
 (bvsle bits2 ?x40457)))))))
(assert
 (let ((?x9908 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x39559 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x12437 (bvadd ?x39559 ?x9908)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x12437 bits1) base1))))))
(assert
 (let ((?x31008 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x27709 (bvsgt (_ bv0 56) shift2)))
 (let ((?x42222 (ite $x27709 ?x31008 (_ bv0 56))))
 (let ((?x11033 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x40457 (bvadd ?x11033 ?x42222)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x40457 bits2) base2))))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsgt (_ bv0 56) shift2))
(assert
 (let ((?x31008 (bvmul (_ bv72057594037927935 56) shift2)))
(let (($x27709 (bvsgt (_ bv0 56) shift2)))
(let ((?x42222 (ite $x27709 ?x31008 (_ bv0 56))))
(let ((?x11033 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x5901 (bvadd ?x11033 base2)))
(let ((?x22553 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x21682 (bvshl ?x22553 ?x5901)))
(let ((?x9908 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x39559 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x41947 (bvadd ?x39559 base1)))
(let ((?x6602 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x7580 (bvshl ?x6602 ?x41947)))
(let ((?x33097 (bvand x ?x7580)))
(let ((?x39172 (bvashr ?x33097 ?x39559)))
(let ((?x39399 (bvshl ?x39172 ?x9908)))
(let ((?x29502 (bvxor x ?x39399)))
(let ((?x35255 (bvand ?x29502 ?x21682)))
(let ((?x18832 (bvashr ?x35255 ?x11033)))
(let ((?x18007 (bvshl ?x18832 ?x42222)))
(let ((?x23650 (bvshl ?x22553 base2)))
(let ((?x16464 (bvshl ?x6602 base1)))
(let ((?x26549 (bvand x ?x16464)))
(let ((?x27837 (bvashr ?x26549 shift1)))
(let ((?x13277 (bvxor x ?x27837)))
(let ((?x36200 (bvand ?x13277 ?x23650)))
(let ((?x18651 (bvshl ?x36200 ?x31008)))
(let (($x31182 (bvsle (_ bv0 56) base2)))
(let (($x31099 (bvsle (_ bv0 56) bits2)))
(let (($x36081 (bvsle (_ bv0 56) shift1)))
(let (($x18569 (bvsle (_ bv0 56) x)))
(let (($x31258 (bvsle (_ bv0 56) base1)))
(let (($x42784 (bvsle (_ bv0 56) bits1)))
(let (($x12531 (and (= (bvxor ?x13277 ?x18651) (bvxor ?x29502 ?x18007)) $x42784 (bvsle (_ bv0 56) ?x6602) $x31258 $x18569 (bvsle (_ bv0 56) ?x16464) (bvsle (_ bv0 56) ?x26549) $x36081 (bvsle (_ bv0 56) ?x27837) $x31099 (bvsle (_ bv0 56) ?x22553) $x31182 (bvsle (_ bv0 56) ?x13277) (bvsle (_ bv0 56) ?x23650) (bvsle (_ bv0 56) ?x36200) (bvsle (_ bv0 56) ?x31008) (bvsle (_ bv0 56) ?x18651) (bvsle (_ bv0 56) ?x41947) (bvsle (_ bv0 56) ?x7580) (bvsle (_ bv0 56) ?x33097) (bvsle (_ bv0 56) ?x39559) (bvsle (_ bv0 56) ?x39172) (bvsle (_ bv0 56) ?x9908) (bvsle (_ bv0 56) ?x39399) (bvsle (_ bv0 56) ?x5901) (bvsle (_ bv0 56) ?x29502) (bvsle (_ bv0 56) ?x21682) (bvsle (_ bv0 56) ?x35255) (bvsle (_ bv0 56) ?x11033) (bvsle (_ bv0 56) ?x18832) (bvsle (_ bv0 56) ?x42222) (bvsle (_ bv0 56) ?x18007))))
(not $x12531)))))))))))))))))))))))))))))))))))
(check-sat)
