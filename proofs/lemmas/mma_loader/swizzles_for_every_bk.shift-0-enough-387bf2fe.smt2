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
 (let ((?x4197 (bvadd log2_halves (_ bv6 37))))
 (let ((?x28819 (bvshl k_tiles ?x4197)))
 (bvslt x ?x28819))))
(assert
 (let ((?x4197 (bvadd log2_halves (_ bv6 37))))
 (bvsle (bvadd base bits) ?x4197)))
(assert
 (let ((?x34797 (bvmul (_ bv137438953471 37) shift)))
(let ((?x16191 (ite (bvsgt (_ bv0 37) shift) ?x34797 (_ bv0 37))))
(let ((?x39777 (ite (bvslt (_ bv0 37) shift) shift (_ bv0 37))))
(let ((?x33042 (bvadd ?x39777 base)))
(let ((?x8633 (bvadd (bvshl (_ bv1 37) bits) (_ bv137438953471 37))))
(let ((?x2107 (bvshl ?x8633 ?x33042)))
(let ((?x14654 (bvand x ?x2107)))
(let ((?x33772 (bvashr ?x14654 ?x39777)))
(let ((?x3979 (bvshl ?x33772 ?x16191)))
(let (($x21653 (bvsle (_ bv0 37) x)))
(let (($x1598 (bvsle (_ bv0 37) bits)))
(let (($x33365 (and (bvslt (bvxor x ?x3979) (bvshl k_tiles (bvadd log2_halves (_ bv6 37)))) (bvsle (_ bv0 37) k_tiles) (bvsle (_ bv0 37) (bvadd log2_halves (_ bv6 37))) $x1598 (bvsle (_ bv0 37) ?x8633) (bvsle (_ bv0 37) ?x33042) $x21653 (bvsle (_ bv0 37) ?x2107) (bvsle (_ bv0 37) ?x14654) (bvsle (_ bv0 37) ?x39777) (bvsle (_ bv0 37) ?x33772) (bvsle (_ bv0 37) ?x16191) (bvsle (_ bv0 37) ?x3979))))
(not $x33365))))))))))))))
(check-sat)
