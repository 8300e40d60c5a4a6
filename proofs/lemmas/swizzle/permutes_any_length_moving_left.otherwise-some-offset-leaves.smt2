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
 (let ((?x30528 (bvadd (bvadd distance bits) base)))
 (bvsge (_ bv28 87) ?x30528)))
(assert
 (let ((?x14207 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
 (let ((?x16836 (bvand n ?x14207)))
 (let ((?x30058 (bvshl (_ bv1 87) base)))
 (bvslt ?x30058 ?x16836)))))
(assert
 (let ((?x22089 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) distance)) distance (_ bv0 87))))
(let ((?x20201 (bvmul (_ bv154742504910672534362390527 87) distance)))
(let ((?x18068 (ite (bvslt (_ bv0 87) ?x20201) ?x20201 (_ bv0 87))))
(let ((?x37558 (bvadd ?x18068 base)))
(let ((?x24651 (bvadd (bvshl (_ bv1 87) bits) (_ bv154742504910672534362390527 87))))
(let ((?x16681 (bvshl ?x24651 ?x37558)))
(let ((?x30058 (bvshl (_ bv1 87) base)))
(let ((?x14207 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd distance bits) base)) (_ bv154742504910672534362390527 87))))
(let ((?x16836 (bvand n ?x14207)))
(let ((?x24972 (bvadd distance base)))
(let ((?x17071 (bvshl (_ bv1 87) ?x24972)))
(let ((?x22895 (bvadd (bvadd n (bvmul (_ bv154742504910672534362390527 87) ?x16836)) (ite (bvsle ?x17071 ?x16836) (bvadd ?x17071 (_ bv154742504910672534362390527 87)) ?x30058))))
(let ((?x23007 (bvand ?x22895 ?x16681)))
(let ((?x21947 (bvashr ?x23007 ?x18068)))
(let ((?x25308 (bvshl ?x21947 ?x22089)))
(let (($x19806 (bvsle (_ bv0 87) base)))
(let (($x21150 (and (bvsle (_ bv0 87) ?x22895) (bvslt ?x22895 n) (bvsle n (bvxor ?x22895 ?x25308)) $x19806 (bvsle (_ bv0 87) (bvadd (bvadd distance bits) base)) (bvsle (_ bv0 87) n) (bvsle (_ bv0 87) ?x14207) (bvsle (_ bv0 87) ?x24972) (bvsle (_ bv0 87) bits) (bvsle (_ bv0 87) ?x24651) (bvsle (_ bv0 87) ?x37558) (bvsle (_ bv0 87) ?x16681) (bvsle (_ bv0 87) ?x23007) (bvsle (_ bv0 87) ?x18068) (bvsle (_ bv0 87) ?x21947) (bvsle (_ bv0 87) ?x22089) (bvsle (_ bv0 87) ?x25308))))
(not $x21150)))))))))))))))))))
(check-sat)
