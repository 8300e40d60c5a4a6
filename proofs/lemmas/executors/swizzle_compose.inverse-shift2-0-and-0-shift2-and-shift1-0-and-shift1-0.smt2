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
 (let ((?x17343 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x32570 (bvsgt (_ bv0 56) shift1)))
 (let ((?x5525 (ite $x32570 ?x17343 (_ bv0 56))))
 (let ((?x6204 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x43730 (bvadd ?x6204 ?x5525)))
 (bvsle bits1 ?x43730)))))))
(assert
 (let ((?x7938 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x42214 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x5014 (bvadd ?x42214 ?x7938)))
 (bvsle bits2 ?x5014)))))
(assert
 (let ((?x17343 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x32570 (bvsgt (_ bv0 56) shift1)))
 (let ((?x5525 (ite $x32570 ?x17343 (_ bv0 56))))
 (let ((?x6204 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x43730 (bvadd ?x6204 ?x5525)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x43730 bits1) base1))))))))
(assert
 (let ((?x7938 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x42214 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x5014 (bvadd ?x42214 ?x7938)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x5014 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsgt (_ bv0 56) shift1))
(assert
 (let ((?x17343 (bvmul (_ bv72057594037927935 56) shift1)))
(let (($x32570 (bvsgt (_ bv0 56) shift1)))
(let ((?x5525 (ite $x32570 ?x17343 (_ bv0 56))))
(let ((?x6204 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x13029 (bvadd ?x6204 base1)))
(let ((?x36530 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x17372 (bvshl ?x36530 ?x13029)))
(let ((?x7938 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x42214 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x7741 (bvadd ?x42214 base2)))
(let ((?x12867 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x31386 (bvshl ?x12867 ?x7741)))
(let ((?x33500 (bvand x ?x31386)))
(let ((?x34390 (bvashr ?x33500 ?x42214)))
(let ((?x5384 (bvshl ?x34390 ?x7938)))
(let ((?x4430 (bvxor x ?x5384)))
(let ((?x32969 (bvand ?x4430 ?x17372)))
(let ((?x3844 (bvashr ?x32969 ?x6204)))
(let ((?x40906 (bvshl ?x3844 ?x5525)))
(let ((?x9088 (bvshl ?x36530 base1)))
(let ((?x2907 (bvshl ?x12867 base2)))
(let ((?x693 (bvand x ?x2907)))
(let ((?x41417 (bvashr ?x693 shift2)))
(let ((?x23784 (bvxor x ?x41417)))
(let ((?x37009 (bvand ?x23784 ?x9088)))
(let ((?x1407 (bvshl ?x37009 ?x17343)))
(let (($x28211 (bvsle (_ bv0 56) base1)))
(let (($x16920 (bvsle (_ bv0 56) bits1)))
(let (($x25843 (bvsle (_ bv0 56) shift2)))
(let (($x28573 (bvsle (_ bv0 56) x)))
(let (($x23574 (bvsle (_ bv0 56) base2)))
(let (($x36181 (bvsle (_ bv0 56) bits2)))
(let (($x44864 (and (= (bvxor ?x23784 ?x1407) (bvxor ?x4430 ?x40906)) $x36181 (bvsle (_ bv0 56) ?x12867) $x23574 $x28573 (bvsle (_ bv0 56) ?x2907) (bvsle (_ bv0 56) ?x693) $x25843 (bvsle (_ bv0 56) ?x41417) $x16920 (bvsle (_ bv0 56) ?x36530) $x28211 (bvsle (_ bv0 56) ?x23784) (bvsle (_ bv0 56) ?x9088) (bvsle (_ bv0 56) ?x37009) (bvsle (_ bv0 56) ?x17343) (bvsle (_ bv0 56) ?x1407) (bvsle (_ bv0 56) ?x7741) (bvsle (_ bv0 56) ?x31386) (bvsle (_ bv0 56) ?x33500) (bvsle (_ bv0 56) ?x42214) (bvsle (_ bv0 56) ?x34390) (bvsle (_ bv0 56) ?x7938) (bvsle (_ bv0 56) ?x5384) (bvsle (_ bv0 56) ?x13029) (bvsle (_ bv0 56) ?x4430) (bvsle (_ bv0 56) ?x17372) (bvsle (_ bv0 56) ?x32969) (bvsle (_ bv0 56) ?x6204) (bvsle (_ bv0 56) ?x3844) (bvsle (_ bv0 56) ?x5525) (bvsle (_ bv0 56) ?x40906))))
(not $x44864)))))))))))))))))))))))))))))))))))
(check-sat)
