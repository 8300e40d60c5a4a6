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
 (let ((?x40659 (bvadd log2_halves (_ bv6 29))))
 (let ((?x19998 (bvshl k_tiles ?x40659)))
 (bvslt x ?x19998))))
(assert
 (let ((?x40659 (bvadd log2_halves (_ bv6 29))))
 (let ((?x30866 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) distance)) distance (_ bv0 29))))
 (let ((?x37517 (bvmul (_ bv536870911 29) distance)))
 (let ((?x43418 (ite (bvslt (_ bv0 29) ?x37517) ?x37517 (_ bv0 29))))
 (bvsle (bvadd (bvadd (bvadd ?x43418 ?x30866) bits) base) ?x40659))))))
(assert
 (let ((?x30866 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) distance)) distance (_ bv0 29))))
(let ((?x37517 (bvmul (_ bv536870911 29) distance)))
(let ((?x43418 (ite (bvslt (_ bv0 29) ?x37517) ?x37517 (_ bv0 29))))
(let ((?x32972 (bvadd ?x43418 base)))
(let ((?x11422 (bvadd (bvshl (_ bv1 29) bits) (_ bv536870911 29))))
(let ((?x21938 (bvshl ?x11422 ?x32972)))
(let ((?x22459 (bvand x ?x21938)))
(let ((?x43486 (bvashr ?x22459 ?x43418)))
(let ((?x42588 (bvshl ?x43486 ?x30866)))
(let (($x23889 (bvsle (_ bv0 29) x)))
(let (($x3844 (and (bvslt (bvxor x ?x42588) (bvshl k_tiles (bvadd log2_halves (_ bv6 29)))) (bvsle (_ bv0 29) k_tiles) (bvsle (_ bv0 29) (bvadd log2_halves (_ bv6 29))) (bvsle (_ bv0 29) bits) (bvsle (_ bv0 29) ?x11422) (bvsle (_ bv0 29) ?x32972) $x23889 (bvsle (_ bv0 29) ?x21938) (bvsle (_ bv0 29) ?x22459) (bvsle (_ bv0 29) ?x43418) (bvsle (_ bv0 29) ?x43486) (bvsle (_ bv0 29) ?x30866) (bvsle (_ bv0 29) ?x42588))))
(not $x3844)))))))))))))
(check-sat)
