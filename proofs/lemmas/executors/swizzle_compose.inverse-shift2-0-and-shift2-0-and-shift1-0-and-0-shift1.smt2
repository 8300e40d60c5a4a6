; executors.swizzle_compose/inverse, shift2 <= 0 and shift2 < 0 and shift1 <= 0 and 0 <= shift1
; 3a3ea5ed9dc026f1d6d1feb59f1e0bc93fc756b31ce51e4afe18d19b62c4bab6
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
 (let ((?x34041 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x628 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x30595 (bvadd ?x628 ?x34041)))
 (bvsle bits1 ?x30595)))))
(assert
 (let ((?x8213 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x24193 (bvsgt (_ bv0 56) shift2)))
 (let ((?x3753 (ite $x24193 ?x8213 (_ bv0 56))))
 (let ((?x678 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x31402 (bvadd ?x678 ?x3753)))
 (bvsle bits2 ?x31402)))))))
(assert
 (let ((?x34041 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x628 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x30595 (bvadd ?x628 ?x34041)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x30595 bits1) base1))))))
(assert
 (let ((?x8213 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x24193 (bvsgt (_ bv0 56) shift2)))
 (let ((?x3753 (ite $x24193 ?x8213 (_ bv0 56))))
 (let ((?x678 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x31402 (bvadd ?x678 ?x3753)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x31402 bits2) base2))))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsgt (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x34041 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x628 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x36154 (bvadd ?x628 base1)))
(let ((?x18905 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x657 (bvshl ?x18905 ?x36154)))
(let ((?x8213 (bvmul (_ bv72057594037927935 56) shift2)))
(let (($x24193 (bvsgt (_ bv0 56) shift2)))
(let ((?x3753 (ite $x24193 ?x8213 (_ bv0 56))))
(let ((?x678 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x16032 (bvadd ?x678 base2)))
(let ((?x38470 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x39309 (bvshl ?x38470 ?x16032)))
(let ((?x28840 (bvand x ?x39309)))
(let ((?x39878 (bvashr ?x28840 ?x678)))
(let ((?x36773 (bvshl ?x39878 ?x3753)))
(let ((?x35614 (bvxor x ?x36773)))
(let ((?x44264 (bvand ?x35614 ?x657)))
(let ((?x23850 (bvashr ?x44264 ?x628)))
(let ((?x44962 (bvshl ?x23850 ?x34041)))
(let ((?x40550 (bvshl ?x18905 base1)))
(let ((?x12004 (bvshl ?x38470 base2)))
(let ((?x26127 (bvand x ?x12004)))
(let ((?x33025 (bvshl ?x26127 ?x8213)))
(let ((?x1055 (bvxor x ?x33025)))
(let ((?x36810 (bvand ?x1055 ?x40550)))
(let ((?x10079 (bvashr ?x36810 shift1)))
(let (($x5987 (bvsle (_ bv0 56) shift1)))
(let (($x34198 (bvsle (_ bv0 56) base1)))
(let (($x6272 (bvsle (_ bv0 56) bits1)))
(let (($x38722 (bvsle (_ bv0 56) x)))
(let (($x37733 (bvsle (_ bv0 56) base2)))
(let (($x36425 (bvsle (_ bv0 56) bits2)))
(let (($x8109 (and (= (bvxor ?x1055 ?x10079) (bvxor ?x35614 ?x44962)) $x36425 (bvsle (_ bv0 56) ?x38470) $x37733 $x38722 (bvsle (_ bv0 56) ?x12004) (bvsle (_ bv0 56) ?x26127) (bvsle (_ bv0 56) ?x8213) (bvsle (_ bv0 56) ?x33025) $x6272 (bvsle (_ bv0 56) ?x18905) $x34198 (bvsle (_ bv0 56) ?x1055) (bvsle (_ bv0 56) ?x40550) (bvsle (_ bv0 56) ?x36810) $x5987 (bvsle (_ bv0 56) ?x10079) (bvsle (_ bv0 56) ?x16032) (bvsle (_ bv0 56) ?x39309) (bvsle (_ bv0 56) ?x28840) (bvsle (_ bv0 56) ?x678) (bvsle (_ bv0 56) ?x39878) (bvsle (_ bv0 56) ?x3753) (bvsle (_ bv0 56) ?x36773) (bvsle (_ bv0 56) ?x36154) (bvsle (_ bv0 56) ?x35614) (bvsle (_ bv0 56) ?x657) (bvsle (_ bv0 56) ?x44264) (bvsle (_ bv0 56) ?x628) (bvsle (_ bv0 56) ?x23850) (bvsle (_ bv0 56) ?x34041) (bvsle (_ bv0 56) ?x44962))))
(not $x8109)))))))))))))))))))))))))))))))))))
(check-sat)
