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
 (let ((?x2657 (bvadd (bvadd distance bits) base)))
 (bvsge (_ bv28 87) ?x2657)))
(assert
 (let ((?x33063 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
 (let ((?x21549 (bvand n ?x33063)))
 (let ((?x10940 (bvshl (_ bv1 87) base)))
 (bvslt ?x10940 ?x21549)))))
(assert
 (let ((?x4753 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) distance)) distance (_ bv0 87))))
(let ((?x19549 (bvmul (_ bv154742504910672534362390527 87) distance)))
(let ((?x7414 (ite (bvslt (_ bv0 87) ?x19549) ?x19549 (_ bv0 87))))
(let ((?x33391 (bvadd ?x7414 base)))
(let ((?x13203 (bvadd (bvshl (_ bv1 87) bits) (_ bv154742504910672534362390527 87))))
(let ((?x22492 (bvshl ?x13203 ?x33391)))
(let ((?x10940 (bvshl (_ bv1 87) base)))
(let ((?x33063 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
(let ((?x21549 (bvand n ?x33063)))
(let ((?x3474 (bvadd distance base)))
(let ((?x39423 (bvshl (_ bv1 87) ?x3474)))
(let ((?x17369 (bvadd (bvadd n (bvmul (_ bv154742504910672534362390527 87) ?x21549)) (ite (bvsle ?x39423 ?x21549) (bvadd ?x39423 (_ bv154742504910672534362390527 87)) ?x10940))))
(let ((?x11364 (bvand ?x17369 ?x22492)))
(let ((?x15734 (bvashr ?x11364 ?x7414)))
(let ((?x15275 (bvshl ?x15734 ?x4753)))
(let (($x41262 (bvsle (_ bv0 87) base)))
(let (($x1340 (and (bvsle (_ bv0 87) ?x17369) (bvslt ?x17369 n) (bvsle n (bvxor ?x17369 ?x15275)) $x41262 (bvsle (_ bv0 87) (bvadd (bvadd distance bits) base)) (bvsle (_ bv0 87) n) (bvsle (_ bv0 87) ?x33063) (bvsle (_ bv0 87) ?x3474) (bvsle (_ bv0 87) bits) (bvsle (_ bv0 87) ?x13203) (bvsle (_ bv0 87) ?x33391) (bvsle (_ bv0 87) ?x22492) (bvsle (_ bv0 87) ?x11364) (bvsle (_ bv0 87) ?x7414) (bvsle (_ bv0 87) ?x15734) (bvsle (_ bv0 87) ?x4753) (bvsle (_ bv0 87) ?x15275))))
(not $x1340)))))))))))))))))))
(check-sat)
