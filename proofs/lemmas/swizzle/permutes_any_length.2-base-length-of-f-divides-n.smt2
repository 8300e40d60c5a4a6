; swizzle.permutes_any_length/2^(base + length of f) divides n
; 123452fe495bef065714b7d3c4d5a63623c0882caac03fe25285031deb8b480c
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is shift
; v2 is base
; v3 is top
; v4 is n
; v5 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 86))
(declare-fun v1 () (_ BitVec 86))
(declare-fun v2 () (_ BitVec 86))
(declare-fun v3 () (_ BitVec 86))
(declare-fun v4 () (_ BitVec 86))
(declare-fun v5 () (_ BitVec 86))
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
 (bvsle (_ bv0 86) v5))
(assert
 (bvslt v5 v4))
(assert
 (let ((?x426 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x436 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x5165 (bvadd ?x436 ?x426)))
 (bvsle v0 ?x5165)))))
(assert
 (let ((?x426 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
 (let ((?x436 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x5165 (bvadd ?x436 ?x426)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x5165 v0) v2))))))
(assert
 (let ((?x245 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
 (let ((?x436 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x146 (bvadd ?x436 v2)))
 (let ((?x12300 (bvashr v4 ?x146)))
 (let ((?x4717 (bvand ?x12300 ?x245)))
 (let (($x46 (bvsle (bvshl (_ bv1 86) v3) ?x4717)))
 (let (($x210 (and $x46 (or (bvsgt (_ bv0 86) ?x12300) (bvsgt (_ bv0 86) ?x245)))))
 (let (($x11325 (bvsgt (_ bv0 86) ?x245)))
 (let (($x178 (bvsgt (_ bv0 86) ?x12300)))
 (or $x178 $x11325 $x210 (and $x46 (bvslt ?x4717 (bvshl (_ bv2 86) v3))))))))))))))
(assert
 (let ((?x245 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
 (let (($x11325 (bvsgt (_ bv0 86) ?x245)))
 (let ((?x436 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
 (let ((?x146 (bvadd ?x436 v2)))
 (let ((?x12300 (bvashr v4 ?x146)))
 (let (($x178 (bvsgt (_ bv0 86) ?x12300)))
 (let ((?x4717 (bvand ?x12300 ?x245)))
 (let (($x46 (bvsle (bvshl (_ bv1 86) v3) ?x4717)))
 (let (($x210 (and $x46 (or $x178 $x11325))))
 (or $x178 $x11325 $x210 (bvsgt (_ bv0 86) (bvadd (bvshl (_ bv2 86) (bvadd v3 v2)) (_ bv77371252455336267181195263 86))) (= (_ bv0 86) (bvand v4 (bvadd (bvshl (_ bv2 86) (bvadd v3 v2)) (_ bv77371252455336267181195263 86)))))))))))))))
(assert
 (let ((?x426 (ite (bvsgt (_ bv0 86) v1) (bvmul (_ bv77371252455336267181195263 86) v1) (_ bv0 86))))
(let ((?x436 (ite (bvslt (_ bv0 86) v1) v1 (_ bv0 86))))
(let ((?x146 (bvadd ?x436 v2)))
(let ((?x245 (bvadd (bvshl (_ bv1 86) v0) (_ bv77371252455336267181195263 86))))
(let ((?x399 (bvshl ?x245 ?x146)))
(let ((?x22 (bvand v5 ?x399)))
(let ((?x43 (bvashr ?x22 ?x436)))
(let ((?x508 (bvshl ?x43 ?x426)))
(let (($x125 (bvsle (_ bv0 86) v5)))
(let (($x157 (bvsle (_ bv0 86) v0)))
(let (($x719 (bvsle (_ bv0 86) v3)))
(let (($x91 (and (bvslt (bvxor v5 ?x508) v4) $x719 (bvsle (_ bv0 86) v4) (bvsle (_ bv0 86) ?x146) $x157 (bvsle (_ bv0 86) (bvashr v4 ?x146)) (bvsle (_ bv0 86) ?x245) (bvsle (_ bv0 86) (bvadd v3 v2)) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv2 86) (bvadd v3 v2)) (_ bv77371252455336267181195263 86))) $x125 (bvsle (_ bv0 86) ?x399) (bvsle (_ bv0 86) ?x22) (bvsle (_ bv0 86) ?x436) (bvsle (_ bv0 86) ?x43) (bvsle (_ bv0 86) ?x426) (bvsle (_ bv0 86) ?x508))))
(not $x91))))))))))))))
(check-sat)
