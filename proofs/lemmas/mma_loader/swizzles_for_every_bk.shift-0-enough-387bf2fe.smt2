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
 (let ((?x20344 (bvadd log2_halves (_ bv6 37))))
 (let ((?x2975 (bvshl k_tiles ?x20344)))
 (bvslt x ?x2975))))
(assert
 (let ((?x20344 (bvadd log2_halves (_ bv6 37))))
 (bvsle (bvadd base bits) ?x20344)))
(assert
 (let ((?x26875 (bvmul (_ bv137438953471 37) shift)))
(let ((?x44802 (ite (bvsgt (_ bv0 37) shift) ?x26875 (_ bv0 37))))
(let ((?x22674 (ite (bvslt (_ bv0 37) shift) shift (_ bv0 37))))
(let ((?x1081 (bvadd ?x22674 base)))
(let ((?x20591 (bvadd (bvshl (_ bv1 37) bits) (_ bv137438953471 37))))
(let ((?x27540 (bvshl ?x20591 ?x1081)))
(let ((?x39185 (bvand x ?x27540)))
(let ((?x35812 (bvashr ?x39185 ?x22674)))
(let ((?x32995 (bvshl ?x35812 ?x44802)))
(let (($x21181 (bvsle (_ bv0 37) x)))
(let (($x6116 (bvsle (_ bv0 37) bits)))
(let (($x35078 (and (bvslt (bvxor x ?x32995) (bvshl k_tiles (bvadd log2_halves (_ bv6 37)))) (bvsle (_ bv0 37) k_tiles) (bvsle (_ bv0 37) (bvadd log2_halves (_ bv6 37))) $x6116 (bvsle (_ bv0 37) ?x20591) (bvsle (_ bv0 37) ?x1081) $x21181 (bvsle (_ bv0 37) ?x27540) (bvsle (_ bv0 37) ?x39185) (bvsle (_ bv0 37) ?x22674) (bvsle (_ bv0 37) ?x35812) (bvsle (_ bv0 37) ?x44802) (bvsle (_ bv0 37) ?x32995))))
(not $x35078))))))))))))))
(check-sat)
