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
 (let ((?x4431 (bvadd log2_halves (_ bv6 29))))
 (let ((?x49754 (bvshl k_tiles ?x4431)))
 (bvslt x ?x49754))))
(assert
 (let ((?x4431 (bvadd log2_halves (_ bv6 29))))
 (let ((?x51236 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) distance)) distance (_ bv0 29))))
 (let ((?x42963 (bvmul (_ bv536870911 29) distance)))
 (let ((?x2979 (ite (bvslt (_ bv0 29) ?x42963) ?x42963 (_ bv0 29))))
 (bvsle (bvadd (bvadd (bvadd ?x2979 ?x51236) bits) base) ?x4431))))))
(assert
 (let ((?x51236 (ite (bvsgt (_ bv0 29) (bvmul (_ bv536870911 29) distance)) distance (_ bv0 29))))
(let ((?x42963 (bvmul (_ bv536870911 29) distance)))
(let ((?x2979 (ite (bvslt (_ bv0 29) ?x42963) ?x42963 (_ bv0 29))))
(let ((?x7477 (bvadd ?x2979 base)))
(let ((?x82909 (bvadd (bvshl (_ bv1 29) bits) (_ bv536870911 29))))
(let ((?x79527 (bvshl ?x82909 ?x7477)))
(let ((?x80167 (bvand x ?x79527)))
(let ((?x72240 (bvashr ?x80167 ?x2979)))
(let ((?x74993 (bvshl ?x72240 ?x51236)))
(let (($x82144 (bvsle (_ bv0 29) x)))
(let (($x40505 (and (bvslt (bvxor x ?x74993) (bvshl k_tiles (bvadd log2_halves (_ bv6 29)))) (bvsle (_ bv0 29) k_tiles) (bvsle (_ bv0 29) (bvadd log2_halves (_ bv6 29))) (bvsle (_ bv0 29) bits) (bvsle (_ bv0 29) ?x82909) (bvsle (_ bv0 29) ?x7477) $x82144 (bvsle (_ bv0 29) ?x79527) (bvsle (_ bv0 29) ?x80167) (bvsle (_ bv0 29) ?x2979) (bvsle (_ bv0 29) ?x72240) (bvsle (_ bv0 29) ?x51236) (bvsle (_ bv0 29) ?x74993))))
(not $x40505)))))))))))))
(check-sat)
