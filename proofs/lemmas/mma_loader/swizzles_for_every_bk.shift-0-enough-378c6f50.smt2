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
 (let ((?x9228 (bvadd log2_halves (_ bv6 29))))
 (let ((?x15927 (bvshl k_tiles ?x9228)))
 (bvslt x ?x15927))))
(assert
 (let ((?x9228 (bvadd log2_halves (_ bv6 29))))
 (let ((?x44816 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) distance)) distance (_ bv0 29))))
 (let ((?x22706 (bvmul (_ bv536870911 29) distance)))
 (let ((?x22995 (ite (bvslt (_ bv0 29) ?x22706) ?x22706 (_ bv0 29))))
 (bvsle (bvadd (bvadd (bvadd ?x22995 ?x44816) bits) base) ?x9228))))))
(assert
 (let ((?x44816 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) distance)) distance (_ bv0 29))))
(let ((?x22706 (bvmul (_ bv536870911 29) distance)))
(let ((?x22995 (ite (bvslt (_ bv0 29) ?x22706) ?x22706 (_ bv0 29))))
(let ((?x33510 (bvadd ?x22995 base)))
(let ((?x2265 (bvadd (bvshl (_ bv1 29) bits) (_ bv536870911 29))))
(let ((?x21841 (bvshl ?x2265 ?x33510)))
(let ((?x22674 (bvand x ?x21841)))
(let ((?x33864 (bvashr ?x22674 ?x22995)))
(let ((?x6861 (bvshl ?x33864 ?x44816)))
(let (($x9681 (bvsle (_ bv0 29) x)))
(let (($x15218 (and (bvslt (bvxor x ?x6861) (bvshl k_tiles (bvadd log2_halves (_ bv6 29)))) (bvsle (_ bv0 29) k_tiles) (bvsle (_ bv0 29) (bvadd log2_halves (_ bv6 29))) (bvsle (_ bv0 29) bits) (bvsle (_ bv0 29) ?x2265) (bvsle (_ bv0 29) ?x33510) $x9681 (bvsle (_ bv0 29) ?x21841) (bvsle (_ bv0 29) ?x22674) (bvsle (_ bv0 29) ?x22995) (bvsle (_ bv0 29) ?x33864) (bvsle (_ bv0 29) ?x44816) (bvsle (_ bv0 29) ?x6861))))
(not $x15218)))))))))))))
(check-sat)
