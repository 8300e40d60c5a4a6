; executors.swizzle_compose/0 < shift1 and shift2 <= 0 and 0 <= shift2
; 661adda1373269fc3bd8e06a5ac59875cb05734fbb7311829a2dfb07326f3e4d
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
 (let ((?x36115 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x10524 (bvslt (_ bv0 56) shift1)))
 (let ((?x24174 (ite $x10524 shift1 (_ bv0 56))))
 (let ((?x33059 (bvadd ?x24174 ?x36115)))
 (bvsle bits1 ?x33059))))))
(assert
 (let ((?x41113 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x22166 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x8055 (bvadd ?x22166 ?x41113)))
 (bvsle bits2 ?x8055)))))
(assert
 (let ((?x36115 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x10524 (bvslt (_ bv0 56) shift1)))
 (let ((?x24174 (ite $x10524 shift1 (_ bv0 56))))
 (let ((?x33059 (bvadd ?x24174 ?x36115)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x33059 bits1) base1)))))))
(assert
 (let ((?x41113 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x22166 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x8055 (bvadd ?x22166 ?x41113)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x8055 bits2) base2))))))
(assert
 (bvslt (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x41113 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x22166 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x32308 (bvadd ?x22166 base2)))
(let ((?x4620 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x23758 (bvshl ?x4620 ?x32308)))
(let ((?x36115 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let (($x10524 (bvslt (_ bv0 56) shift1)))
(let ((?x24174 (ite $x10524 shift1 (_ bv0 56))))
(let ((?x39330 (bvadd ?x24174 base1)))
(let ((?x15527 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x13153 (bvshl ?x15527 ?x39330)))
(let ((?x15634 (bvand x ?x13153)))
(let ((?x31517 (bvashr ?x15634 ?x24174)))
(let ((?x8260 (bvshl ?x31517 ?x36115)))
(let ((?x7778 (bvxor x ?x8260)))
(let ((?x30502 (bvand ?x7778 ?x23758)))
(let ((?x30789 (bvashr ?x30502 ?x22166)))
(let ((?x36872 (bvshl ?x30789 ?x41113)))
(let ((?x36787 (bvshl ?x4620 base2)))
(let ((?x2101 (bvadd base1 shift1)))
(let ((?x28614 (bvshl ?x15527 ?x2101)))
(let ((?x20874 (bvand x ?x28614)))
(let ((?x14399 (bvashr ?x20874 shift1)))
(let ((?x25445 (bvxor x ?x14399)))
(let ((?x40900 (bvand ?x25445 ?x36787)))
(let ((?x19062 (bvashr ?x40900 shift2)))
(let (($x5017 (bvsle (_ bv0 56) shift2)))
(let (($x38490 (bvsle (_ bv0 56) base2)))
(let (($x16770 (bvsle (_ bv0 56) bits2)))
(let (($x7810 (bvsle (_ bv0 56) x)))
(let (($x18555 (bvsle (_ bv0 56) bits1)))
(let (($x32536 (and (= (bvxor ?x25445 ?x19062) (bvxor ?x7778 ?x36872)) $x18555 (bvsle (_ bv0 56) ?x15527) (bvsle (_ bv0 56) ?x2101) $x7810 (bvsle (_ bv0 56) ?x28614) (bvsle (_ bv0 56) ?x20874) (bvsle (_ bv0 56) shift1) (bvsle (_ bv0 56) ?x14399) $x16770 (bvsle (_ bv0 56) ?x4620) $x38490 (bvsle (_ bv0 56) ?x25445) (bvsle (_ bv0 56) ?x36787) (bvsle (_ bv0 56) ?x40900) $x5017 (bvsle (_ bv0 56) ?x19062) (bvsle (_ bv0 56) ?x39330) (bvsle (_ bv0 56) ?x13153) (bvsle (_ bv0 56) ?x15634) (bvsle (_ bv0 56) ?x24174) (bvsle (_ bv0 56) ?x31517) (bvsle (_ bv0 56) ?x36115) (bvsle (_ bv0 56) ?x8260) (bvsle (_ bv0 56) ?x32308) (bvsle (_ bv0 56) ?x7778) (bvsle (_ bv0 56) ?x23758) (bvsle (_ bv0 56) ?x30502) (bvsle (_ bv0 56) ?x22166) (bvsle (_ bv0 56) ?x30789) (bvsle (_ bv0 56) ?x41113) (bvsle (_ bv0 56) ?x36872))))
(not $x32536))))))))))))))))))))))))))))))))))
(check-sat)
