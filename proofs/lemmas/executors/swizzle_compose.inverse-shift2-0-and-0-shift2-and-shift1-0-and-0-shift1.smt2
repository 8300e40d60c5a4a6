; executors.swizzle_compose/inverse, shift2 <= 0 and 0 <= shift2 and shift1 <= 0 and 0 <= shift1
; c0b4ebd0eb9ac11fa1d72bc08607a813803d9905ed3c19b1a7c29744b872c52e
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
 (let ((?x28129 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x15441 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x4423 (bvadd ?x15441 ?x28129)))
 (bvsle bits1 ?x4423)))))
(assert
 (let ((?x12477 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x5771 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x18242 (bvadd ?x5771 ?x12477)))
 (bvsle bits2 ?x18242)))))
(assert
 (let ((?x28129 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x15441 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x4423 (bvadd ?x15441 ?x28129)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x4423 bits1) base1))))))
(assert
 (let ((?x12477 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x5771 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x18242 (bvadd ?x5771 ?x12477)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x18242 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x28129 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x15441 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x17876 (bvadd ?x15441 base1)))
(let ((?x13827 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x76 (bvshl ?x13827 ?x17876)))
(let ((?x12477 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x5771 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x18262 (bvadd ?x5771 base2)))
(let ((?x3830 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x20203 (bvshl ?x3830 ?x18262)))
(let ((?x20725 (bvand x ?x20203)))
(let ((?x2454 (bvashr ?x20725 ?x5771)))
(let ((?x5843 (bvshl ?x2454 ?x12477)))
(let ((?x21172 (bvxor x ?x5843)))
(let ((?x9785 (bvand ?x21172 ?x76)))
(let ((?x4800 (bvashr ?x9785 ?x15441)))
(let ((?x12402 (bvshl ?x4800 ?x28129)))
(let ((?x8918 (bvshl ?x13827 base1)))
(let ((?x22958 (bvshl ?x3830 base2)))
(let ((?x6241 (bvand x ?x22958)))
(let ((?x7077 (bvashr ?x6241 shift2)))
(let ((?x12435 (bvxor x ?x7077)))
(let ((?x17783 (bvand ?x12435 ?x8918)))
(let ((?x28741 (bvashr ?x17783 shift1)))
(let (($x9278 (bvsle (_ bv0 56) shift1)))
(let (($x36470 (bvsle (_ bv0 56) base1)))
(let (($x14686 (bvsle (_ bv0 56) bits1)))
(let (($x22572 (bvsle (_ bv0 56) shift2)))
(let (($x15369 (bvsle (_ bv0 56) x)))
(let (($x13656 (bvsle (_ bv0 56) base2)))
(let (($x2877 (bvsle (_ bv0 56) bits2)))
(let (($x17888 (and (= (bvxor ?x12435 ?x28741) (bvxor ?x21172 ?x12402)) $x2877 (bvsle (_ bv0 56) ?x3830) $x13656 $x15369 (bvsle (_ bv0 56) ?x22958) (bvsle (_ bv0 56) ?x6241) $x22572 (bvsle (_ bv0 56) ?x7077) $x14686 (bvsle (_ bv0 56) ?x13827) $x36470 (bvsle (_ bv0 56) ?x12435) (bvsle (_ bv0 56) ?x8918) (bvsle (_ bv0 56) ?x17783) $x9278 (bvsle (_ bv0 56) ?x28741) (bvsle (_ bv0 56) ?x18262) (bvsle (_ bv0 56) ?x20203) (bvsle (_ bv0 56) ?x20725) (bvsle (_ bv0 56) ?x5771) (bvsle (_ bv0 56) ?x2454) (bvsle (_ bv0 56) ?x12477) (bvsle (_ bv0 56) ?x5843) (bvsle (_ bv0 56) ?x17876) (bvsle (_ bv0 56) ?x21172) (bvsle (_ bv0 56) ?x76) (bvsle (_ bv0 56) ?x9785) (bvsle (_ bv0 56) ?x15441) (bvsle (_ bv0 56) ?x4800) (bvsle (_ bv0 56) ?x28129) (bvsle (_ bv0 56) ?x12402))))
(not $x17888))))))))))))))))))))))))))))))))))
(check-sat)
