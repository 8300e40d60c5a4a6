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
 (let ((?x77162 (bvshl reads (_ bv6 37))))
 (bvslt x ?x77162)))
(assert
 (let ((?x77162 (bvshl reads (_ bv6 37))))
 (let ((?x48342 (bvadd ?x77162 (_ bv137438953471 37))))
 (let ((?x44923 (bvand ?x77162 ?x48342)))
 (let ((?x79335 (bvadd (bvshl (_ bv1 37) bits2) (_ bv137438953471 37))))
 (let ((?x41297 (ite (bvslt (_ bv0 37) shift2) shift2 (_ bv0 37))))
 (let ((?x49935 (bvadd ?x41297 base2)))
 (let ((?x82364 (bvashr ?x77162 ?x49935)))
 (let ((?x62320 (bvand ?x82364 ?x79335)))
 (let ((?x43421 (bvshl ?x62320 base2)))
 (let ((?x72616 (bvadd (bvshl (_ bv1 37) bits1) (_ bv137438953471 37))))
 (let ((?x78391 (ite (bvslt (_ bv0 37) shift1) shift1 (_ bv0 37))))
 (let ((?x21684 (bvadd ?x78391 base1)))
 (let ((?x71845 (bvashr ?x77162 ?x21684)))
 (let ((?x45617 (bvand ?x71845 ?x72616)))
 (let ((?x77043 (bvshl ?x45617 base1)))
 (bvslt (bvxor ?x77043 ?x43421) (bvxor ?x77162 ?x44923))))))))))))))))))
(assert
 (let ((?x1574 (bvmul (_ bv137438953471 37) shift2)))
(let ((?x6476 (ite (bvsgt (_ bv0 37) shift2) ?x1574 (_ bv0 37))))
(let ((?x41297 (ite (bvslt (_ bv0 37) shift2) shift2 (_ bv0 37))))
(let ((?x49935 (bvadd ?x41297 base2)))
(let ((?x79335 (bvadd (bvshl (_ bv1 37) bits2) (_ bv137438953471 37))))
(let ((?x2231 (bvshl ?x79335 ?x49935)))
(let ((?x22861 (bvmul (_ bv137438953471 37) shift1)))
(let ((?x79622 (ite (bvsgt (_ bv0 37) shift1) ?x22861 (_ bv0 37))))
(let ((?x78391 (ite (bvslt (_ bv0 37) shift1) shift1 (_ bv0 37))))
(let ((?x21684 (bvadd ?x78391 base1)))
(let ((?x72616 (bvadd (bvshl (_ bv1 37) bits1) (_ bv137438953471 37))))
(let ((?x80579 (bvshl ?x72616 ?x21684)))
(let ((?x39827 (bvand x ?x80579)))
(let ((?x48183 (bvashr ?x39827 ?x78391)))
(let ((?x44548 (bvshl ?x48183 ?x79622)))
(let ((?x4408 (bvxor x ?x44548)))
(let ((?x4724 (bvand ?x4408 ?x2231)))
(let ((?x75695 (bvashr ?x4724 ?x41297)))
(let ((?x39847 (bvshl ?x75695 ?x6476)))
(let (($x76938 (bvsle (_ bv0 37) x)))
(let ((?x77162 (bvshl reads (_ bv6 37))))
(let ((?x48342 (bvadd ?x77162 (_ bv137438953471 37))))
(let ((?x44923 (bvand ?x77162 ?x48342)))
(let (($x78523 (bvsle (_ bv0 37) base2)))
(let (($x45567 (bvsle (_ bv0 37) bits2)))
(let (($x4801 (bvsle (_ bv0 37) base1)))
(let (($x38888 (bvsle (_ bv0 37) bits1)))
(let (($x41817 (and (bvslt (bvxor ?x4408 ?x39847) ?x77162) (bvsle (_ bv0 37) reads) (bvsle (_ bv0 37) ?x77162) (bvsle (_ bv0 37) ?x21684) $x38888 (bvsle (_ bv0 37) (bvashr ?x77162 ?x21684)) (bvsle (_ bv0 37) ?x72616) (bvsle (_ bv0 37) (bvand (bvashr ?x77162 ?x21684) ?x72616)) $x4801 (bvsle (_ bv0 37) ?x49935) $x45567 (bvsle (_ bv0 37) (bvashr ?x77162 ?x49935)) (bvsle (_ bv0 37) ?x79335) (bvsle (_ bv0 37) (bvand (bvashr ?x77162 ?x49935) ?x79335)) $x78523 (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x77162 ?x21684) ?x72616) base1)) (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x77162 ?x49935) ?x79335) base2)) (bvsle (_ bv0 37) ?x48342) (bvsle (_ bv0 37) ?x44923) $x76938 (bvsle (_ bv0 37) ?x80579) (bvsle (_ bv0 37) ?x39827) (bvsle (_ bv0 37) ?x78391) (bvsle (_ bv0 37) ?x48183) (bvsle (_ bv0 37) ?x79622) (bvsle (_ bv0 37) ?x44548) (bvsle (_ bv0 37) ?x4408) (bvsle (_ bv0 37) ?x2231) (bvsle (_ bv0 37) ?x4724) (bvsle (_ bv0 37) ?x41297) (bvsle (_ bv0 37) ?x75695) (bvsle (_ bv0 37) ?x6476) (bvsle (_ bv0 37) ?x39847))))
(not $x41817))))))))))))))))))))))))))))))
(check-sat)
