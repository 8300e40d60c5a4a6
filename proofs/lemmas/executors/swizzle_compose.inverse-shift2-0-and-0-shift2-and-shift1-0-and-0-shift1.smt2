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
 (let ((?x21340 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x9874 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x7749 (bvadd ?x9874 ?x21340)))
 (bvsle bits1 ?x7749)))))
(assert
 (let ((?x33488 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x1204 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x39775 (bvadd ?x1204 ?x33488)))
 (bvsle bits2 ?x39775)))))
(assert
 (let ((?x21340 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x9874 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x7749 (bvadd ?x9874 ?x21340)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x7749 bits1) base1))))))
(assert
 (let ((?x33488 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x1204 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x39775 (bvadd ?x1204 ?x33488)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x39775 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x21340 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x9874 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x25843 (bvadd ?x9874 base1)))
(let ((?x31900 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x19828 (bvshl ?x31900 ?x25843)))
(let ((?x33488 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x1204 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x10998 (bvadd ?x1204 base2)))
(let ((?x31122 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x30921 (bvshl ?x31122 ?x10998)))
(let ((?x14038 (bvand x ?x30921)))
(let ((?x27268 (bvashr ?x14038 ?x1204)))
(let ((?x5293 (bvshl ?x27268 ?x33488)))
(let ((?x1708 (bvxor x ?x5293)))
(let ((?x42952 (bvand ?x1708 ?x19828)))
(let ((?x30065 (bvashr ?x42952 ?x9874)))
(let ((?x14155 (bvshl ?x30065 ?x21340)))
(let ((?x1391 (bvshl ?x31900 base1)))
(let ((?x24978 (bvshl ?x31122 base2)))
(let ((?x37627 (bvand x ?x24978)))
(let ((?x31901 (bvashr ?x37627 shift2)))
(let ((?x9720 (bvxor x ?x31901)))
(let ((?x14284 (bvand ?x9720 ?x1391)))
(let ((?x38536 (bvashr ?x14284 shift1)))
(let (($x27548 (bvsle (_ bv0 56) shift1)))
(let (($x43931 (bvsle (_ bv0 56) base1)))
(let (($x28175 (bvsle (_ bv0 56) bits1)))
(let (($x39140 (bvsle (_ bv0 56) shift2)))
(let (($x40936 (bvsle (_ bv0 56) x)))
(let (($x20454 (bvsle (_ bv0 56) base2)))
(let (($x23406 (bvsle (_ bv0 56) bits2)))
(let (($x32742 (and (= (bvxor ?x9720 ?x38536) (bvxor ?x1708 ?x14155)) $x23406 (bvsle (_ bv0 56) ?x31122) $x20454 $x40936 (bvsle (_ bv0 56) ?x24978) (bvsle (_ bv0 56) ?x37627) $x39140 (bvsle (_ bv0 56) ?x31901) $x28175 (bvsle (_ bv0 56) ?x31900) $x43931 (bvsle (_ bv0 56) ?x9720) (bvsle (_ bv0 56) ?x1391) (bvsle (_ bv0 56) ?x14284) $x27548 (bvsle (_ bv0 56) ?x38536) (bvsle (_ bv0 56) ?x10998) (bvsle (_ bv0 56) ?x30921) (bvsle (_ bv0 56) ?x14038) (bvsle (_ bv0 56) ?x1204) (bvsle (_ bv0 56) ?x27268) (bvsle (_ bv0 56) ?x33488) (bvsle (_ bv0 56) ?x5293) (bvsle (_ bv0 56) ?x25843) (bvsle (_ bv0 56) ?x1708) (bvsle (_ bv0 56) ?x19828) (bvsle (_ bv0 56) ?x42952) (bvsle (_ bv0 56) ?x9874) (bvsle (_ bv0 56) ?x30065) (bvsle (_ bv0 56) ?x21340) (bvsle (_ bv0 56) ?x14155))))
(not $x32742))))))))))))))))))))))))))))))))))
(check-sat)
