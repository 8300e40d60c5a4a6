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
 (let ((?x21937 (bvshl reads (_ bv6 37))))
 (bvslt x ?x21937)))
(assert
 (let ((?x21937 (bvshl reads (_ bv6 37))))
 (let ((?x5824 (bvadd ?x21937 (_ bv137438953471 37))))
 (let ((?x10456 (bvand ?x21937 ?x5824)))
 (let ((?x11721 (bvadd (bvshl (_ bv1 37) bits2) (_ bv137438953471 37))))
 (let ((?x12003 (ite (bvslt (_ bv0 37) shift2) shift2 (_ bv0 37))))
 (let ((?x15955 (bvadd ?x12003 base2)))
 (let ((?x12135 (bvashr ?x21937 ?x15955)))
 (let ((?x5045 (bvand ?x12135 ?x11721)))
 (let ((?x1349 (bvshl ?x5045 base2)))
 (let ((?x31386 (bvadd (bvshl (_ bv1 37) bits1) (_ bv137438953471 37))))
 (let ((?x18525 (ite (bvslt (_ bv0 37) shift1) shift1 (_ bv0 37))))
 (let ((?x17693 (bvadd ?x18525 base1)))
 (let ((?x30680 (bvashr ?x21937 ?x17693)))
 (let ((?x27252 (bvand ?x30680 ?x31386)))
 (let ((?x3900 (bvshl ?x27252 base1)))
 (bvslt (bvxor ?x3900 ?x1349) (bvxor ?x21937 ?x10456))))))))))))))))))
(assert
 (let ((?x16155 (bvmul (_ bv137438953471 37) shift2)))
(let ((?x37449 (ite (bvsgt (_ bv0 37) shift2) ?x16155 (_ bv0 37))))
(let ((?x12003 (ite (bvslt (_ bv0 37) shift2) shift2 (_ bv0 37))))
(let ((?x15955 (bvadd ?x12003 base2)))
(let ((?x11721 (bvadd (bvshl (_ bv1 37) bits2) (_ bv137438953471 37))))
(let ((?x8350 (bvshl ?x11721 ?x15955)))
(let ((?x3739 (bvmul (_ bv137438953471 37) shift1)))
(let ((?x31718 (ite (bvsgt (_ bv0 37) shift1) ?x3739 (_ bv0 37))))
(let ((?x18525 (ite (bvslt (_ bv0 37) shift1) shift1 (_ bv0 37))))
(let ((?x17693 (bvadd ?x18525 base1)))
(let ((?x31386 (bvadd (bvshl (_ bv1 37) bits1) (_ bv137438953471 37))))
(let ((?x6705 (bvshl ?x31386 ?x17693)))
(let ((?x33081 (bvand x ?x6705)))
(let ((?x12345 (bvashr ?x33081 ?x18525)))
(let ((?x27961 (bvshl ?x12345 ?x31718)))
(let ((?x11658 (bvxor x ?x27961)))
(let ((?x29965 (bvand ?x11658 ?x8350)))
(let ((?x33289 (bvashr ?x29965 ?x12003)))
(let ((?x7386 (bvshl ?x33289 ?x37449)))
(let (($x13839 (bvsle (_ bv0 37) x)))
(let ((?x21937 (bvshl reads (_ bv6 37))))
(let ((?x5824 (bvadd ?x21937 (_ bv137438953471 37))))
(let ((?x10456 (bvand ?x21937 ?x5824)))
(let (($x30246 (bvsle (_ bv0 37) base2)))
(let (($x13426 (bvsle (_ bv0 37) bits2)))
(let (($x37841 (bvsle (_ bv0 37) base1)))
(let (($x761 (bvsle (_ bv0 37) bits1)))
(let (($x34386 (and (bvslt (bvxor ?x11658 ?x7386) ?x21937) (bvsle (_ bv0 37) reads) (bvsle (_ bv0 37) ?x21937) (bvsle (_ bv0 37) ?x17693) $x761 (bvsle (_ bv0 37) (bvashr ?x21937 ?x17693)) (bvsle (_ bv0 37) ?x31386) (bvsle (_ bv0 37) (bvand (bvashr ?x21937 ?x17693) ?x31386)) $x37841 (bvsle (_ bv0 37) ?x15955) $x13426 (bvsle (_ bv0 37) (bvashr ?x21937 ?x15955)) (bvsle (_ bv0 37) ?x11721) (bvsle (_ bv0 37) (bvand (bvashr ?x21937 ?x15955) ?x11721)) $x30246 (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x21937 ?x17693) ?x31386) base1)) (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x21937 ?x15955) ?x11721) base2)) (bvsle (_ bv0 37) ?x5824) (bvsle (_ bv0 37) ?x10456) $x13839 (bvsle (_ bv0 37) ?x6705) (bvsle (_ bv0 37) ?x33081) (bvsle (_ bv0 37) ?x18525) (bvsle (_ bv0 37) ?x12345) (bvsle (_ bv0 37) ?x31718) (bvsle (_ bv0 37) ?x27961) (bvsle (_ bv0 37) ?x11658) (bvsle (_ bv0 37) ?x8350) (bvsle (_ bv0 37) ?x29965) (bvsle (_ bv0 37) ?x12003) (bvsle (_ bv0 37) ?x33289) (bvsle (_ bv0 37) ?x37449) (bvsle (_ bv0 37) ?x7386))))
(not $x34386))))))))))))))))))))))))))))))
(check-sat)
