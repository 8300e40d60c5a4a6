; swizzle.permutes_any_length/2^(base + length of f) divides n
; 123452fe495bef065714b7d3c4d5a63623c0882caac03fe25285031deb8b480c
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 86))
(declare-fun shift () (_ BitVec 86))
(declare-fun base () (_ BitVec 86))
(declare-fun top () (_ BitVec 86))
(declare-fun n () (_ BitVec 86))
(declare-fun x () (_ BitVec 86))
(assert
 (bvsle (_ bv0 86) bits))
(assert
 (bvsgt (_ bv29 86) bits))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (bvsgt (_ bv29 86) shift))
(assert
 (bvsle (_ bv0 86) base))
(assert
 (bvsgt (_ bv29 86) base))
(assert
 (bvsle (_ bv0 86) top))
(assert
 (bvslt top bits))
(assert
 (bvsle (_ bv1 86) n))
(assert
 (bvsgt (_ bv268435456 86) n))
(assert
 (bvsle (_ bv0 86) x))
(assert
 (bvslt x n))
(assert
 (let ((?x41637 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x46176 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x2817 (bvadd ?x46176 ?x41637)))
 (bvsle bits ?x2817)))))
(assert
 (let ((?x41637 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x46176 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x2817 (bvadd ?x46176 ?x41637)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x2817 bits) base))))))
(assert
 (let ((?x78345 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x46176 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x87302 (bvadd ?x46176 base)))
 (let ((?x74446 (bvashr n ?x87302)))
 (let ((?x39637 (bvand ?x74446 ?x78345)))
 (and (bvsle (bvshl (_ bv1 86) top) ?x39637) (bvslt ?x39637 (bvshl (_ bv2 86) top)))))))))
(assert
 (= (_ bv0 86) (bvand n (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86)))))
(assert
 (let ((?x41637 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x46176 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x87302 (bvadd ?x46176 base)))
(let ((?x78345 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x37515 (bvshl ?x78345 ?x87302)))
(let ((?x43397 (bvand x ?x37515)))
(let ((?x41076 (bvashr ?x43397 ?x46176)))
(let ((?x77256 (bvshl ?x41076 ?x41637)))
(let (($x44046 (bvsle (_ bv0 86) x)))
(let (($x82101 (bvsle (_ bv0 86) bits)))
(let (($x45818 (bvsle (_ bv0 86) top)))
(let (($x69675 (and (bvslt (bvxor x ?x77256) n) $x45818 (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x87302) $x82101 (bvsle (_ bv0 86) (bvashr n ?x87302)) (bvsle (_ bv0 86) ?x78345) (bvsle (_ bv0 86) (bvadd top base)) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86))) $x44046 (bvsle (_ bv0 86) ?x37515) (bvsle (_ bv0 86) ?x43397) (bvsle (_ bv0 86) ?x46176) (bvsle (_ bv0 86) ?x41076) (bvsle (_ bv0 86) ?x41637) (bvsle (_ bv0 86) ?x77256))))
(not $x69675))))))))))))))
(check-sat)
