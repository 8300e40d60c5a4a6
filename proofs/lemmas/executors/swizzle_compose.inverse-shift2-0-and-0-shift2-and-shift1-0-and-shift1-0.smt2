; executors.swizzle_compose/inverse, shift2 <= 0 and 0 <= shift2 and shift1 <= 0 and shift1 < 0
; a66dff75953fb71e69095e53341c3cfa821da56f72850074dce3339e62e608f4
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
 (let ((?x40928 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x15323 (bvsgt (_ bv0 56) shift1)))
 (let ((?x25680 (ite $x15323 ?x40928 (_ bv0 56))))
 (let ((?x23650 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x12760 (bvadd ?x23650 ?x25680)))
 (bvsle bits1 ?x12760)))))))
(assert
 (let ((?x35430 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x2142 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x11764 (bvadd ?x2142 ?x35430)))
 (bvsle bits2 ?x11764)))))
(assert
 (let ((?x40928 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x15323 (bvsgt (_ bv0 56) shift1)))
 (let ((?x25680 (ite $x15323 ?x40928 (_ bv0 56))))
 (let ((?x23650 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x12760 (bvadd ?x23650 ?x25680)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x12760 bits1) base1))))))))
(assert
 (let ((?x35430 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x2142 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x11764 (bvadd ?x2142 ?x35430)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x11764 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsgt (_ bv0 56) shift1))
(assert
 (let ((?x40928 (bvmul (_ bv72057594037927935 56) shift1)))
(let (($x15323 (bvsgt (_ bv0 56) shift1)))
(let ((?x25680 (ite $x15323 ?x40928 (_ bv0 56))))
(let ((?x23650 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x35349 (bvadd ?x23650 base1)))
(let ((?x36522 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x12531 (bvshl ?x36522 ?x35349)))
(let ((?x35430 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x2142 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x26853 (bvadd ?x2142 base2)))
(let ((?x13277 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x28905 (bvshl ?x13277 ?x26853)))
(let ((?x6359 (bvand x ?x28905)))
(let ((?x40196 (bvashr ?x6359 ?x2142)))
(let ((?x21864 (bvshl ?x40196 ?x35430)))
(let ((?x2652 (bvxor x ?x21864)))
(let ((?x36200 (bvand ?x2652 ?x12531)))
(let ((?x3856 (bvashr ?x36200 ?x23650)))
(let ((?x7578 (bvshl ?x3856 ?x25680)))
(let ((?x31258 (bvshl ?x36522 base1)))
(let ((?x36060 (bvshl ?x13277 base2)))
(let ((?x33765 (bvand x ?x36060)))
(let ((?x21421 (bvashr ?x33765 shift2)))
(let ((?x2316 (bvxor x ?x21421)))
(let ((?x27294 (bvand ?x2316 ?x31258)))
(let ((?x32449 (bvshl ?x27294 ?x40928)))
(let (($x29798 (bvsle (_ bv0 56) base1)))
(let (($x8377 (bvsle (_ bv0 56) bits1)))
(let (($x8110 (bvsle (_ bv0 56) shift2)))
(let (($x8202 (bvsle (_ bv0 56) x)))
(let (($x7081 (bvsle (_ bv0 56) base2)))
(let (($x35654 (bvsle (_ bv0 56) bits2)))
(let (($x40998 (and (= (bvxor ?x2316 ?x32449) (bvxor ?x2652 ?x7578)) $x35654 (bvsle (_ bv0 56) ?x13277) $x7081 $x8202 (bvsle (_ bv0 56) ?x36060) (bvsle (_ bv0 56) ?x33765) $x8110 (bvsle (_ bv0 56) ?x21421) $x8377 (bvsle (_ bv0 56) ?x36522) $x29798 (bvsle (_ bv0 56) ?x2316) (bvsle (_ bv0 56) ?x31258) (bvsle (_ bv0 56) ?x27294) (bvsle (_ bv0 56) ?x40928) (bvsle (_ bv0 56) ?x32449) (bvsle (_ bv0 56) ?x26853) (bvsle (_ bv0 56) ?x28905) (bvsle (_ bv0 56) ?x6359) (bvsle (_ bv0 56) ?x2142) (bvsle (_ bv0 56) ?x40196) (bvsle (_ bv0 56) ?x35430) (bvsle (_ bv0 56) ?x21864) (bvsle (_ bv0 56) ?x35349) (bvsle (_ bv0 56) ?x2652) (bvsle (_ bv0 56) ?x12531) (bvsle (_ bv0 56) ?x36200) (bvsle (_ bv0 56) ?x23650) (bvsle (_ bv0 56) ?x3856) (bvsle (_ bv0 56) ?x25680) (bvsle (_ bv0 56) ?x7578))))
(not $x40998)))))))))))))))))))))))))))))))))))
(check-sat)
