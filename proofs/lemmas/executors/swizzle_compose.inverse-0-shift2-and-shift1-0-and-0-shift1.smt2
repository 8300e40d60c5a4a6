; executors.swizzle_compose/inverse, 0 < shift2 and shift1 <= 0 and 0 <= shift1
; f65b2c5ddd087e74580104c7220fe6824044185875ca5856dba80758f12c5e7d
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
 (let ((?x37898 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x30053 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x5006 (bvadd ?x30053 ?x37898)))
 (bvsle bits1 ?x5006)))))
(assert
 (let ((?x23951 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x896 (bvslt (_ bv0 56) shift2)))
 (let ((?x28520 (ite $x896 shift2 (_ bv0 56))))
 (let ((?x6673 (bvadd ?x28520 ?x23951)))
 (bvsle bits2 ?x6673))))))
(assert
 (let ((?x37898 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x30053 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x5006 (bvadd ?x30053 ?x37898)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x5006 bits1) base1))))))
(assert
 (let ((?x23951 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x896 (bvslt (_ bv0 56) shift2)))
 (let ((?x28520 (ite $x896 shift2 (_ bv0 56))))
 (let ((?x6673 (bvadd ?x28520 ?x23951)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x6673 bits2) base2)))))))
(assert
 (bvslt (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x37898 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x30053 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x4201 (bvadd ?x30053 base1)))
(let ((?x13220 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x42147 (bvshl ?x13220 ?x4201)))
(let ((?x23951 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let (($x896 (bvslt (_ bv0 56) shift2)))
(let ((?x28520 (ite $x896 shift2 (_ bv0 56))))
(let ((?x34260 (bvadd ?x28520 base2)))
(let ((?x22240 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x17779 (bvshl ?x22240 ?x34260)))
(let ((?x8633 (bvand x ?x17779)))
(let ((?x7476 (bvashr ?x8633 ?x28520)))
(let ((?x15563 (bvshl ?x7476 ?x23951)))
(let ((?x21859 (bvxor x ?x15563)))
(let ((?x28481 (bvand ?x21859 ?x42147)))
(let ((?x15267 (bvashr ?x28481 ?x30053)))
(let ((?x6828 (bvshl ?x15267 ?x37898)))
(let ((?x14432 (bvshl ?x13220 base1)))
(let ((?x1782 (bvadd base2 shift2)))
(let ((?x28425 (bvshl ?x22240 ?x1782)))
(let ((?x6488 (bvand x ?x28425)))
(let ((?x39157 (bvashr ?x6488 shift2)))
(let ((?x6212 (bvxor x ?x39157)))
(let ((?x41148 (bvand ?x6212 ?x14432)))
(let ((?x36792 (bvashr ?x41148 shift1)))
(let (($x19291 (bvsle (_ bv0 56) shift1)))
(let (($x5934 (bvsle (_ bv0 56) base1)))
(let (($x5289 (bvsle (_ bv0 56) bits1)))
(let (($x30461 (bvsle (_ bv0 56) x)))
(let (($x7099 (bvsle (_ bv0 56) bits2)))
(let (($x30800 (and (= (bvxor ?x6212 ?x36792) (bvxor ?x21859 ?x6828)) $x7099 (bvsle (_ bv0 56) ?x22240) (bvsle (_ bv0 56) ?x1782) $x30461 (bvsle (_ bv0 56) ?x28425) (bvsle (_ bv0 56) ?x6488) (bvsle (_ bv0 56) shift2) (bvsle (_ bv0 56) ?x39157) $x5289 (bvsle (_ bv0 56) ?x13220) $x5934 (bvsle (_ bv0 56) ?x6212) (bvsle (_ bv0 56) ?x14432) (bvsle (_ bv0 56) ?x41148) $x19291 (bvsle (_ bv0 56) ?x36792) (bvsle (_ bv0 56) ?x34260) (bvsle (_ bv0 56) ?x17779) (bvsle (_ bv0 56) ?x8633) (bvsle (_ bv0 56) ?x28520) (bvsle (_ bv0 56) ?x7476) (bvsle (_ bv0 56) ?x23951) (bvsle (_ bv0 56) ?x15563) (bvsle (_ bv0 56) ?x4201) (bvsle (_ bv0 56) ?x21859) (bvsle (_ bv0 56) ?x42147) (bvsle (_ bv0 56) ?x28481) (bvsle (_ bv0 56) ?x30053) (bvsle (_ bv0 56) ?x15267) (bvsle (_ bv0 56) ?x37898) (bvsle (_ bv0 56) ?x6828))))
(not $x30800))))))))))))))))))))))))))))))))))
(check-sat)
