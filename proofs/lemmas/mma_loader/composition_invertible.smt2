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
 (let ((?x87390 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
 (let ((?x37182 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
 (let ((?x42390 (bvadd ?x37182 ?x87390)))
 (bvsle bits1 ?x42390)))))
(assert
 (let ((?x87390 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
 (let ((?x37182 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
 (let ((?x42390 (bvadd ?x37182 ?x87390)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x42390 bits1) base1))))))
(assert
 (let ((?x78595 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
 (let ((?x37316 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
 (let ((?x50263 (bvadd ?x37316 ?x78595)))
 (bvsle bits2 ?x50263)))))
(assert
 (let ((?x78595 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
 (let ((?x37316 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
 (let ((?x50263 (bvadd ?x37316 ?x78595)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x50263 bits2) base2))))))
(assert
 (let ((?x87390 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
(let ((?x37182 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
(let ((?x1308 (bvadd ?x37182 base1)))
(let ((?x40536 (bvadd (bvshl (_ bv1 58) bits1) (_ bv288230376151711743 58))))
(let ((?x4949 (bvshl ?x40536 ?x1308)))
(let ((?x78595 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
(let ((?x37316 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
(let ((?x2081 (bvadd ?x37316 base2)))
(let ((?x1386 (bvadd (bvshl (_ bv1 58) bits2) (_ bv288230376151711743 58))))
(let ((?x42523 (bvshl ?x1386 ?x2081)))
(let ((?x167 (bvand x ?x4949)))
(let ((?x22270 (bvashr ?x167 ?x37182)))
(let ((?x69648 (bvshl ?x22270 ?x87390)))
(let ((?x41253 (bvxor x ?x69648)))
(let ((?x59840 (bvand ?x41253 ?x42523)))
(let ((?x84365 (bvashr ?x59840 ?x37316)))
(let ((?x3276 (bvshl ?x84365 ?x78595)))
(let ((?x82962 (bvxor ?x41253 ?x3276)))
(let ((?x37166 (bvand ?x82962 ?x42523)))
(let ((?x327 (bvashr ?x37166 ?x37316)))
(let ((?x50270 (bvshl ?x327 ?x78595)))
(let ((?x41829 (bvxor ?x82962 ?x50270)))
(let ((?x41357 (bvand ?x41829 ?x4949)))
(let ((?x1119 (bvashr ?x41357 ?x37182)))
(let ((?x46266 (bvshl ?x1119 ?x87390)))
(let (($x40765 (bvsle (_ bv0 58) bits2)))
(let (($x2737 (bvsle (_ bv0 58) x)))
(let (($x57767 (bvsle (_ bv0 58) bits1)))
(let (($x43041 (and (= (bvxor ?x41829 ?x46266) x) $x57767 (bvsle (_ bv0 58) ?x40536) (bvsle (_ bv0 58) ?x1308) $x2737 (bvsle (_ bv0 58) ?x4949) (bvsle (_ bv0 58) ?x167) (bvsle (_ bv0 58) ?x37182) (bvsle (_ bv0 58) ?x22270) (bvsle (_ bv0 58) ?x87390) (bvsle (_ bv0 58) ?x69648) $x40765 (bvsle (_ bv0 58) ?x1386) (bvsle (_ bv0 58) ?x2081) (bvsle (_ bv0 58) ?x41253) (bvsle (_ bv0 58) ?x42523) (bvsle (_ bv0 58) ?x59840) (bvsle (_ bv0 58) ?x37316) (bvsle (_ bv0 58) ?x84365) (bvsle (_ bv0 58) ?x78595) (bvsle (_ bv0 58) ?x3276) (bvsle (_ bv0 58) ?x82962) (bvsle (_ bv0 58) ?x37166) (bvsle (_ bv0 58) ?x327) (bvsle (_ bv0 58) ?x50270) (bvsle (_ bv0 58) ?x41829) (bvsle (_ bv0 58) ?x41357) (bvsle (_ bv0 58) ?x1119) (bvsle (_ bv0 58) ?x46266))))
(not $x43041)))))))))))))))))))))))))))))))
(check-sat)
