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
 (let ((?x14416 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
 (let ((?x35781 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
 (let ((?x29176 (bvadd ?x35781 ?x14416)))
 (bvsle bits1 ?x29176)))))
(assert
 (let ((?x14416 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
 (let ((?x35781 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
 (let ((?x29176 (bvadd ?x35781 ?x14416)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x29176 bits1) base1))))))
(assert
 (let ((?x6936 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
 (let ((?x30634 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
 (let ((?x2725 (bvadd ?x30634 ?x6936)))
 (bvsle bits2 ?x2725)))))
(assert
 (let ((?x6936 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
 (let ((?x30634 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
 (let ((?x2725 (bvadd ?x30634 ?x6936)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x2725 bits2) base2))))))
(assert
 (let ((?x14416 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
(let ((?x35781 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
(let ((?x14484 (bvadd ?x35781 base1)))
(let ((?x865 (bvadd (bvshl (_ bv1 58) bits1) (_ bv288230376151711743 58))))
(let ((?x6066 (bvshl ?x865 ?x14484)))
(let ((?x6936 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
(let ((?x30634 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
(let ((?x25841 (bvadd ?x30634 base2)))
(let ((?x15123 (bvadd (bvshl (_ bv1 58) bits2) (_ bv288230376151711743 58))))
(let ((?x7353 (bvshl ?x15123 ?x25841)))
(let ((?x2858 (bvand x ?x6066)))
(let ((?x32201 (bvashr ?x2858 ?x35781)))
(let ((?x10610 (bvshl ?x32201 ?x14416)))
(let ((?x16717 (bvxor x ?x10610)))
(let ((?x15139 (bvand ?x16717 ?x7353)))
(let ((?x9688 (bvashr ?x15139 ?x30634)))
(let ((?x16780 (bvshl ?x9688 ?x6936)))
(let ((?x17299 (bvxor ?x16717 ?x16780)))
(let ((?x15780 (bvand ?x17299 ?x7353)))
(let ((?x11502 (bvashr ?x15780 ?x30634)))
(let ((?x32412 (bvshl ?x11502 ?x6936)))
(let ((?x583 (bvxor ?x17299 ?x32412)))
(let ((?x15258 (bvand ?x583 ?x6066)))
(let ((?x34337 (bvashr ?x15258 ?x35781)))
(let ((?x5161 (bvshl ?x34337 ?x14416)))
(let (($x20398 (bvsle (_ bv0 58) bits2)))
(let (($x38744 (bvsle (_ bv0 58) x)))
(let (($x22464 (bvsle (_ bv0 58) bits1)))
(let (($x24023 (and (= (bvxor ?x583 ?x5161) x) $x22464 (bvsle (_ bv0 58) ?x865) (bvsle (_ bv0 58) ?x14484) $x38744 (bvsle (_ bv0 58) ?x6066) (bvsle (_ bv0 58) ?x2858) (bvsle (_ bv0 58) ?x35781) (bvsle (_ bv0 58) ?x32201) (bvsle (_ bv0 58) ?x14416) (bvsle (_ bv0 58) ?x10610) $x20398 (bvsle (_ bv0 58) ?x15123) (bvsle (_ bv0 58) ?x25841) (bvsle (_ bv0 58) ?x16717) (bvsle (_ bv0 58) ?x7353) (bvsle (_ bv0 58) ?x15139) (bvsle (_ bv0 58) ?x30634) (bvsle (_ bv0 58) ?x9688) (bvsle (_ bv0 58) ?x6936) (bvsle (_ bv0 58) ?x16780) (bvsle (_ bv0 58) ?x17299) (bvsle (_ bv0 58) ?x15780) (bvsle (_ bv0 58) ?x11502) (bvsle (_ bv0 58) ?x32412) (bvsle (_ bv0 58) ?x583) (bvsle (_ bv0 58) ?x15258) (bvsle (_ bv0 58) ?x34337) (bvsle (_ bv0 58) ?x5161))))
(not $x24023)))))))))))))))))))))))))))))))
(check-sat)
