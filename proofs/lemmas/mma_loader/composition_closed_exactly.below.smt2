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
 (let ((?x20133 (bvshl reads (_ bv6 37))))
 (bvslt x ?x20133)))
(assert
 (let ((?x20133 (bvshl reads (_ bv6 37))))
 (let ((?x18229 (bvadd ?x20133 (_ bv137438953471 37))))
 (let ((?x14964 (bvand ?x20133 ?x18229)))
 (let ((?x4358 (bvadd (bvshl (_ bv1 37) bits2) (_ bv137438953471 37))))
 (let ((?x30355 (ite (bvslt (_ bv0 37) shift2) shift2 (_ bv0 37))))
 (let ((?x1967 (bvadd ?x30355 base2)))
 (let ((?x6452 (bvashr ?x20133 ?x1967)))
 (let ((?x35315 (bvand ?x6452 ?x4358)))
 (let ((?x775 (bvshl ?x35315 base2)))
 (let ((?x9920 (bvadd (bvshl (_ bv1 37) bits1) (_ bv137438953471 37))))
 (let ((?x6242 (ite (bvslt (_ bv0 37) shift1) shift1 (_ bv0 37))))
 (let ((?x31614 (bvadd ?x6242 base1)))
 (let ((?x17494 (bvashr ?x20133 ?x31614)))
 (let ((?x18650 (bvand ?x17494 ?x9920)))
 (let ((?x11110 (bvshl ?x18650 base1)))
 (bvslt (bvxor ?x11110 ?x775) (bvxor ?x20133 ?x14964))))))))))))))))))
(assert
 (let ((?x19223 (bvmul (_ bv137438953471 37) shift2)))
(let ((?x15361 (ite (bvsgt (_ bv0 37) shift2) ?x19223 (_ bv0 37))))
(let ((?x30355 (ite (bvslt (_ bv0 37) shift2) shift2 (_ bv0 37))))
(let ((?x1967 (bvadd ?x30355 base2)))
(let ((?x4358 (bvadd (bvshl (_ bv1 37) bits2) (_ bv137438953471 37))))
(let ((?x2747 (bvshl ?x4358 ?x1967)))
(let ((?x2450 (bvmul (_ bv137438953471 37) shift1)))
(let ((?x9762 (ite (bvsgt (_ bv0 37) shift1) ?x2450 (_ bv0 37))))
(let ((?x6242 (ite (bvslt (_ bv0 37) shift1) shift1 (_ bv0 37))))
(let ((?x31614 (bvadd ?x6242 base1)))
(let ((?x9920 (bvadd (bvshl (_ bv1 37) bits1) (_ bv137438953471 37))))
(let ((?x27474 (bvshl ?x9920 ?x31614)))
(let ((?x6715 (bvand x ?x27474)))
(let ((?x27888 (bvashr ?x6715 ?x6242)))
(let ((?x3700 (bvshl ?x27888 ?x9762)))
(let ((?x10261 (bvxor x ?x3700)))
(let ((?x20901 (bvand ?x10261 ?x2747)))
(let ((?x34349 (bvashr ?x20901 ?x30355)))
(let ((?x16147 (bvshl ?x34349 ?x15361)))
(let (($x27172 (bvsle (_ bv0 37) x)))
(let ((?x20133 (bvshl reads (_ bv6 37))))
(let ((?x18229 (bvadd ?x20133 (_ bv137438953471 37))))
(let ((?x14964 (bvand ?x20133 ?x18229)))
(let (($x11059 (bvsle (_ bv0 37) base2)))
(let (($x17391 (bvsle (_ bv0 37) bits2)))
(let (($x2243 (bvsle (_ bv0 37) base1)))
(let (($x39931 (bvsle (_ bv0 37) bits1)))
(let (($x36608 (and (bvslt (bvxor ?x10261 ?x16147) ?x20133) (bvsle (_ bv0 37) reads) (bvsle (_ bv0 37) ?x20133) (bvsle (_ bv0 37) ?x31614) $x39931 (bvsle (_ bv0 37) (bvashr ?x20133 ?x31614)) (bvsle (_ bv0 37) ?x9920) (bvsle (_ bv0 37) (bvand (bvashr ?x20133 ?x31614) ?x9920)) $x2243 (bvsle (_ bv0 37) ?x1967) $x17391 (bvsle (_ bv0 37) (bvashr ?x20133 ?x1967)) (bvsle (_ bv0 37) ?x4358) (bvsle (_ bv0 37) (bvand (bvashr ?x20133 ?x1967) ?x4358)) $x11059 (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x20133 ?x31614) ?x9920) base1)) (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x20133 ?x1967) ?x4358) base2)) (bvsle (_ bv0 37) ?x18229) (bvsle (_ bv0 37) ?x14964) $x27172 (bvsle (_ bv0 37) ?x27474) (bvsle (_ bv0 37) ?x6715) (bvsle (_ bv0 37) ?x6242) (bvsle (_ bv0 37) ?x27888) (bvsle (_ bv0 37) ?x9762) (bvsle (_ bv0 37) ?x3700) (bvsle (_ bv0 37) ?x10261) (bvsle (_ bv0 37) ?x2747) (bvsle (_ bv0 37) ?x20901) (bvsle (_ bv0 37) ?x30355) (bvsle (_ bv0 37) ?x34349) (bvsle (_ bv0 37) ?x15361) (bvsle (_ bv0 37) ?x16147))))
(not $x36608))))))))))))))))))))))))))))))
(check-sat)
