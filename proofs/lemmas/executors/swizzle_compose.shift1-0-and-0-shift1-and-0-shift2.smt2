; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and 0 < shift2
; 963786d3e79b93667c8ce802b9ec68d8610b30b60045b737eb33518894e50eb7
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
 (let ((?x14752 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x37361 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x39248 (bvadd ?x37361 ?x14752)))
 (bvsle bits1 ?x39248)))))
(assert
 (let ((?x29408 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x44695 (bvslt (_ bv0 56) shift2)))
 (let ((?x42967 (ite $x44695 shift2 (_ bv0 56))))
 (let ((?x4242 (bvadd ?x42967 ?x29408)))
 (bvsle bits2 ?x4242))))))
(assert
 (let ((?x14752 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x37361 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x39248 (bvadd ?x37361 ?x14752)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x39248 bits1) base1))))))
(assert
 (let ((?x29408 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x44695 (bvslt (_ bv0 56) shift2)))
 (let ((?x42967 (ite $x44695 shift2 (_ bv0 56))))
 (let ((?x4242 (bvadd ?x42967 ?x29408)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x4242 bits2) base2)))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvslt (_ bv0 56) shift2))
(assert
 (let ((?x29408 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let (($x44695 (bvslt (_ bv0 56) shift2)))
(let ((?x42967 (ite $x44695 shift2 (_ bv0 56))))
(let ((?x36239 (bvadd ?x42967 base2)))
(let ((?x38474 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x4154 (bvshl ?x38474 ?x36239)))
(let ((?x14752 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x37361 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x41894 (bvadd ?x37361 base1)))
(let ((?x24000 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x43732 (bvshl ?x24000 ?x41894)))
(let ((?x36982 (bvand x ?x43732)))
(let ((?x22625 (bvashr ?x36982 ?x37361)))
(let ((?x33955 (bvshl ?x22625 ?x14752)))
(let ((?x27430 (bvxor x ?x33955)))
(let ((?x21055 (bvand ?x27430 ?x4154)))
(let ((?x28955 (bvashr ?x21055 ?x42967)))
(let ((?x26384 (bvshl ?x28955 ?x29408)))
(let ((?x33599 (bvadd base2 shift2)))
(let ((?x8516 (bvshl ?x38474 ?x33599)))
(let ((?x16207 (bvshl ?x24000 base1)))
(let ((?x18905 (bvand x ?x16207)))
(let ((?x41279 (bvashr ?x18905 shift1)))
(let ((?x13534 (bvxor x ?x41279)))
(let ((?x21933 (bvand ?x13534 ?x8516)))
(let ((?x25808 (bvashr ?x21933 shift2)))
(let (($x30416 (bvsle (_ bv0 56) bits2)))
(let (($x38106 (bvsle (_ bv0 56) shift1)))
(let (($x2714 (bvsle (_ bv0 56) x)))
(let (($x18189 (bvsle (_ bv0 56) base1)))
(let (($x16554 (bvsle (_ bv0 56) bits1)))
(let (($x35065 (and (= (bvxor ?x13534 ?x25808) (bvxor ?x27430 ?x26384)) $x16554 (bvsle (_ bv0 56) ?x24000) $x18189 $x2714 (bvsle (_ bv0 56) ?x16207) (bvsle (_ bv0 56) ?x18905) $x38106 (bvsle (_ bv0 56) ?x41279) $x30416 (bvsle (_ bv0 56) ?x38474) (bvsle (_ bv0 56) ?x33599) (bvsle (_ bv0 56) ?x13534) (bvsle (_ bv0 56) ?x8516) (bvsle (_ bv0 56) ?x21933) (bvsle (_ bv0 56) shift2) (bvsle (_ bv0 56) ?x25808) (bvsle (_ bv0 56) ?x41894) (bvsle (_ bv0 56) ?x43732) (bvsle (_ bv0 56) ?x36982) (bvsle (_ bv0 56) ?x37361) (bvsle (_ bv0 56) ?x22625) (bvsle (_ bv0 56) ?x14752) (bvsle (_ bv0 56) ?x33955) (bvsle (_ bv0 56) ?x36239) (bvsle (_ bv0 56) ?x27430) (bvsle (_ bv0 56) ?x4154) (bvsle (_ bv0 56) ?x21055) (bvsle (_ bv0 56) ?x42967) (bvsle (_ bv0 56) ?x28955) (bvsle (_ bv0 56) ?x29408) (bvsle (_ bv0 56) ?x26384))))
(not $x35065))))))))))))))))))))))))))))))))))
(check-sat)
