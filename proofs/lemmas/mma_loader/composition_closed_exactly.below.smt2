; mma_loader.composition_closed_exactly/below
; f2db57bca90b2e3f5c9ef8a939ae06e3b37bbdf6de98587a214bd5e0e4eaf6b6
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is reads
; v1 is bits1
; v2 is shift1
; v3 is base1
; v4 is bits2
; v5 is shift2
; v6 is base2
; v7 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 37))
(declare-fun v1 () (_ BitVec 37))
(declare-fun v2 () (_ BitVec 37))
(declare-fun v3 () (_ BitVec 37))
(declare-fun v4 () (_ BitVec 37))
(declare-fun v5 () (_ BitVec 37))
(declare-fun v6 () (_ BitVec 37))
(declare-fun v7 () (_ BitVec 37))
(assert
 (bvsle (_ bv1 37) v0))
(assert
 (bvsgt (_ bv256 37) v0))
(assert
 (bvsle (_ bv0 37) v1))
(assert
 (bvsgt (_ bv8 37) v1))
(assert
 (bvsle v1 v2))
(assert
 (bvslt v2 (bvadd (bvmul (_ bv137438953471 37) v1) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v3))
(assert
 (bvslt v3 (bvadd (bvadd (bvmul (_ bv137438953471 37) v1) (bvmul (_ bv137438953471 37) v2)) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v4))
(assert
 (bvsgt (_ bv8 37) v4))
(assert
 (bvsle v4 v5))
(assert
 (bvslt v5 (bvadd (bvmul (_ bv137438953471 37) v4) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v6))
(assert
 (bvslt v6 (bvadd (bvadd (bvmul (_ bv137438953471 37) v4) (bvmul (_ bv137438953471 37) v5)) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v7))
(assert
 (let ((?x2707 (bvshl v0 (_ bv6 37))))
 (bvslt v7 ?x2707)))
(assert
 (let ((?x2707 (bvshl v0 (_ bv6 37))))
 (let ((?x2661 (bvadd ?x2707 (_ bv137438953471 37))))
 (let ((?x9950 (bvand ?x2707 ?x2661)))
 (let ((?x3305 (bvadd (bvshl (_ bv1 37) v4) (_ bv137438953471 37))))
 (let ((?x13980 (ite (bvslt (_ bv0 37) v5) v5 (_ bv0 37))))
 (let ((?x21565 (bvadd ?x13980 v6)))
 (let ((?x7110 (bvashr ?x2707 ?x21565)))
 (let ((?x2768 (bvand ?x7110 ?x3305)))
 (let ((?x5262 (bvshl ?x2768 v6)))
 (let ((?x20255 (bvadd (bvshl (_ bv1 37) v1) (_ bv137438953471 37))))
 (let ((?x4032 (ite (bvslt (_ bv0 37) v2) v2 (_ bv0 37))))
 (let ((?x19747 (bvadd ?x4032 v3)))
 (let ((?x13302 (bvashr ?x2707 ?x19747)))
 (let ((?x17315 (bvand ?x13302 ?x20255)))
 (let ((?x19312 (bvshl ?x17315 v3)))
 (or (bvsgt (_ bv0 37) ?x13302) (bvsgt (_ bv0 37) ?x20255) (bvsgt (_ bv0 37) ?x7110) (bvsgt (_ bv0 37) ?x3305) (bvsgt (_ bv0 37) ?x2707) (bvsgt (_ bv0 37) ?x2661) (bvslt (bvxor ?x19312 ?x5262) (bvxor ?x2707 ?x9950)))))))))))))))))))
(assert
 (let ((?x18358 (bvmul (_ bv137438953471 37) v5)))
(let ((?x6981 (ite (bvsgt (_ bv0 37) v5) ?x18358 (_ bv0 37))))
(let ((?x13980 (ite (bvslt (_ bv0 37) v5) v5 (_ bv0 37))))
(let ((?x21565 (bvadd ?x13980 v6)))
(let ((?x3305 (bvadd (bvshl (_ bv1 37) v4) (_ bv137438953471 37))))
(let ((?x7386 (bvshl ?x3305 ?x21565)))
(let ((?x15307 (bvmul (_ bv137438953471 37) v2)))
(let ((?x28259 (ite (bvsgt (_ bv0 37) v2) ?x15307 (_ bv0 37))))
(let ((?x4032 (ite (bvslt (_ bv0 37) v2) v2 (_ bv0 37))))
(let ((?x19747 (bvadd ?x4032 v3)))
(let ((?x20255 (bvadd (bvshl (_ bv1 37) v1) (_ bv137438953471 37))))
(let ((?x10248 (bvshl ?x20255 ?x19747)))
(let ((?x4916 (bvand v7 ?x10248)))
(let ((?x234 (bvashr ?x4916 ?x4032)))
(let ((?x27082 (bvshl ?x234 ?x28259)))
(let ((?x14187 (bvxor v7 ?x27082)))
(let ((?x9887 (bvand ?x14187 ?x7386)))
(let ((?x45 (bvashr ?x9887 ?x13980)))
(let ((?x7248 (bvshl ?x45 ?x6981)))
(let (($x10387 (bvsle (_ bv0 37) v7)))
(let ((?x2707 (bvshl v0 (_ bv6 37))))
(let ((?x7110 (bvashr ?x2707 ?x21565)))
(let ((?x2768 (bvand ?x7110 ?x3305)))
(let ((?x5262 (bvshl ?x2768 v6)))
(let (($x2304 (bvsle (_ bv0 37) v6)))
(let (($x12483 (bvsle (_ bv0 37) v4)))
(let (($x29 (bvsle (_ bv0 37) v3)))
(let (($x7887 (bvsle (_ bv0 37) v1)))
(let (($x13129 (and (bvslt (bvxor ?x14187 ?x7248) ?x2707) (bvsle (_ bv0 37) v0) (bvsle (_ bv0 37) ?x2707) (bvsle (_ bv0 37) ?x19747) $x7887 (bvsle (_ bv0 37) (bvashr ?x2707 ?x19747)) (bvsle (_ bv0 37) ?x20255) (bvsle (_ bv0 37) (bvand (bvashr ?x2707 ?x19747) ?x20255)) $x29 (bvsle (_ bv0 37) ?x21565) $x12483 (bvsle (_ bv0 37) ?x7110) (bvsle (_ bv0 37) ?x3305) (bvsle (_ bv0 37) ?x2768) $x2304 (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x2707 ?x19747) ?x20255) v3)) (bvsle (_ bv0 37) ?x5262) (bvsle (_ bv0 37) (bvadd ?x2707 (_ bv137438953471 37))) (bvsle (_ bv0 37) (bvand ?x2707 (bvadd ?x2707 (_ bv137438953471 37)))) $x10387 (bvsle (_ bv0 37) ?x10248) (bvsle (_ bv0 37) ?x4916) (bvsle (_ bv0 37) ?x4032) (bvsle (_ bv0 37) ?x234) (bvsle (_ bv0 37) ?x28259) (bvsle (_ bv0 37) ?x27082) (bvsle (_ bv0 37) ?x14187) (bvsle (_ bv0 37) ?x7386) (bvsle (_ bv0 37) ?x9887) (bvsle (_ bv0 37) ?x13980) (bvsle (_ bv0 37) ?x45) (bvsle (_ bv0 37) ?x6981) (bvsle (_ bv0 37) ?x7248))))
(not $x13129)))))))))))))))))))))))))))))))
(check-sat)
