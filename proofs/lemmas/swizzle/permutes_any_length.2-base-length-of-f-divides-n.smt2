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
 (let ((?x34469 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x22385 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x70 (bvadd ?x22385 ?x34469)))
 (bvsle bits ?x70)))))
(assert
 (let ((?x34469 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x22385 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x70 (bvadd ?x22385 ?x34469)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x70 bits) base))))))
(assert
 (let ((?x41111 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x22385 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x35399 (bvadd ?x22385 base)))
 (let ((?x8494 (bvashr n ?x35399)))
 (let ((?x31380 (bvand ?x8494 ?x41111)))
 (and (bvsle (bvshl (_ bv1 86) top) ?x31380) (bvslt ?x31380 (bvshl (_ bv2 86) top)))))))))
(assert
 (= (_ bv0 86) (bvand n (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86)))))
(assert
 (let ((?x34469 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x22385 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x35399 (bvadd ?x22385 base)))
(let ((?x41111 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x31746 (bvshl ?x41111 ?x35399)))
(let ((?x8519 (bvand x ?x31746)))
(let ((?x24367 (bvashr ?x8519 ?x22385)))
(let ((?x6146 (bvshl ?x24367 ?x34469)))
(let (($x18021 (bvsle (_ bv0 86) x)))
(let (($x19015 (bvsle (_ bv0 86) bits)))
(let (($x39476 (bvsle (_ bv0 86) top)))
(let (($x14358 (and (bvslt (bvxor x ?x6146) n) $x39476 (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x35399) $x19015 (bvsle (_ bv0 86) (bvashr n ?x35399)) (bvsle (_ bv0 86) ?x41111) (bvsle (_ bv0 86) (bvadd top base)) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86))) $x18021 (bvsle (_ bv0 86) ?x31746) (bvsle (_ bv0 86) ?x8519) (bvsle (_ bv0 86) ?x22385) (bvsle (_ bv0 86) ?x24367) (bvsle (_ bv0 86) ?x34469) (bvsle (_ bv0 86) ?x6146))))
(not $x14358))))))))))))))
(check-sat)
