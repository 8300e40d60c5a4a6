; mma_loader.composition_closed_exactly/below
; f2db57bca90b2e3f5c9ef8a939ae06e3b37bbdf6de98587a214bd5e0e4eaf6b6
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun reads () (_ BitVec 37))
(declare-fun bits1 () (_ BitVec 37))
(declare-fun shift1 () (_ BitVec 37))
(declare-fun base1 () (_ BitVec 37))
(declare-fun bits2 () (_ BitVec 37))
(declare-fun shift2 () (_ BitVec 37))
(declare-fun base2 () (_ BitVec 37))
(declare-fun x () (_ BitVec 37))
(assert
 (bvsle (_ bv1 37) reads))
(assert
 (bvsgt (_ bv256 37) reads))
(assert
 (bvsle (_ bv0 37) bits1))
(assert
 (bvsgt (_ bv8 37) bits1))
(assert
 (bvsle bits1 shift1))
(assert
 (bvslt shift1 (bvadd (bvmul (_ bv137438953471 37) bits1) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) base1))
(assert
 (bvslt base1 (bvadd (bvadd (bvmul (_ bv137438953471 37) bits1) (bvmul (_ bv137438953471 37) shift1)) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) bits2))
(assert
 (bvsgt (_ bv8 37) bits2))
(assert
 (bvsle bits2 shift2))
(assert
 (bvslt shift2 (bvadd (bvmul (_ bv137438953471 37) bits2) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) base2))
(assert
 (bvslt base2 (bvadd (bvadd (bvmul (_ bv137438953471 37) bits2) (bvmul (_ bv137438953471 37) shift2)) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) x))
(assert
 (let ((?x18542 (bvshl reads (_ bv6 37))))
 (bvslt x ?x18542)))
(assert
 (let ((?x18542 (bvshl reads (_ bv6 37))))
 (let ((?x4258 (bvadd ?x18542 (_ bv137438953471 37))))
 (let ((?x24425 (bvand ?x18542 ?x4258)))
 (let ((?x4734 (bvadd (bvshl (_ bv1 37) bits2) (_ bv137438953471 37))))
 (let ((?x28559 (ite (bvslt (_ bv0 37) shift2) shift2 (_ bv0 37))))
 (let ((?x21407 (bvadd ?x28559 base2)))
 (let ((?x40657 (bvashr ?x18542 ?x21407)))
 (let ((?x5032 (bvand ?x40657 ?x4734)))
 (let ((?x16626 (bvshl ?x5032 base2)))
 (let ((?x11864 (bvadd (bvshl (_ bv1 37) bits1) (_ bv137438953471 37))))
 (let ((?x36617 (ite (bvslt (_ bv0 37) shift1) shift1 (_ bv0 37))))
 (let ((?x14239 (bvadd ?x36617 base1)))
 (let ((?x22403 (bvashr ?x18542 ?x14239)))
 (let ((?x20204 (bvand ?x22403 ?x11864)))
 (let ((?x44495 (bvshl ?x20204 base1)))
 (bvslt (bvxor ?x44495 ?x16626) (bvxor ?x18542 ?x24425))))))))))))))))))
(assert
 (let ((?x20500 (bvmul (_ bv137438953471 37) shift2)))
(let ((?x23482 (ite (bvsgt (_ bv0 37) shift2) ?x20500 (_ bv0 37))))
(let ((?x28559 (ite (bvslt (_ bv0 37) shift2) shift2 (_ bv0 37))))
(let ((?x21407 (bvadd ?x28559 base2)))
(let ((?x4734 (bvadd (bvshl (_ bv1 37) bits2) (_ bv137438953471 37))))
(let ((?x19558 (bvshl ?x4734 ?x21407)))
(let ((?x5528 (bvmul (_ bv137438953471 37) shift1)))
(let ((?x30121 (ite (bvsgt (_ bv0 37) shift1) ?x5528 (_ bv0 37))))
(let ((?x36617 (ite (bvslt (_ bv0 37) shift1) shift1 (_ bv0 37))))
(let ((?x14239 (bvadd ?x36617 base1)))
(let ((?x11864 (bvadd (bvshl (_ bv1 37) bits1) (_ bv137438953471 37))))
(let ((?x5679 (bvshl ?x11864 ?x14239)))
(let ((?x16808 (bvand x ?x5679)))
(let ((?x31419 (bvashr ?x16808 ?x36617)))
(let ((?x42434 (bvshl ?x31419 ?x30121)))
(let ((?x5992 (bvxor x ?x42434)))
(let ((?x24531 (bvand ?x5992 ?x19558)))
(let ((?x5906 (bvashr ?x24531 ?x28559)))
(let ((?x29964 (bvshl ?x5906 ?x23482)))
(let (($x3909 (bvsle (_ bv0 37) x)))
(let ((?x18542 (bvshl reads (_ bv6 37))))
(let ((?x4258 (bvadd ?x18542 (_ bv137438953471 37))))
(let ((?x24425 (bvand ?x18542 ?x4258)))
(let (($x40080 (bvsle (_ bv0 37) base2)))
(let (($x34737 (bvsle (_ bv0 37) bits2)))
(let (($x43398 (bvsle (_ bv0 37) base1)))
(let (($x11013 (bvsle (_ bv0 37) bits1)))
(let (($x571 (and (bvslt (bvxor ?x5992 ?x29964) ?x18542) (bvsle (_ bv0 37) reads) (bvsle (_ bv0 37) ?x18542) (bvsle (_ bv0 37) ?x14239) $x11013 (bvsle (_ bv0 37) (bvashr ?x18542 ?x14239)) (bvsle (_ bv0 37) ?x11864) (bvsle (_ bv0 37) (bvand (bvashr ?x18542 ?x14239) ?x11864)) $x43398 (bvsle (_ bv0 37) ?x21407) $x34737 (bvsle (_ bv0 37) (bvashr ?x18542 ?x21407)) (bvsle (_ bv0 37) ?x4734) (bvsle (_ bv0 37) (bvand (bvashr ?x18542 ?x21407) ?x4734)) $x40080 (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x18542 ?x14239) ?x11864) base1)) (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x18542 ?x21407) ?x4734) base2)) (bvsle (_ bv0 37) ?x4258) (bvsle (_ bv0 37) ?x24425) $x3909 (bvsle (_ bv0 37) ?x5679) (bvsle (_ bv0 37) ?x16808) (bvsle (_ bv0 37) ?x36617) (bvsle (_ bv0 37) ?x31419) (bvsle (_ bv0 37) ?x30121) (bvsle (_ bv0 37) ?x42434) (bvsle (_ bv0 37) ?x5992) (bvsle (_ bv0 37) ?x19558) (bvsle (_ bv0 37) ?x24531) (bvsle (_ bv0 37) ?x28559) (bvsle (_ bv0 37) ?x5906) (bvsle (_ bv0 37) ?x23482) (bvsle (_ bv0 37) ?x29964))))
(not $x571))))))))))))))))))))))))))))))
(check-sat)
