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
 (let ((?x26189 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x772 (bvsgt (_ bv0 56) shift1)))
 (let ((?x41242 (ite $x772 ?x26189 (_ bv0 56))))
 (let ((?x27672 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x24666 (bvadd ?x27672 ?x41242)))
 (bvsle bits1 ?x24666)))))))
(assert
 (let ((?x44038 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x25662 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x14624 (bvadd ?x25662 ?x44038)))
 (bvsle bits2 ?x14624)))))
(assert
 (let ((?x26189 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x772 (bvsgt (_ bv0 56) shift1)))
 (let ((?x41242 (ite $x772 ?x26189 (_ bv0 56))))
 (let ((?x27672 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x24666 (bvadd ?x27672 ?x41242)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x24666 bits1) base1))))))))
(assert
 (let ((?x44038 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x25662 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x14624 (bvadd ?x25662 ?x44038)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x14624 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsgt (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x44038 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x25662 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x34862 (bvadd ?x25662 base2)))
(let ((?x17181 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x5548 (bvshl ?x17181 ?x34862)))
(let ((?x26189 (bvmul (_ bv72057594037927935 56) shift1)))
(let (($x772 (bvsgt (_ bv0 56) shift1)))
(let ((?x41242 (ite $x772 ?x26189 (_ bv0 56))))
(let ((?x27672 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x33714 (bvadd ?x27672 base1)))
(let ((?x10462 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x1104 (bvshl ?x10462 ?x33714)))
(let ((?x17942 (bvand x ?x1104)))
(let ((?x25708 (bvashr ?x17942 ?x27672)))
(let ((?x23450 (bvshl ?x25708 ?x41242)))
(let ((?x3797 (bvxor x ?x23450)))
(let ((?x15843 (bvand ?x3797 ?x5548)))
(let ((?x253 (bvashr ?x15843 ?x25662)))
(let ((?x12573 (bvshl ?x253 ?x44038)))
(let ((?x529 (bvshl ?x17181 base2)))
(let ((?x4995 (bvshl ?x10462 base1)))
(let ((?x25052 (bvand x ?x4995)))
(let ((?x373 (bvshl ?x25052 ?x26189)))
(let ((?x41603 (bvxor x ?x373)))
(let ((?x12142 (bvand ?x41603 ?x529)))
(let ((?x18250 (bvashr ?x12142 shift2)))
(let (($x5129 (bvsle (_ bv0 56) shift2)))
(let (($x8849 (bvsle (_ bv0 56) base2)))
(let (($x34630 (bvsle (_ bv0 56) bits2)))
(let (($x23324 (bvsle (_ bv0 56) x)))
(let (($x17202 (bvsle (_ bv0 56) base1)))
(let (($x38200 (bvsle (_ bv0 56) bits1)))
(let (($x16933 (and (= (bvxor ?x41603 ?x18250) (bvxor ?x3797 ?x12573)) $x38200 (bvsle (_ bv0 56) ?x10462) $x17202 $x23324 (bvsle (_ bv0 56) ?x4995) (bvsle (_ bv0 56) ?x25052) (bvsle (_ bv0 56) ?x26189) (bvsle (_ bv0 56) ?x373) $x34630 (bvsle (_ bv0 56) ?x17181) $x8849 (bvsle (_ bv0 56) ?x41603) (bvsle (_ bv0 56) ?x529) (bvsle (_ bv0 56) ?x12142) $x5129 (bvsle (_ bv0 56) ?x18250) (bvsle (_ bv0 56) ?x33714) (bvsle (_ bv0 56) ?x1104) (bvsle (_ bv0 56) ?x17942) (bvsle (_ bv0 56) ?x27672) (bvsle (_ bv0 56) ?x25708) (bvsle (_ bv0 56) ?x41242) (bvsle (_ bv0 56) ?x23450) (bvsle (_ bv0 56) ?x34862) (bvsle (_ bv0 56) ?x3797) (bvsle (_ bv0 56) ?x5548) (bvsle (_ bv0 56) ?x15843) (bvsle (_ bv0 56) ?x25662) (bvsle (_ bv0 56) ?x253) (bvsle (_ bv0 56) ?x44038) (bvsle (_ bv0 56) ?x12573))))
(not $x16933)))))))))))))))))))))))))))))))))))
(check-sat)
