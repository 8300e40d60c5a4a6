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
 (let ((?x16138 (bvadd (bvadd v1 v0) v2)))
 (bvsge (_ bv28 87) ?x16138)))
(assert
 (let ((?x5173 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd v1 v0) v2)) (_ bv154742504910672534362390527 87))))
 (let ((?x8759 (bvand v3 ?x5173)))
 (let ((?x5853 (bvshl (_ bv1 87) v2)))
 (or (bvsgt (_ bv0 87) ?x5173) (bvslt ?x5853 ?x8759))))))
(assert
 (let ((?x11321 (ite (bvsgt (_ bv0 87) (bvmul (_ bv154742504910672534362390527 87) v1)) v1 (_ bv0 87))))
(let ((?x414 (bvmul (_ bv154742504910672534362390527 87) v1)))
(let ((?x16139 (ite (bvslt (_ bv0 87) ?x414) ?x414 (_ bv0 87))))
(let ((?x11255 (bvadd ?x16139 v2)))
(let ((?x4070 (bvadd (bvshl (_ bv1 87) v0) (_ bv154742504910672534362390527 87))))
(let ((?x7347 (bvshl ?x4070 ?x11255)))
(let ((?x5853 (bvshl (_ bv1 87) v2)))
(let ((?x5173 (bvadd (bvshl (_ bv1 87) (bvadd (bvadd v1 v0) v2)) (_ bv154742504910672534362390527 87))))
(let ((?x8759 (bvand v3 ?x5173)))
(let ((?x11 (bvadd v1 v2)))
(let ((?x3830 (bvshl (_ bv1 87) ?x11)))
(let ((?x107 (bvadd (bvadd v3 (bvmul (_ bv154742504910672534362390527 87) ?x8759)) (ite (bvsle ?x3830 ?x8759) (bvadd ?x3830 (_ bv154742504910672534362390527 87)) ?x5853))))
(let ((?x205 (bvand ?x107 ?x7347)))
(let ((?x12274 (bvashr ?x205 ?x16139)))
(let ((?x4715 (bvshl ?x12274 ?x11321)))
(let (($x11394 (bvsle (_ bv0 87) v2)))
(let (($x15 (and (bvsle (_ bv0 87) ?x107) (bvslt ?x107 v3) (bvsle v3 (bvxor ?x107 ?x4715)) $x11394 (bvsle (_ bv0 87) (bvadd (bvadd v1 v0) v2)) (bvsle (_ bv0 87) v3) (bvsle (_ bv0 87) ?x5173) (bvsle (_ bv0 87) ?x11) (bvsle (_ bv0 87) v0) (bvsle (_ bv0 87) ?x4070) (bvsle (_ bv0 87) ?x11255) (bvsle (_ bv0 87) ?x7347) (bvsle (_ bv0 87) ?x205) (bvsle (_ bv0 87) ?x16139) (bvsle (_ bv0 87) ?x12274) (bvsle (_ bv0 87) ?x11321) (bvsle (_ bv0 87) ?x4715))))
(not $x15)))))))))))))))))))
(check-sat)
