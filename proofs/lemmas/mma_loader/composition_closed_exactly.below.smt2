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
 (let ((?x10600 (bvshl reads (_ bv6 37))))
 (bvslt x ?x10600)))
(assert
 (let ((?x10600 (bvshl reads (_ bv6 37))))
 (let ((?x29231 (bvadd ?x10600 (_ bv137438953471 37))))
 (let ((?x41090 (bvand ?x10600 ?x29231)))
 (let ((?x16677 (bvadd (bvshl (_ bv1 37) bits2) (_ bv137438953471 37))))
 (let ((?x3450 (ite (bvslt (_ bv0 37) shift2) shift2 (_ bv0 37))))
 (let ((?x1192 (bvadd ?x3450 base2)))
 (let ((?x2815 (bvashr ?x10600 ?x1192)))
 (let ((?x39414 (bvand ?x2815 ?x16677)))
 (let ((?x2028 (bvshl ?x39414 base2)))
 (let ((?x19714 (bvadd (bvshl (_ bv1 37) bits1) (_ bv137438953471 37))))
 (let ((?x26261 (ite (bvslt (_ bv0 37) shift1) shift1 (_ bv0 37))))
 (let ((?x19465 (bvadd ?x26261 base1)))
 (let ((?x23220 (bvashr ?x10600 ?x19465)))
 (let ((?x11833 (bvand ?x23220 ?x19714)))
 (let ((?x33555 (bvshl ?x11833 base1)))
 (bvslt (bvxor ?x33555 ?x2028) (bvxor ?x10600 ?x41090))))))))))))))))))
(assert
 (let ((?x22675 (bvmul (_ bv137438953471 37) shift2)))
(let ((?x11514 (ite (bvsgt (_ bv0 37) shift2) ?x22675 (_ bv0 37))))
(let ((?x3450 (ite (bvslt (_ bv0 37) shift2) shift2 (_ bv0 37))))
(let ((?x1192 (bvadd ?x3450 base2)))
(let ((?x16677 (bvadd (bvshl (_ bv1 37) bits2) (_ bv137438953471 37))))
(let ((?x20412 (bvshl ?x16677 ?x1192)))
(let ((?x12238 (bvmul (_ bv137438953471 37) shift1)))
(let ((?x5415 (ite (bvsgt (_ bv0 37) shift1) ?x12238 (_ bv0 37))))
(let ((?x26261 (ite (bvslt (_ bv0 37) shift1) shift1 (_ bv0 37))))
(let ((?x19465 (bvadd ?x26261 base1)))
(let ((?x19714 (bvadd (bvshl (_ bv1 37) bits1) (_ bv137438953471 37))))
(let ((?x20304 (bvshl ?x19714 ?x19465)))
(let ((?x15360 (bvand x ?x20304)))
(let ((?x1375 (bvashr ?x15360 ?x26261)))
(let ((?x16796 (bvshl ?x1375 ?x5415)))
(let ((?x12451 (bvxor x ?x16796)))
(let ((?x8795 (bvand ?x12451 ?x20412)))
(let ((?x31092 (bvashr ?x8795 ?x3450)))
(let ((?x21971 (bvshl ?x31092 ?x11514)))
(let (($x8054 (bvsle (_ bv0 37) x)))
(let ((?x10600 (bvshl reads (_ bv6 37))))
(let ((?x29231 (bvadd ?x10600 (_ bv137438953471 37))))
(let ((?x41090 (bvand ?x10600 ?x29231)))
(let (($x15263 (bvsle (_ bv0 37) base2)))
(let (($x25078 (bvsle (_ bv0 37) bits2)))
(let (($x21401 (bvsle (_ bv0 37) base1)))
(let (($x23288 (bvsle (_ bv0 37) bits1)))
(let (($x14929 (and (bvslt (bvxor ?x12451 ?x21971) ?x10600) (bvsle (_ bv0 37) reads) (bvsle (_ bv0 37) ?x10600) (bvsle (_ bv0 37) ?x19465) $x23288 (bvsle (_ bv0 37) (bvashr ?x10600 ?x19465)) (bvsle (_ bv0 37) ?x19714) (bvsle (_ bv0 37) (bvand (bvashr ?x10600 ?x19465) ?x19714)) $x21401 (bvsle (_ bv0 37) ?x1192) $x25078 (bvsle (_ bv0 37) (bvashr ?x10600 ?x1192)) (bvsle (_ bv0 37) ?x16677) (bvsle (_ bv0 37) (bvand (bvashr ?x10600 ?x1192) ?x16677)) $x15263 (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x10600 ?x19465) ?x19714) base1)) (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x10600 ?x1192) ?x16677) base2)) (bvsle (_ bv0 37) ?x29231) (bvsle (_ bv0 37) ?x41090) $x8054 (bvsle (_ bv0 37) ?x20304) (bvsle (_ bv0 37) ?x15360) (bvsle (_ bv0 37) ?x26261) (bvsle (_ bv0 37) ?x1375) (bvsle (_ bv0 37) ?x5415) (bvsle (_ bv0 37) ?x16796) (bvsle (_ bv0 37) ?x12451) (bvsle (_ bv0 37) ?x20412) (bvsle (_ bv0 37) ?x8795) (bvsle (_ bv0 37) ?x3450) (bvsle (_ bv0 37) ?x31092) (bvsle (_ bv0 37) ?x11514) (bvsle (_ bv0 37) ?x21971))))
(not $x14929))))))))))))))))))))))))))))))
(check-sat)
