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
 (let ((?x6156 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
 (let ((?x11337 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
 (let ((?x790 (bvadd ?x11337 ?x6156)))
 (bvsle bits1 ?x790)))))
(assert
 (let ((?x6156 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
 (let ((?x11337 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
 (let ((?x790 (bvadd ?x11337 ?x6156)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x790 bits1) base1))))))
(assert
 (let ((?x3577 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
 (let ((?x14796 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
 (let ((?x17270 (bvadd ?x14796 ?x3577)))
 (bvsle bits2 ?x17270)))))
(assert
 (let ((?x3577 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
 (let ((?x14796 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
 (let ((?x17270 (bvadd ?x14796 ?x3577)))
 (bvsge (_ bv14 58) (bvadd (bvadd ?x17270 bits2) base2))))))
(assert
 (let ((?x6156 (ite (bvsgt (_ bv0 58) shift1) (bvmul (_ bv288230376151711743 58) shift1) (_ bv0 58))))
(let ((?x11337 (ite (bvslt (_ bv0 58) shift1) shift1 (_ bv0 58))))
(let ((?x864 (bvadd ?x11337 base1)))
(let ((?x5919 (bvadd (bvshl (_ bv1 58) bits1) (_ bv288230376151711743 58))))
(let ((?x1086 (bvshl ?x5919 ?x864)))
(let ((?x3577 (ite (bvsgt (_ bv0 58) shift2) (bvmul (_ bv288230376151711743 58) shift2) (_ bv0 58))))
(let ((?x14796 (ite (bvslt (_ bv0 58) shift2) shift2 (_ bv0 58))))
(let ((?x589 (bvadd ?x14796 base2)))
(let ((?x30597 (bvadd (bvshl (_ bv1 58) bits2) (_ bv288230376151711743 58))))
(let ((?x5147 (bvshl ?x30597 ?x589)))
(let ((?x17498 (bvand x ?x1086)))
(let ((?x19911 (bvashr ?x17498 ?x11337)))
(let ((?x662 (bvshl ?x19911 ?x6156)))
(let ((?x7133 (bvxor x ?x662)))
(let ((?x40719 (bvand ?x7133 ?x5147)))
(let ((?x22696 (bvashr ?x40719 ?x14796)))
(let ((?x4786 (bvshl ?x22696 ?x3577)))
(let ((?x23990 (bvxor ?x7133 ?x4786)))
(let ((?x2458 (bvand ?x23990 ?x5147)))
(let ((?x2021 (bvashr ?x2458 ?x14796)))
(let ((?x5886 (bvshl ?x2021 ?x3577)))
(let ((?x38101 (bvxor ?x23990 ?x5886)))
(let ((?x34377 (bvand ?x38101 ?x1086)))
(let ((?x42511 (bvashr ?x34377 ?x11337)))
(let ((?x844 (bvshl ?x42511 ?x6156)))
(let (($x400 (bvsle (_ bv0 58) bits2)))
(let (($x42302 (bvsle (_ bv0 58) x)))
(let (($x24084 (bvsle (_ bv0 58) bits1)))
(let (($x25214 (and (= (bvxor ?x38101 ?x844) x) $x24084 (bvsle (_ bv0 58) ?x5919) (bvsle (_ bv0 58) ?x864) $x42302 (bvsle (_ bv0 58) ?x1086) (bvsle (_ bv0 58) ?x17498) (bvsle (_ bv0 58) ?x11337) (bvsle (_ bv0 58) ?x19911) (bvsle (_ bv0 58) ?x6156) (bvsle (_ bv0 58) ?x662) $x400 (bvsle (_ bv0 58) ?x30597) (bvsle (_ bv0 58) ?x589) (bvsle (_ bv0 58) ?x7133) (bvsle (_ bv0 58) ?x5147) (bvsle (_ bv0 58) ?x40719) (bvsle (_ bv0 58) ?x14796) (bvsle (_ bv0 58) ?x22696) (bvsle (_ bv0 58) ?x3577) (bvsle (_ bv0 58) ?x4786) (bvsle (_ bv0 58) ?x23990) (bvsle (_ bv0 58) ?x2458) (bvsle (_ bv0 58) ?x2021) (bvsle (_ bv0 58) ?x5886) (bvsle (_ bv0 58) ?x38101) (bvsle (_ bv0 58) ?x34377) (bvsle (_ bv0 58) ?x42511) (bvsle (_ bv0 58) ?x844))))
(not $x25214)))))))))))))))))))))))))))))))
(check-sat)
