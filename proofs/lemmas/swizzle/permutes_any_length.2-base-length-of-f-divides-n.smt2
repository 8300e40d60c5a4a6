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
 (let ((?x40924 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x619 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x37973 (bvadd ?x619 ?x40924)))
 (bvsle bits ?x37973)))))
(assert
 (let ((?x40924 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x619 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x37973 (bvadd ?x619 ?x40924)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x37973 bits) base))))))
(assert
 (let ((?x27294 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x619 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x17603 (bvadd ?x619 base)))
 (let ((?x16611 (bvashr n ?x17603)))
 (let ((?x34313 (bvand ?x16611 ?x27294)))
 (and (bvsle (bvshl (_ bv1 86) top) ?x34313) (bvslt ?x34313 (bvshl (_ bv2 86) top)))))))))
(assert
 (= (_ bv0 86) (bvand n (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86)))))
(assert
 (let ((?x40924 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x619 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x17603 (bvadd ?x619 base)))
(let ((?x27294 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x38987 (bvshl ?x27294 ?x17603)))
(let ((?x26995 (bvand x ?x38987)))
(let ((?x3529 (bvashr ?x26995 ?x619)))
(let ((?x16348 (bvshl ?x3529 ?x40924)))
(let (($x27693 (bvsle (_ bv0 86) x)))
(let (($x26723 (bvsle (_ bv0 86) bits)))
(let (($x24388 (bvsle (_ bv0 86) top)))
(let (($x38910 (and (bvslt (bvxor x ?x16348) n) $x24388 (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x17603) $x26723 (bvsle (_ bv0 86) (bvashr n ?x17603)) (bvsle (_ bv0 86) ?x27294) (bvsle (_ bv0 86) (bvadd top base)) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86))) $x27693 (bvsle (_ bv0 86) ?x38987) (bvsle (_ bv0 86) ?x26995) (bvsle (_ bv0 86) ?x619) (bvsle (_ bv0 86) ?x3529) (bvsle (_ bv0 86) ?x40924) (bvsle (_ bv0 86) ?x16348))))
(not $x38910))))))))))))))
(check-sat)
