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
 (let ((?x21470 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x5314 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x19971 (bvadd ?x5314 ?x21470)))
 (bvsle bits1 ?x19971)))))
(assert
 (let ((?x142 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x300 (bvsgt (_ bv0 56) shift2)))
 (let ((?x26903 (ite $x300 ?x142 (_ bv0 56))))
 (let ((?x8867 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x10925 (bvadd ?x8867 ?x26903)))
 (bvsle bits2 ?x10925)))))))
(assert
 (let ((?x21470 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x5314 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x19971 (bvadd ?x5314 ?x21470)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x19971 bits1) base1))))))
(assert
 (let ((?x142 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x300 (bvsgt (_ bv0 56) shift2)))
 (let ((?x26903 (ite $x300 ?x142 (_ bv0 56))))
 (let ((?x8867 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x10925 (bvadd ?x8867 ?x26903)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x10925 bits2) base2))))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsgt (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x21470 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x5314 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x33554 (bvadd ?x5314 base1)))
(let ((?x10289 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x6910 (bvshl ?x10289 ?x33554)))
(let ((?x142 (bvmul (_ bv72057594037927935 56) shift2)))
(let (($x300 (bvsgt (_ bv0 56) shift2)))
(let ((?x26903 (ite $x300 ?x142 (_ bv0 56))))
(let ((?x8867 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x10291 (bvadd ?x8867 base2)))
(let ((?x36602 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x24805 (bvshl ?x36602 ?x10291)))
(let ((?x27423 (bvand x ?x24805)))
(let ((?x21697 (bvashr ?x27423 ?x8867)))
(let ((?x36158 (bvshl ?x21697 ?x26903)))
(let ((?x531 (bvxor x ?x36158)))
(let ((?x24117 (bvand ?x531 ?x6910)))
(let ((?x19388 (bvashr ?x24117 ?x5314)))
(let ((?x30680 (bvshl ?x19388 ?x21470)))
(let ((?x24059 (bvshl ?x10289 base1)))
(let ((?x9002 (bvshl ?x36602 base2)))
(let ((?x6959 (bvand x ?x9002)))
(let ((?x398 (bvshl ?x6959 ?x142)))
(let ((?x8925 (bvxor x ?x398)))
(let ((?x31455 (bvand ?x8925 ?x24059)))
(let ((?x11463 (bvashr ?x31455 shift1)))
(let (($x30161 (bvsle (_ bv0 56) shift1)))
(let (($x6893 (bvsle (_ bv0 56) base1)))
(let (($x30346 (bvsle (_ bv0 56) bits1)))
(let (($x21451 (bvsle (_ bv0 56) x)))
(let (($x26139 (bvsle (_ bv0 56) base2)))
(let (($x2048 (bvsle (_ bv0 56) bits2)))
(let (($x32834 (and (= (bvxor ?x8925 ?x11463) (bvxor ?x531 ?x30680)) $x2048 (bvsle (_ bv0 56) ?x36602) $x26139 $x21451 (bvsle (_ bv0 56) ?x9002) (bvsle (_ bv0 56) ?x6959) (bvsle (_ bv0 56) ?x142) (bvsle (_ bv0 56) ?x398) $x30346 (bvsle (_ bv0 56) ?x10289) $x6893 (bvsle (_ bv0 56) ?x8925) (bvsle (_ bv0 56) ?x24059) (bvsle (_ bv0 56) ?x31455) $x30161 (bvsle (_ bv0 56) ?x11463) (bvsle (_ bv0 56) ?x10291) (bvsle (_ bv0 56) ?x24805) (bvsle (_ bv0 56) ?x27423) (bvsle (_ bv0 56) ?x8867) (bvsle (_ bv0 56) ?x21697) (bvsle (_ bv0 56) ?x26903) (bvsle (_ bv0 56) ?x36158) (bvsle (_ bv0 56) ?x33554) (bvsle (_ bv0 56) ?x531) (bvsle (_ bv0 56) ?x6910) (bvsle (_ bv0 56) ?x24117) (bvsle (_ bv0 56) ?x5314) (bvsle (_ bv0 56) ?x19388) (bvsle (_ bv0 56) ?x21470) (bvsle (_ bv0 56) ?x30680))))
(not $x32834)))))))))))))))))))))))))))))))))))
(check-sat)
