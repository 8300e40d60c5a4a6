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
 (let ((?x5583 (bvadd log2_halves (_ bv6 37))))
 (let ((?x7641 (bvshl k_tiles ?x5583)))
 (bvslt x ?x7641))))
(assert
 (let ((?x5583 (bvadd log2_halves (_ bv6 37))))
 (bvsle (bvadd base bits) ?x5583)))
(assert
 (let ((?x25586 (bvmul (_ bv137438953471 37) shift)))
(let ((?x21142 (ite (bvsgt (_ bv0 37) shift) ?x25586 (_ bv0 37))))
(let ((?x34172 (ite (bvslt (_ bv0 37) shift) shift (_ bv0 37))))
(let ((?x30991 (bvadd ?x34172 base)))
(let ((?x618 (bvadd (bvshl (_ bv1 37) bits) (_ bv137438953471 37))))
(let ((?x2389 (bvshl ?x618 ?x30991)))
(let ((?x29904 (bvand x ?x2389)))
(let ((?x17219 (bvashr ?x29904 ?x34172)))
(let ((?x9057 (bvshl ?x17219 ?x21142)))
(let (($x23727 (bvsle (_ bv0 37) x)))
(let (($x25167 (bvsle (_ bv0 37) bits)))
(let (($x29900 (and (bvslt (bvxor x ?x9057) (bvshl k_tiles (bvadd log2_halves (_ bv6 37)))) (bvsle (_ bv0 37) k_tiles) (bvsle (_ bv0 37) (bvadd log2_halves (_ bv6 37))) $x25167 (bvsle (_ bv0 37) ?x618) (bvsle (_ bv0 37) ?x30991) $x23727 (bvsle (_ bv0 37) ?x2389) (bvsle (_ bv0 37) ?x29904) (bvsle (_ bv0 37) ?x34172) (bvsle (_ bv0 37) ?x17219) (bvsle (_ bv0 37) ?x21142) (bvsle (_ bv0 37) ?x9057))))
(not $x29900))))))))))))))
(check-sat)
