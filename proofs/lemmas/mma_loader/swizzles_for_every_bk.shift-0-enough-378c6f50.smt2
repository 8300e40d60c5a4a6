; mma_loader.swizzles_for_every_bk/shift < 0, enough
; ecbe9abbd47a191a19e6ecae77df5ad9e95431448b554504a1dbcc568207d9a5
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 29))
(declare-fun distance () (_ BitVec 29))
(declare-fun base () (_ BitVec 29))
(declare-fun log2_halves () (_ BitVec 29))
(declare-fun k_tiles () (_ BitVec 29))
(declare-fun x () (_ BitVec 29))
(assert
 (bvsle (_ bv1 29) bits))
(assert
 (bvsgt (_ bv8 29) bits))
(assert
 (bvsle bits distance))
(assert
 (bvslt distance (bvadd (bvmul (_ bv536870911 29) bits) (_ bv15 29))))
(assert
 (bvsle (_ bv0 29) base))
(assert
 (bvslt base (bvadd (bvadd (bvmul (_ bv536870911 29) bits) (bvmul (_ bv536870911 29) distance)) (_ bv15 29))))
(assert
 (bvsle (_ bv0 29) log2_halves))
(assert
 (bvsgt (_ bv2 29) log2_halves))
(assert
 (bvsle (_ bv1 29) k_tiles))
(assert
 (bvsgt (_ bv128 29) k_tiles))
(assert
 (bvsle (_ bv0 29) x))
(assert
 (let ((?x5223 (bvadd log2_halves (_ bv6 29))))
 (let ((?x36492 (bvshl k_tiles ?x5223)))
 (bvslt x ?x36492))))
(assert
 (let ((?x5223 (bvadd log2_halves (_ bv6 29))))
 (let ((?x20816 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) distance)) distance (_ bv0 29))))
 (let ((?x36704 (bvmul (_ bv536870911 29) distance)))
 (let ((?x39983 (ite (bvslt (_ bv0 29) ?x36704) ?x36704 (_ bv0 29))))
 (bvsle (bvadd (bvadd (bvadd ?x39983 ?x20816) bits) base) ?x5223))))))
(assert
 (let ((?x20816 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) distance)) distance (_ bv0 29))))
(let ((?x36704 (bvmul (_ bv536870911 29) distance)))
(let ((?x39983 (ite (bvslt (_ bv0 29) ?x36704) ?x36704 (_ bv0 29))))
(let ((?x19203 (bvadd ?x39983 base)))
(let ((?x34655 (bvadd (bvshl (_ bv1 29) bits) (_ bv536870911 29))))
(let ((?x41238 (bvshl ?x34655 ?x19203)))
(let ((?x40506 (bvand x ?x41238)))
(let ((?x8895 (bvashr ?x40506 ?x39983)))
(let ((?x38017 (bvshl ?x8895 ?x20816)))
(let (($x29227 (bvsle (_ bv0 29) x)))
(let (($x4963 (and (bvslt (bvxor x ?x38017) (bvshl k_tiles (bvadd log2_halves (_ bv6 29)))) (bvsle (_ bv0 29) k_tiles) (bvsle (_ bv0 29) (bvadd log2_halves (_ bv6 29))) (bvsle (_ bv0 29) bits) (bvsle (_ bv0 29) ?x34655) (bvsle (_ bv0 29) ?x19203) $x29227 (bvsle (_ bv0 29) ?x41238) (bvsle (_ bv0 29) ?x40506) (bvsle (_ bv0 29) ?x39983) (bvsle (_ bv0 29) ?x8895) (bvsle (_ bv0 29) ?x20816) (bvsle (_ bv0 29) ?x38017))))
(not $x4963)))))))))))))
(check-sat)
