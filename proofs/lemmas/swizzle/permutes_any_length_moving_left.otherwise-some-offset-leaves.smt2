; swizzle.permutes_any_length_moving_left/otherwise some offset leaves
; 19d4f2ccd96946d08076bdfd514b7983515c82274e0050642b5c71ea5e5128fd
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 87))
(declare-fun distance () (_ BitVec 87))
(declare-fun base () (_ BitVec 87))
(declare-fun n () (_ BitVec 87))
(assert
 (bvsle (_ bv1 87) bits))
(assert
 (bvsgt (_ bv29 87) bits))
(assert
 (bvsle (_ bv1 87) distance))
(assert
 (bvsgt (_ bv29 87) distance))
(assert
 (bvsle (_ bv0 87) base))
(assert
 (bvsgt (_ bv29 87) base))
(assert
 (bvsle (_ bv1 87) n))
(assert
 (bvsgt (_ bv268435456 87) n))
(assert
 (bvsle bits distance))
(assert
 (let ((?x6066 (bvadd (bvadd distance bits) base)))
 (bvsge (_ bv28 87) ?x6066)))
(assert
 (let ((?x18313 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
 (let ((?x12105 (bvand n ?x18313)))
 (let ((?x37500 (bvshl (_ bv1 87) base)))
 (bvslt ?x37500 ?x12105)))))
(assert
 (let ((?x23658 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) distance)) distance (_ bv0 87))))
(let ((?x30540 (bvmul (_ bv154742504910672534362390527 87) distance)))
(let ((?x42713 (ite (bvslt (_ bv0 87) ?x30540) ?x30540 (_ bv0 87))))
(let ((?x754 (bvadd ?x42713 base)))
(let ((?x7551 (bvadd (bvshl (_ bv1 87) bits) (_ bv154742504910672534362390527 87))))
(let ((?x13636 (bvshl ?x7551 ?x754)))
(let ((?x37500 (bvshl (_ bv1 87) base)))
(let ((?x18313 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
(let ((?x12105 (bvand n ?x18313)))
(let ((?x28217 (bvadd distance base)))
(let ((?x28393 (bvshl (_ bv1 87) ?x28217)))
(let ((?x644 (bvadd (bvadd n (bvmul (_ bv154742504910672534362390527 87) ?x12105)) (ite (bvsle ?x28393 ?x12105) (bvadd ?x28393 (_ bv154742504910672534362390527 87)) ?x37500))))
(let ((?x19304 (bvand ?x644 ?x13636)))
(let ((?x14589 (bvashr ?x19304 ?x42713)))
(let ((?x25021 (bvshl ?x14589 ?x23658)))
(let (($x29295 (bvsle (_ bv0 87) base)))
(let (($x6065 (and (bvsle (_ bv0 87) ?x644) (bvslt ?x644 n) (bvsle n (bvxor ?x644 ?x25021)) $x29295 (bvsle (_ bv0 87) (bvadd (bvadd distance bits) base)) (bvsle (_ bv0 87) n) (bvsle (_ bv0 87) ?x18313) (bvsle (_ bv0 87) ?x28217) (bvsle (_ bv0 87) bits) (bvsle (_ bv0 87) ?x7551) (bvsle (_ bv0 87) ?x754) (bvsle (_ bv0 87) ?x13636) (bvsle (_ bv0 87) ?x19304) (bvsle (_ bv0 87) ?x42713) (bvsle (_ bv0 87) ?x14589) (bvsle (_ bv0 87) ?x23658) (bvsle (_ bv0 87) ?x25021))))
(not $x6065)))))))))))))))))))
(check-sat)
