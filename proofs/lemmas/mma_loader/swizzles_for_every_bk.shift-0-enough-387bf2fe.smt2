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
 (let ((?x6928 (bvadd log2_halves (_ bv6 37))))
 (let ((?x41859 (bvshl k_tiles ?x6928)))
 (bvslt x ?x41859))))
(assert
 (let ((?x6928 (bvadd log2_halves (_ bv6 37))))
 (bvsle (bvadd base bits) ?x6928)))
(assert
 (let ((?x48376 (bvmul (_ bv137438953471 37) shift)))
(let ((?x7859 (ite (bvsgt (_ bv0 37) shift) ?x48376 (_ bv0 37))))
(let ((?x77582 (ite (bvslt (_ bv0 37) shift) shift (_ bv0 37))))
(let ((?x214 (bvadd ?x77582 base)))
(let ((?x82909 (bvadd (bvshl (_ bv1 37) bits) (_ bv137438953471 37))))
(let ((?x37217 (bvshl ?x82909 ?x214)))
(let ((?x40644 (bvand x ?x37217)))
(let ((?x79625 (bvashr ?x40644 ?x77582)))
(let ((?x822 (bvshl ?x79625 ?x7859)))
(let (($x75839 (bvsle (_ bv0 37) x)))
(let (($x73141 (bvsle (_ bv0 37) bits)))
(let (($x45080 (and (bvslt (bvxor x ?x822) (bvshl k_tiles (bvadd log2_halves (_ bv6 37)))) (bvsle (_ bv0 37) k_tiles) (bvsle (_ bv0 37) (bvadd log2_halves (_ bv6 37))) $x73141 (bvsle (_ bv0 37) ?x82909) (bvsle (_ bv0 37) ?x214) $x75839 (bvsle (_ bv0 37) ?x37217) (bvsle (_ bv0 37) ?x40644) (bvsle (_ bv0 37) ?x77582) (bvsle (_ bv0 37) ?x79625) (bvsle (_ bv0 37) ?x7859) (bvsle (_ bv0 37) ?x822))))
(not $x45080))))))))))))))
(check-sat)
