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
 (let ((?x23999 (bvadd (bvadd distance bits) base)))
 (bvsge (_ bv28 87) ?x23999)))
(assert
 (let ((?x30274 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
 (let ((?x33789 (bvand n ?x30274)))
 (let ((?x44050 (bvshl (_ bv1 87) base)))
 (bvslt ?x44050 ?x33789)))))
(assert
 (let ((?x15159 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) distance)) distance (_ bv0 87))))
(let ((?x41567 (bvmul (_ bv154742504910672534362390527 87) distance)))
(let ((?x16131 (ite (bvslt (_ bv0 87) ?x41567) ?x41567 (_ bv0 87))))
(let ((?x4295 (bvadd ?x16131 base)))
(let ((?x42814 (bvadd (bvshl (_ bv1 87) bits) (_ bv154742504910672534362390527 87))))
(let ((?x15349 (bvshl ?x42814 ?x4295)))
(let ((?x44050 (bvshl (_ bv1 87) base)))
(let ((?x30274 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
(let ((?x33789 (bvand n ?x30274)))
(let ((?x38487 (bvadd distance base)))
(let ((?x32024 (bvshl (_ bv1 87) ?x38487)))
(let ((?x41289 (bvadd (bvadd n (bvmul (_ bv154742504910672534362390527 87) ?x33789)) (ite (bvsle ?x32024 ?x33789) (bvadd ?x32024 (_ bv154742504910672534362390527 87)) ?x44050))))
(let ((?x43375 (bvand ?x41289 ?x15349)))
(let ((?x761 (bvashr ?x43375 ?x16131)))
(let ((?x3230 (bvshl ?x761 ?x15159)))
(let (($x21863 (bvsle (_ bv0 87) base)))
(let (($x44879 (and (bvsle (_ bv0 87) ?x41289) (bvslt ?x41289 n) (bvsle n (bvxor ?x41289 ?x3230)) $x21863 (bvsle (_ bv0 87) (bvadd (bvadd distance bits) base)) (bvsle (_ bv0 87) n) (bvsle (_ bv0 87) ?x30274) (bvsle (_ bv0 87) ?x38487) (bvsle (_ bv0 87) bits) (bvsle (_ bv0 87) ?x42814) (bvsle (_ bv0 87) ?x4295) (bvsle (_ bv0 87) ?x15349) (bvsle (_ bv0 87) ?x43375) (bvsle (_ bv0 87) ?x16131) (bvsle (_ bv0 87) ?x761) (bvsle (_ bv0 87) ?x15159) (bvsle (_ bv0 87) ?x3230))))
(not $x44879)))))))))))))))))))
(check-sat)
