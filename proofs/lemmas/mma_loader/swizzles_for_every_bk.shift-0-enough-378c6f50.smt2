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
 (let ((?x11826 (bvadd log2_halves (_ bv6 29))))
 (let ((?x11760 (bvshl k_tiles ?x11826)))
 (bvslt x ?x11760))))
(assert
 (let ((?x11826 (bvadd log2_halves (_ bv6 29))))
 (let ((?x10897 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) distance)) distance (_ bv0 29))))
 (let ((?x37310 (bvmul (_ bv536870911 29) distance)))
 (let ((?x26472 (ite (bvslt (_ bv0 29) ?x37310) ?x37310 (_ bv0 29))))
 (bvsle (bvadd (bvadd (bvadd ?x26472 ?x10897) bits) base) ?x11826))))))
(assert
 (let ((?x10897 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) distance)) distance (_ bv0 29))))
(let ((?x37310 (bvmul (_ bv536870911 29) distance)))
(let ((?x26472 (ite (bvslt (_ bv0 29) ?x37310) ?x37310 (_ bv0 29))))
(let ((?x24923 (bvadd ?x26472 base)))
(let ((?x23549 (bvadd (bvshl (_ bv1 29) bits) (_ bv536870911 29))))
(let ((?x29991 (bvshl ?x23549 ?x24923)))
(let ((?x7804 (bvand x ?x29991)))
(let ((?x599 (bvashr ?x7804 ?x26472)))
(let ((?x25531 (bvshl ?x599 ?x10897)))
(let (($x25630 (bvsle (_ bv0 29) x)))
(let (($x4445 (and (bvslt (bvxor x ?x25531) (bvshl k_tiles (bvadd log2_halves (_ bv6 29)))) (bvsle (_ bv0 29) k_tiles) (bvsle (_ bv0 29) (bvadd log2_halves (_ bv6 29))) (bvsle (_ bv0 29) bits) (bvsle (_ bv0 29) ?x23549) (bvsle (_ bv0 29) ?x24923) $x25630 (bvsle (_ bv0 29) ?x29991) (bvsle (_ bv0 29) ?x7804) (bvsle (_ bv0 29) ?x26472) (bvsle (_ bv0 29) ?x599) (bvsle (_ bv0 29) ?x10897) (bvsle (_ bv0 29) ?x25531))))
(not $x4445)))))))))))))
(check-sat)
