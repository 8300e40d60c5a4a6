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
 (let ((?x34952 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x1598 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x11067 (bvadd ?x1598 ?x34952)))
 (bvsle bits1 ?x11067)))))
(assert
 (let ((?x31838 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x6211 (bvsgt (_ bv0 56) shift2)))
 (let ((?x9115 (ite $x6211 ?x31838 (_ bv0 56))))
 (let ((?x9086 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x3754 (bvadd ?x9086 ?x9115)))
 (bvsle bits2 ?x3754)))))))
(assert
 (let ((?x34952 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x1598 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x11067 (bvadd ?x1598 ?x34952)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x11067 bits1) base1))))))
(assert
 (let ((?x31838 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x6211 (bvsgt (_ bv0 56) shift2)))
 (let ((?x9115 (ite $x6211 ?x31838 (_ bv0 56))))
 (let ((?x9086 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x3754 (bvadd ?x9086 ?x9115)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x3754 bits2) base2))))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsgt (_ bv0 56) shift2))
(assert
 (let ((?x31838 (bvmul (_ bv72057594037927935 56) shift2)))
(let (($x6211 (bvsgt (_ bv0 56) shift2)))
(let ((?x9115 (ite $x6211 ?x31838 (_ bv0 56))))
(let ((?x9086 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x5948 (bvadd ?x9086 base2)))
(let ((?x17311 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x38214 (bvshl ?x17311 ?x5948)))
(let ((?x34952 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x1598 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x10351 (bvadd ?x1598 base1)))
(let ((?x33780 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x635 (bvshl ?x33780 ?x10351)))
(let ((?x36331 (bvand x ?x635)))
(let ((?x26334 (bvashr ?x36331 ?x1598)))
(let ((?x28520 (bvshl ?x26334 ?x34952)))
(let ((?x8565 (bvxor x ?x28520)))
(let ((?x35399 (bvand ?x8565 ?x38214)))
(let ((?x34262 (bvashr ?x35399 ?x9086)))
(let ((?x22299 (bvshl ?x34262 ?x9115)))
(let ((?x37432 (bvshl ?x17311 base2)))
(let ((?x30053 (bvshl ?x33780 base1)))
(let ((?x20512 (bvand x ?x30053)))
(let ((?x16154 (bvashr ?x20512 shift1)))
(let ((?x37711 (bvxor x ?x16154)))
(let ((?x2886 (bvand ?x37711 ?x37432)))
(let ((?x34876 (bvshl ?x2886 ?x31838)))
(let (($x17912 (bvsle (_ bv0 56) base2)))
(let (($x14301 (bvsle (_ bv0 56) bits2)))
(let (($x16002 (bvsle (_ bv0 56) shift1)))
(let (($x15861 (bvsle (_ bv0 56) x)))
(let (($x30461 (bvsle (_ bv0 56) base1)))
(let (($x18654 (bvsle (_ bv0 56) bits1)))
(let (($x21283 (and (= (bvxor ?x37711 ?x34876) (bvxor ?x8565 ?x22299)) $x18654 (bvsle (_ bv0 56) ?x33780) $x30461 $x15861 (bvsle (_ bv0 56) ?x30053) (bvsle (_ bv0 56) ?x20512) $x16002 (bvsle (_ bv0 56) ?x16154) $x14301 (bvsle (_ bv0 56) ?x17311) $x17912 (bvsle (_ bv0 56) ?x37711) (bvsle (_ bv0 56) ?x37432) (bvsle (_ bv0 56) ?x2886) (bvsle (_ bv0 56) ?x31838) (bvsle (_ bv0 56) ?x34876) (bvsle (_ bv0 56) ?x10351) (bvsle (_ bv0 56) ?x635) (bvsle (_ bv0 56) ?x36331) (bvsle (_ bv0 56) ?x1598) (bvsle (_ bv0 56) ?x26334) (bvsle (_ bv0 56) ?x34952) (bvsle (_ bv0 56) ?x28520) (bvsle (_ bv0 56) ?x5948) (bvsle (_ bv0 56) ?x8565) (bvsle (_ bv0 56) ?x38214) (bvsle (_ bv0 56) ?x35399) (bvsle (_ bv0 56) ?x9086) (bvsle (_ bv0 56) ?x34262) (bvsle (_ bv0 56) ?x9115) (bvsle (_ bv0 56) ?x22299))))
(not $x21283)))))))))))))))))))))))))))))))))))
(check-sat)
