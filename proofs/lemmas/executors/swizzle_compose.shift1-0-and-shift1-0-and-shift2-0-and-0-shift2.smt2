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
 (let ((?x17158 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x41151 (bvsgt (_ bv0 56) shift1)))
 (let ((?x25135 (ite $x41151 ?x17158 (_ bv0 56))))
 (let ((?x36091 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x38513 (bvadd ?x36091 ?x25135)))
 (bvsle bits1 ?x38513)))))))
(assert
 (let ((?x5061 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x19619 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x6044 (bvadd ?x19619 ?x5061)))
 (bvsle bits2 ?x6044)))))
(assert
 (let ((?x17158 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x41151 (bvsgt (_ bv0 56) shift1)))
 (let ((?x25135 (ite $x41151 ?x17158 (_ bv0 56))))
 (let ((?x36091 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x38513 (bvadd ?x36091 ?x25135)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x38513 bits1) base1))))))))
(assert
 (let ((?x5061 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x19619 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x6044 (bvadd ?x19619 ?x5061)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x6044 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsgt (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x5061 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x19619 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x28348 (bvadd ?x19619 base2)))
(let ((?x31776 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x33025 (bvshl ?x31776 ?x28348)))
(let ((?x17158 (bvmul (_ bv72057594037927935 56) shift1)))
(let (($x41151 (bvsgt (_ bv0 56) shift1)))
(let ((?x25135 (ite $x41151 ?x17158 (_ bv0 56))))
(let ((?x36091 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x32362 (bvadd ?x36091 base1)))
(let ((?x40550 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x44962 (bvshl ?x40550 ?x32362)))
(let ((?x11446 (bvand x ?x44962)))
(let ((?x28272 (bvashr ?x11446 ?x36091)))
(let ((?x38473 (bvshl ?x28272 ?x25135)))
(let ((?x39923 (bvxor x ?x38473)))
(let ((?x41350 (bvand ?x39923 ?x33025)))
(let ((?x37328 (bvashr ?x41350 ?x19619)))
(let ((?x38184 (bvshl ?x37328 ?x5061)))
(let ((?x36725 (bvshl ?x31776 base2)))
(let ((?x41116 (bvshl ?x40550 base1)))
(let ((?x2120 (bvand x ?x41116)))
(let ((?x44517 (bvshl ?x2120 ?x17158)))
(let ((?x35886 (bvxor x ?x44517)))
(let ((?x39107 (bvand ?x35886 ?x36725)))
(let ((?x38183 (bvashr ?x39107 shift2)))
(let (($x44617 (bvsle (_ bv0 56) shift2)))
(let (($x39248 (bvsle (_ bv0 56) base2)))
(let (($x657 (bvsle (_ bv0 56) bits2)))
(let (($x16032 (bvsle (_ bv0 56) x)))
(let (($x25167 (bvsle (_ bv0 56) base1)))
(let (($x44354 (bvsle (_ bv0 56) bits1)))
(let (($x29052 (and (= (bvxor ?x35886 ?x38183) (bvxor ?x39923 ?x38184)) $x44354 (bvsle (_ bv0 56) ?x40550) $x25167 $x16032 (bvsle (_ bv0 56) ?x41116) (bvsle (_ bv0 56) ?x2120) (bvsle (_ bv0 56) ?x17158) (bvsle (_ bv0 56) ?x44517) $x657 (bvsle (_ bv0 56) ?x31776) $x39248 (bvsle (_ bv0 56) ?x35886) (bvsle (_ bv0 56) ?x36725) (bvsle (_ bv0 56) ?x39107) $x44617 (bvsle (_ bv0 56) ?x38183) (bvsle (_ bv0 56) ?x32362) (bvsle (_ bv0 56) ?x44962) (bvsle (_ bv0 56) ?x11446) (bvsle (_ bv0 56) ?x36091) (bvsle (_ bv0 56) ?x28272) (bvsle (_ bv0 56) ?x25135) (bvsle (_ bv0 56) ?x38473) (bvsle (_ bv0 56) ?x28348) (bvsle (_ bv0 56) ?x39923) (bvsle (_ bv0 56) ?x33025) (bvsle (_ bv0 56) ?x41350) (bvsle (_ bv0 56) ?x19619) (bvsle (_ bv0 56) ?x37328) (bvsle (_ bv0 56) ?x5061) (bvsle (_ bv0 56) ?x38184))))
(not $x29052)))))))))))))))))))))))))))))))))))
(check-sat)
