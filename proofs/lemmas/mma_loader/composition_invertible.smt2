; mma_loader.composition_invertible
; ab87751e8c5bd9cb4cda16fc7b032798ee87a184be41d30ff6ff10f2160ef454
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 58))
(declare-fun shift1 () (_ BitVec 58))
(declare-fun base1 () (_ BitVec 58))
(declare-fun bits2 () (_ BitVec 58))
(declare-fun shift2 () (_ BitVec 58))
(declare-fun base2 () (_ BitVec 58))
(declare-fun x () (_ BitVec 58))
(assert
 (bvsle (_ bv0 58) bits1))
(assert
 (bvsgt (_ bv15 58) bits1))
(assert
 (bvsle (_ bv288230376151711730 58) shift1))
(assert
 (bvsgt (_ bv15 58) shift1))
(assert
 (bvsle (_ bv0 58) base1))
(assert
 (bvsgt (_ bv15 58) base1))
(assert
 (bvsle (_ bv0 58) bits2))
(assert
 (bvsgt (_ bv15 58) bits2))
(assert
 (bvsle (_ bv288230376151711730 58) shift2))
(assert
 (bvsgt (_ bv15 58) shift2))
(assert
 (bvsle (_ bv0 58) base2))
(assert
 (bvsgt (_ bv15 58) base2))
(assert
 (bvsle (_ bv0 58) x))
(assert
 (bvsgt (_ bv16384 58) x))
(assert
 (let ((?x24543 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
 (let ((?x19222 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
 (let ((?x42919 (bvadd ?x19222 ?x24543)))
 (bvsle bits1 ?x42919)))))
(assert
 (let ((?x24543 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
 (let ((?x19222 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
 (let ((?x42919 (bvadd ?x19222 ?x24543)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x42919 bits1) base1))))))
(assert
 (let ((?x19145 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
 (let ((?x13889 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
 (let ((?x5553 (bvadd ?x13889 ?x19145)))
 (bvsle bits2 ?x5553)))))
(assert
 (let ((?x19145 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
 (let ((?x13889 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
 (let ((?x5553 (bvadd ?x13889 ?x19145)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x5553 bits2) base2))))))
(assert
 (let ((?x24543 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
(let ((?x19222 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
(let ((?x23782 (bvadd ?x19222 base1)))
(let ((?x33054 (bvadd (bvshl (_ bv1 58) bits1) (_ bv288230376151711743 58))))
(let ((?x34367 (bvshl ?x33054 ?x23782)))
(let ((?x19145 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
(let ((?x13889 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
(let ((?x32888 (bvadd ?x13889 base2)))
(let ((?x19371 (bvadd (bvshl (_ bv1 58) bits2) (_ bv288230376151711743 58))))
(let ((?x37329 (bvshl ?x19371 ?x32888)))
(let ((?x34487 (bvand x ?x34367)))
(let ((?x31804 (bvashr ?x34487 ?x19222)))
(let ((?x33811 (bvshl ?x31804 ?x24543)))
(let ((?x12171 (bvxor x ?x33811)))
(let ((?x4643 (bvand ?x12171 ?x37329)))
(let ((?x27264 (bvashr ?x4643 ?x13889)))
(let ((?x4742 (bvshl ?x27264 ?x19145)))
(let ((?x33024 (bvxor ?x12171 ?x4742)))
(let ((?x33775 (bvand ?x33024 ?x37329)))
(let ((?x14962 (bvashr ?x33775 ?x13889)))
(let ((?x36302 (bvshl ?x14962 ?x19145)))
(let ((?x31712 (bvxor ?x33024 ?x36302)))
(let ((?x19900 (bvand ?x31712 ?x34367)))
(let ((?x31434 (bvashr ?x19900 ?x19222)))
(let ((?x37605 (bvshl ?x31434 ?x24543)))
(let (($x26982 (bvsle (_ bv0 58) bits2)))
(let (($x10488 (bvsle (_ bv0 58) x)))
(let (($x30426 (bvsle (_ bv0 58) bits1)))
(let (($x41082 (and (= (bvxor ?x31712 ?x37605) x) $x30426 (bvsle (_ bv0 58) ?x33054) (bvsle (_ bv0 58) ?x23782) $x10488 (bvsle (_ bv0 58) ?x34367) (bvsle (_ bv0 58) ?x34487) (bvsle (_ bv0 58) ?x19222) (bvsle (_ bv0 58) ?x31804) (bvsle (_ bv0 58) ?x24543) (bvsle (_ bv0 58) ?x33811) $x26982 (bvsle (_ bv0 58) ?x19371) (bvsle (_ bv0 58) ?x32888) (bvsle (_ bv0 58) ?x12171) (bvsle (_ bv0 58) ?x37329) (bvsle (_ bv0 58) ?x4643) (bvsle (_ bv0 58) ?x13889) (bvsle (_ bv0 58) ?x27264) (bvsle (_ bv0 58) ?x19145) (bvsle (_ bv0 58) ?x4742) (bvsle (_ bv0 58) ?x33024) (bvsle (_ bv0 58) ?x33775) (bvsle (_ bv0 58) ?x14962) (bvsle (_ bv0 58) ?x36302) (bvsle (_ bv0 58) ?x31712) (bvsle (_ bv0 58) ?x19900) (bvsle (_ bv0 58) ?x31434) (bvsle (_ bv0 58) ?x37605))))
(not $x41082)))))))))))))))))))))))))))))))
(check-sat)
