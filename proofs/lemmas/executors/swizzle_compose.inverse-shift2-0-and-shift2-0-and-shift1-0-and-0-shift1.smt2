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
 (let ((?x29173 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x7938 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x8232 (bvadd ?x7938 ?x29173)))
 (bvsle bits1 ?x8232)))))
(assert
 (let ((?x13599 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x24449 (bvsgt (_ bv0 56) shift2)))
 (let ((?x4831 (ite $x24449 ?x13599 (_ bv0 56))))
 (let ((?x9571 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x13211 (bvadd ?x9571 ?x4831)))
 (bvsle bits2 ?x13211)))))))
(assert
 (let ((?x29173 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x7938 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x8232 (bvadd ?x7938 ?x29173)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x8232 bits1) base1))))))
(assert
 (let ((?x13599 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x24449 (bvsgt (_ bv0 56) shift2)))
 (let ((?x4831 (ite $x24449 ?x13599 (_ bv0 56))))
 (let ((?x9571 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x13211 (bvadd ?x9571 ?x4831)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x13211 bits2) base2))))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsgt (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x29173 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x7938 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x16899 (bvadd ?x7938 base1)))
(let ((?x43458 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x1316 (bvshl ?x43458 ?x16899)))
(let ((?x13599 (bvmul (_ bv72057594037927935 56) shift2)))
(let (($x24449 (bvsgt (_ bv0 56) shift2)))
(let ((?x4831 (ite $x24449 ?x13599 (_ bv0 56))))
(let ((?x9571 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x11480 (bvadd ?x9571 base2)))
(let ((?x38557 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x26132 (bvshl ?x38557 ?x11480)))
(let ((?x9004 (bvand x ?x26132)))
(let ((?x21139 (bvashr ?x9004 ?x9571)))
(let ((?x16156 (bvshl ?x21139 ?x4831)))
(let ((?x11242 (bvxor x ?x16156)))
(let ((?x30090 (bvand ?x11242 ?x1316)))
(let ((?x27938 (bvashr ?x30090 ?x7938)))
(let ((?x50 (bvshl ?x27938 ?x29173)))
(let ((?x31300 (bvshl ?x43458 base1)))
(let ((?x16917 (bvshl ?x38557 base2)))
(let ((?x11588 (bvand x ?x16917)))
(let ((?x43548 (bvshl ?x11588 ?x13599)))
(let ((?x23965 (bvxor x ?x43548)))
(let ((?x5728 (bvand ?x23965 ?x31300)))
(let ((?x24489 (bvashr ?x5728 shift1)))
(let (($x40489 (bvsle (_ bv0 56) shift1)))
(let (($x30373 (bvsle (_ bv0 56) base1)))
(let (($x25851 (bvsle (_ bv0 56) bits1)))
(let (($x9326 (bvsle (_ bv0 56) x)))
(let (($x8424 (bvsle (_ bv0 56) base2)))
(let (($x2284 (bvsle (_ bv0 56) bits2)))
(let (($x35682 (and (= (bvxor ?x23965 ?x24489) (bvxor ?x11242 ?x50)) $x2284 (bvsle (_ bv0 56) ?x38557) $x8424 $x9326 (bvsle (_ bv0 56) ?x16917) (bvsle (_ bv0 56) ?x11588) (bvsle (_ bv0 56) ?x13599) (bvsle (_ bv0 56) ?x43548) $x25851 (bvsle (_ bv0 56) ?x43458) $x30373 (bvsle (_ bv0 56) ?x23965) (bvsle (_ bv0 56) ?x31300) (bvsle (_ bv0 56) ?x5728) $x40489 (bvsle (_ bv0 56) ?x24489) (bvsle (_ bv0 56) ?x11480) (bvsle (_ bv0 56) ?x26132) (bvsle (_ bv0 56) ?x9004) (bvsle (_ bv0 56) ?x9571) (bvsle (_ bv0 56) ?x21139) (bvsle (_ bv0 56) ?x4831) (bvsle (_ bv0 56) ?x16156) (bvsle (_ bv0 56) ?x16899) (bvsle (_ bv0 56) ?x11242) (bvsle (_ bv0 56) ?x1316) (bvsle (_ bv0 56) ?x30090) (bvsle (_ bv0 56) ?x7938) (bvsle (_ bv0 56) ?x27938) (bvsle (_ bv0 56) ?x29173) (bvsle (_ bv0 56) ?x50))))
(not $x35682)))))))))))))))))))))))))))))))))))
(check-sat)
