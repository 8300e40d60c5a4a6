; mma_loader.swizzles_for_every_bk/shift >= 0, enough
; f3fe4d9dc131dc39993bf30e8083de4e06f5ca2dee0b125b688fb4b7909e07d6
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 37))
(declare-fun shift () (_ BitVec 37))
(declare-fun base () (_ BitVec 37))
(declare-fun log2_halves () (_ BitVec 37))
(declare-fun k_tiles () (_ BitVec 37))
(declare-fun x () (_ BitVec 37))
(assert
 (bvsle (_ bv0 37) bits))
(assert
 (bvsgt (_ bv8 37) bits))
(assert
 (bvsle bits shift))
(assert
 (bvslt shift (bvadd (bvmul (_ bv137438953471 37) bits) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) base))
(assert
 (bvslt base (bvadd (bvadd (bvmul (_ bv137438953471 37) bits) (bvmul (_ bv137438953471 37) shift)) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) log2_halves))
(assert
 (bvsgt (_ bv2 37) log2_halves))
(assert
 (bvsle (_ bv1 37) k_tiles))
(assert
 (bvsgt (_ bv128 37) k_tiles))
(assert
 (bvsle (_ bv0 37) x))
(assert
 (let ((?x44580 (bvadd log2_halves (_ bv6 37))))
 (let ((?x11979 (bvshl k_tiles ?x44580)))
 (bvslt x ?x11979))))
(assert
 (let ((?x44580 (bvadd log2_halves (_ bv6 37))))
 (bvsle (bvadd base bits) ?x44580)))
(assert
 (let ((?x6608 (bvmul (_ bv137438953471 37) shift)))
(let ((?x16156 (ite (bvsgt (_ bv0 37) shift) ?x6608 (_ bv0 37))))
(let ((?x41894 (ite (bvslt (_ bv0 37) shift) shift (_ bv0 37))))
(let ((?x44614 (bvadd ?x41894 base)))
(let ((?x35764 (bvadd (bvshl (_ bv1 37) bits) (_ bv137438953471 37))))
(let ((?x6549 (bvshl ?x35764 ?x44614)))
(let ((?x43745 (bvand x ?x6549)))
(let ((?x11697 (bvashr ?x43745 ?x41894)))
(let ((?x15913 (bvshl ?x11697 ?x16156)))
(let (($x36089 (bvsle (_ bv0 37) x)))
(let (($x38258 (bvsle (_ bv0 37) bits)))
(let (($x16041 (and (bvslt (bvxor x ?x15913) (bvshl k_tiles (bvadd log2_halves (_ bv6 37)))) (bvsle (_ bv0 37) k_tiles) (bvsle (_ bv0 37) (bvadd log2_halves (_ bv6 37))) $x38258 (bvsle (_ bv0 37) ?x35764) (bvsle (_ bv0 37) ?x44614) $x36089 (bvsle (_ bv0 37) ?x6549) (bvsle (_ bv0 37) ?x43745) (bvsle (_ bv0 37) ?x41894) (bvsle (_ bv0 37) ?x11697) (bvsle (_ bv0 37) ?x16156) (bvsle (_ bv0 37) ?x15913))))
(not $x16041))))))))))))))
(check-sat)
