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
 (let ((?x26852 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x13568 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x33421 (bvadd ?x13568 ?x26852)))
 (bvsle bits1 ?x33421)))))
(assert
 (let ((?x39379 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x13936 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x15817 (bvadd ?x13936 ?x39379)))
 (bvsle bits2 ?x15817)))))
(assert
 (let ((?x26852 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x13568 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x33421 (bvadd ?x13568 ?x26852)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x33421 bits1) base1))))))
(assert
 (let ((?x39379 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x13936 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x15817 (bvadd ?x13936 ?x39379)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x15817 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x26852 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x13568 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x18830 (bvadd ?x13568 base1)))
(let ((?x21285 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x5080 (bvshl ?x21285 ?x18830)))
(let ((?x39379 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x13936 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x26111 (bvadd ?x13936 base2)))
(let ((?x2183 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x15816 (bvshl ?x2183 ?x26111)))
(let ((?x18646 (bvand x ?x15816)))
(let ((?x12643 (bvashr ?x18646 ?x13936)))
(let ((?x22448 (bvshl ?x12643 ?x39379)))
(let ((?x32350 (bvxor x ?x22448)))
(let ((?x2000 (bvand ?x32350 ?x5080)))
(let ((?x5177 (bvashr ?x2000 ?x13568)))
(let ((?x20959 (bvshl ?x5177 ?x26852)))
(let ((?x16745 (bvshl ?x21285 base1)))
(let ((?x4754 (bvshl ?x2183 base2)))
(let ((?x29489 (bvand x ?x4754)))
(let ((?x2075 (bvashr ?x29489 shift2)))
(let ((?x40924 (bvxor x ?x2075)))
(let ((?x22355 (bvand ?x40924 ?x16745)))
(let ((?x39578 (bvashr ?x22355 shift1)))
(let (($x22977 (bvsle (_ bv0 56) shift1)))
(let (($x25517 (bvsle (_ bv0 56) base1)))
(let (($x15327 (bvsle (_ bv0 56) bits1)))
(let (($x14615 (bvsle (_ bv0 56) shift2)))
(let (($x12388 (bvsle (_ bv0 56) x)))
(let (($x31552 (bvsle (_ bv0 56) base2)))
(let (($x266 (bvsle (_ bv0 56) bits2)))
(let (($x21893 (and (= (bvxor ?x40924 ?x39578) (bvxor ?x32350 ?x20959)) $x266 (bvsle (_ bv0 56) ?x2183) $x31552 $x12388 (bvsle (_ bv0 56) ?x4754) (bvsle (_ bv0 56) ?x29489) $x14615 (bvsle (_ bv0 56) ?x2075) $x15327 (bvsle (_ bv0 56) ?x21285) $x25517 (bvsle (_ bv0 56) ?x40924) (bvsle (_ bv0 56) ?x16745) (bvsle (_ bv0 56) ?x22355) $x22977 (bvsle (_ bv0 56) ?x39578) (bvsle (_ bv0 56) ?x26111) (bvsle (_ bv0 56) ?x15816) (bvsle (_ bv0 56) ?x18646) (bvsle (_ bv0 56) ?x13936) (bvsle (_ bv0 56) ?x12643) (bvsle (_ bv0 56) ?x39379) (bvsle (_ bv0 56) ?x22448) (bvsle (_ bv0 56) ?x18830) (bvsle (_ bv0 56) ?x32350) (bvsle (_ bv0 56) ?x5080) (bvsle (_ bv0 56) ?x2000) (bvsle (_ bv0 56) ?x13568) (bvsle (_ bv0 56) ?x5177) (bvsle (_ bv0 56) ?x26852) (bvsle (_ bv0 56) ?x20959))))
(not $x21893))))))))))))))))))))))))))))))))))
(check-sat)
