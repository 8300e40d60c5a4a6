; swizzle.permutes_any_length/otherwise some offset leaves
; 70d7ee4831006491ad6d05b33f56ce06410d2bd21b5029285fae88560c28a8eb
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is shift
; v2 is base
; v3 is top
; v4 is n
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 86))
(declare-fun v1 () (_ BitVec 86))
(declare-fun v2 () (_ BitVec 86))
(declare-fun v3 () (_ BitVec 86))
(declare-fun v4 () (_ BitVec 86))
(assert
 (bvsle (_ bv0 86) v0))
(assert
 (bvsgt (_ bv29 86) v0))
(assert
 (bvsle (_ bv0 86) v1))
(assert
 (bvsgt (_ bv29 86) v1))
(assert
 (bvsle (_ bv0 86) v2))
(assert
 (bvsgt (_ bv29 86) v2))
(assert
 (bvsle (_ bv0 86) v3))
(assert
 (bvslt v3 v0))
(assert
 (bvsle (_ bv1 86) v4))
(assert
 (bvsgt (_ bv268435456 86) v4))
(assert
 (let ((?x7515 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x109 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x233 (bvadd ?x109 ?x7515)))
 (bvsle v0 ?x233)))))
(assert
 (let ((?x7515 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x109 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x233 (bvadd ?x109 ?x7515)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x233 v0) v2))))))
(assert
 (let ((?x10 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
 (let ((?x109 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x203 (bvadd ?x109 v2)))
 (let ((?x84 (bvashr v4 ?x203)))
 (let ((?x180 (bvand ?x84 ?x10)))
 (let (($x3537 (bvsle (bvshl (_ bv1 86) v3) ?x180)))
 (let (($x66 (and $x3537 (or (bvsgt (_ bv0 86) ?x84) (bvsgt (_ bv0 86) ?x10)))))
 (let (($x531 (bvsgt (_ bv0 86) ?x10)))
 (let (($x220 (bvsgt (_ bv0 86) ?x84)))
 (or $x220 $x531 $x66 (and $x3537 (bvslt ?x180 (bvshl (_ bv2 86) v3))))))))))))))
(assert
 (let (($x63 (not (= (_ bv0 86) (bvand v4 (bvadd (bvshl (_ bv2 86) (bvadd v3 v2)) (_ bv77371252455336267181195263 86)))))))
 (let ((?x10 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
 (let (($x531 (bvsgt (_ bv0 86) ?x10)))
 (let ((?x109 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x203 (bvadd ?x109 v2)))
 (let ((?x84 (bvashr v4 ?x203)))
 (let (($x220 (bvsgt (_ bv0 86) ?x84)))
 (let ((?x180 (bvand ?x84 ?x10)))
 (let (($x3537 (bvsle (bvshl (_ bv1 86) v3) ?x180)))
 (let (($x66 (and $x3537 (or $x220 $x531))))
 (or $x220 $x531 $x66 (bvsgt (_ bv0 86) (bvadd (bvshl (_ bv2 86) (bvadd v3 v2)) (_ bv77371252455336267181195263 86))) $x63))))))))))))
(assert
 (let ((?x10 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
(let ((?x109 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
(let ((?x203 (bvadd ?x109 v2)))
(let ((?x84 (bvashr v4 ?x203)))
(let ((?x180 (bvand ?x84 ?x10)))
(let ((?x3919 (bvshl ?x180 v2)))
(let ((?x10666 (bvadd v3 v2)))
(let ((?x11255 (bvshl (_ bv2 86) ?x10666)))
(let ((?x7581 (bvadd v4 (bvmul (_ bv77371252455336267181195263 86) (bvand v4 (bvadd ?x11255 (_ bv77371252455336267181195263 86)))))))
(let ((?x4320 (bvadd (bvadd ?x7581 ?x11255) (_ bv77371252455336267181195263 86))))
(let ((?x4717 (bvadd ?x11255 (_ bv77371252455336267181195263 86))))
(let ((?x11183 (bvand v4 ?x4717)))
(let (($x106 (bvsle ?x11183 (bvashr ?x11255 (_ bv1 86)))))
(let ((?x7515 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
(let ((?x3224 (bvshl ?x10 ?x203)))
(let ((?x27 (ite $x106 ?x7581 (bvxor ?x4320 ?x3919))))
(let ((?x512 (bvand ?x27 ?x3224)))
(let ((?x7439 (bvashr ?x512 ?x109)))
(let ((?x158 (bvshl ?x7439 ?x7515)))
(let (($x513 (bvsle (_ bv0 86) v2)))
(let (($x611 (bvsle (_ bv0 86) v0)))
(let (($x69 (bvsle (_ bv0 86) v3)))
(let (($x4070 (and (bvsle (_ bv0 86) ?x27) (bvslt ?x27 v4) (bvsle v4 (bvxor ?x27 ?x158)) $x69 (bvsle (_ bv0 86) v4) (bvsle (_ bv0 86) ?x203) $x611 (bvsle (_ bv0 86) ?x84) (bvsle (_ bv0 86) ?x10) (bvsle (_ bv0 86) ?x10666) (bvsle (_ bv0 86) ?x4717) (bvsle (_ bv0 86) ?x11255) (bvsle (_ bv0 86) ?x180) $x513 (bvsle (_ bv0 86) ?x3224) (bvsle (_ bv0 86) ?x512) (bvsle (_ bv0 86) ?x109) (bvsle (_ bv0 86) ?x7439) (bvsle (_ bv0 86) ?x7515) (bvsle (_ bv0 86) ?x158) (or $x106 (and (bvsle (_ bv0 86) ?x4320) (bvsle (_ bv0 86) ?x3919))))))
(not $x4070)))))))))))))))))))))))))
(check-sat)
