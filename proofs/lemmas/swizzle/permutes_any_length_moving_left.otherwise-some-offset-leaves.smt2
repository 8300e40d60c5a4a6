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
 (let ((?x83711 (bvadd (bvadd distance bits) base)))
 (bvsge (_ bv28 87) ?x83711)))
(assert
 (let ((?x50591 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
 (let ((?x42290 (bvand n ?x50591)))
 (let ((?x7559 (bvshl (_ bv1 87) base)))
 (bvslt ?x7559 ?x42290)))))
(assert
 (let ((?x45865 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) distance)) distance (_ bv0 87))))
(let ((?x1690 (bvmul (_ bv154742504910672534362390527 87) distance)))
(let ((?x38814 (ite (bvslt (_ bv0 87) ?x1690) ?x1690 (_ bv0 87))))
(let ((?x5632 (bvadd ?x38814 base)))
(let ((?x40235 (bvadd (bvshl (_ bv1 87) bits) (_ bv154742504910672534362390527 87))))
(let ((?x38577 (bvshl ?x40235 ?x5632)))
(let ((?x7559 (bvshl (_ bv1 87) base)))
(let ((?x50591 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
(let ((?x42290 (bvand n ?x50591)))
(let ((?x49465 (bvadd distance base)))
(let ((?x53575 (bvshl (_ bv1 87) ?x49465)))
(let ((?x37857 (bvadd (bvadd n (bvmul (_ bv154742504910672534362390527 87) ?x42290)) (ite (bvsle ?x53575 ?x42290) (bvadd ?x53575 (_ bv154742504910672534362390527 87)) ?x7559))))
(let ((?x83389 (bvand ?x37857 ?x38577)))
(let ((?x79042 (bvashr ?x83389 ?x38814)))
(let ((?x49847 (bvshl ?x79042 ?x45865)))
(let (($x39645 (bvsle (_ bv0 87) base)))
(let (($x72644 (and (bvsle (_ bv0 87) ?x37857) (bvslt ?x37857 n) (bvsle n (bvxor ?x37857 ?x49847)) $x39645 (bvsle (_ bv0 87) (bvadd (bvadd distance bits) base)) (bvsle (_ bv0 87) n) (bvsle (_ bv0 87) ?x50591) (bvsle (_ bv0 87) ?x49465) (bvsle (_ bv0 87) bits) (bvsle (_ bv0 87) ?x40235) (bvsle (_ bv0 87) ?x5632) (bvsle (_ bv0 87) ?x38577) (bvsle (_ bv0 87) ?x83389) (bvsle (_ bv0 87) ?x38814) (bvsle (_ bv0 87) ?x79042) (bvsle (_ bv0 87) ?x45865) (bvsle (_ bv0 87) ?x49847))))
(not $x72644)))))))))))))))))))
(check-sat)
