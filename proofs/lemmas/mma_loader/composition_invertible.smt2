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
 (let ((?x530 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
 (let ((?x23288 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
 (let ((?x6950 (bvadd ?x23288 ?x530)))
 (bvsle bits1 ?x6950)))))
(assert
 (let ((?x530 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
 (let ((?x23288 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
 (let ((?x6950 (bvadd ?x23288 ?x530)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x6950 bits1) base1))))))
(assert
 (let ((?x26922 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
 (let ((?x14906 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
 (let ((?x23581 (bvadd ?x14906 ?x26922)))
 (bvsle bits2 ?x23581)))))
(assert
 (let ((?x26922 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
 (let ((?x14906 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
 (let ((?x23581 (bvadd ?x14906 ?x26922)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x23581 bits2) base2))))))
(assert
 (let ((?x530 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
(let ((?x23288 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
(let ((?x17754 (bvadd ?x23288 base1)))
(let ((?x15021 (bvadd (bvshl (_ bv1 58) bits1) (_ bv288230376151711743 58))))
(let ((?x8212 (bvshl ?x15021 ?x17754)))
(let ((?x26922 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
(let ((?x14906 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
(let ((?x29779 (bvadd ?x14906 base2)))
(let ((?x19023 (bvadd (bvshl (_ bv1 58) bits2) (_ bv288230376151711743 58))))
(let ((?x6818 (bvshl ?x19023 ?x29779)))
(let ((?x883 (bvand x ?x8212)))
(let ((?x1384 (bvashr ?x883 ?x23288)))
(let ((?x28192 (bvshl ?x1384 ?x530)))
(let ((?x17598 (bvxor x ?x28192)))
(let ((?x30659 (bvand ?x17598 ?x6818)))
(let ((?x26923 (bvashr ?x30659 ?x14906)))
(let ((?x16806 (bvshl ?x26923 ?x26922)))
(let ((?x21142 (bvxor ?x17598 ?x16806)))
(let ((?x26464 (bvand ?x21142 ?x6818)))
(let ((?x3807 (bvashr ?x26464 ?x14906)))
(let ((?x19247 (bvshl ?x3807 ?x26922)))
(let ((?x17089 (bvxor ?x21142 ?x19247)))
(let ((?x3520 (bvand ?x17089 ?x8212)))
(let ((?x5146 (bvashr ?x3520 ?x23288)))
(let ((?x7680 (bvshl ?x5146 ?x530)))
(let (($x4023 (bvsle (_ bv0 58) bits2)))
(let (($x5710 (bvsle (_ bv0 58) x)))
(let (($x15736 (bvsle (_ bv0 58) bits1)))
(let (($x9464 (and (= (bvxor ?x17089 ?x7680) x) $x15736 (bvsle (_ bv0 58) ?x15021) (bvsle (_ bv0 58) ?x17754) $x5710 (bvsle (_ bv0 58) ?x8212) (bvsle (_ bv0 58) ?x883) (bvsle (_ bv0 58) ?x23288) (bvsle (_ bv0 58) ?x1384) (bvsle (_ bv0 58) ?x530) (bvsle (_ bv0 58) ?x28192) $x4023 (bvsle (_ bv0 58) ?x19023) (bvsle (_ bv0 58) ?x29779) (bvsle (_ bv0 58) ?x17598) (bvsle (_ bv0 58) ?x6818) (bvsle (_ bv0 58) ?x30659) (bvsle (_ bv0 58) ?x14906) (bvsle (_ bv0 58) ?x26923) (bvsle (_ bv0 58) ?x26922) (bvsle (_ bv0 58) ?x16806) (bvsle (_ bv0 58) ?x21142) (bvsle (_ bv0 58) ?x26464) (bvsle (_ bv0 58) ?x3807) (bvsle (_ bv0 58) ?x19247) (bvsle (_ bv0 58) ?x17089) (bvsle (_ bv0 58) ?x3520) (bvsle (_ bv0 58) ?x5146) (bvsle (_ bv0 58) ?x7680))))
(not $x9464)))))))))))))))))))))))))))))))
(check-sat)
