; swizzle.permutes_any_length_moving_left/otherwise some offset leaves
; 19d4f2ccd96946d08076bdfd514b7983515c82274e0050642b5c71ea5e5128fd
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is distance
; v2 is base
; v3 is n
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 87))
(declare-fun v1 () (_ BitVec 87))
(declare-fun v2 () (_ BitVec 87))
(declare-fun v3 () (_ BitVec 87))
(assert
 (bvsle (_ bv1 87) v0))
(assert
 (bvsgt (_ bv29 87) v0))
(assert
 (bvsle (_ bv1 87) v1))
(assert
 (bvsgt (_ bv29 87) v1))
(assert
 (bvsle (_ bv0 87) v2))
(assert
 (bvsgt (_ bv29 87) v2))
(assert
 (bvsle (_ bv1 87) v3))
(assert
 (bvsgt (_ bv268435456 87) v3))
(assert
 (bvsle v0 v1))
(assert
 (let ((?x12483 (bvadd (bvadd v1 v0) v2)))
 (bvsge (_ bv28 87) ?x12483)))
(assert
 (let ((?x497 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd v1 v0) v2)) (_ bv154742504910672534362390527 87))))
 (let ((?x227 (bvand v3 ?x497)))
 (let ((?x146 (bvshl (_ bv1 87) v2)))
 (or (bvsgt (_ bv0 87) ?x497) (bvslt ?x146 ?x227))))))
(assert
 (let ((?x450 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) v1)) v1 (_ bv0 87))))
(let ((?x11 (bvmul (_ bv154742504910672534362390527 87) v1)))
(let ((?x2609 (ite (bvslt (_ bv0 87) ?x11) ?x11 (_ bv0 87))))
(let ((?x94 (bvadd ?x2609 v2)))
(let ((?x194 (bvadd (bvshl (_ bv1 87) v0) (_ bv154742504910672534362390527 87))))
(let ((?x381 (bvshl ?x194 ?x94)))
(let ((?x146 (bvshl (_ bv1 87) v2)))
(let ((?x497 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd v1 v0) v2)) (_ bv154742504910672534362390527 87))))
(let ((?x227 (bvand v3 ?x497)))
(let ((?x11394 (bvadd v1 v2)))
(let ((?x10722 (bvshl (_ bv1 87) ?x11394)))
(let ((?x11275 (bvadd (bvadd v3 (bvmul (_ bv154742504910672534362390527 87) ?x227)) (ite (bvsle ?x10722 ?x227) (bvadd ?x10722 (_ bv154742504910672534362390527 87)) ?x146))))
(let ((?x12006 (bvand ?x11275 ?x381)))
(let ((?x5389 (bvashr ?x12006 ?x2609)))
(let ((?x10666 (bvshl ?x5389 ?x450)))
(let (($x2888 (bvsle (_ bv0 87) v2)))
(let (($x419 (and (bvsle (_ bv0 87) ?x11275) (bvslt ?x11275 v3) (bvsle v3 (bvxor ?x11275 ?x10666)) $x2888 (bvsle (_ bv0 87) (bvadd (bvadd v1 v0) v2)) (bvsle (_ bv0 87) v3) (bvsle (_ bv0 87) ?x497) (bvsle (_ bv0 87) ?x11394) (bvsle (_ bv0 87) v0) (bvsle (_ bv0 87) ?x194) (bvsle (_ bv0 87) ?x94) (bvsle (_ bv0 87) ?x381) (bvsle (_ bv0 87) ?x12006) (bvsle (_ bv0 87) ?x2609) (bvsle (_ bv0 87) ?x5389) (bvsle (_ bv0 87) ?x450) (bvsle (_ bv0 87) ?x10666))))
(not $x419)))))))))))))))))))
(check-sat)
