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
 (let ((?x36146 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x21697 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x24932 (bvadd ?x21697 ?x36146)))
 (bvsle bits ?x24932)))))
(assert
 (let ((?x36146 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x21697 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x24932 (bvadd ?x21697 ?x36146)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x24932 bits) base))))))
(assert
 (let ((?x5685 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x21697 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x43418 (bvadd ?x21697 base)))
 (let ((?x23565 (bvashr n ?x43418)))
 (let ((?x19896 (bvand ?x23565 ?x5685)))
 (and (bvsle (bvshl (_ bv1 86) top) ?x19896) (bvslt ?x19896 (bvshl (_ bv2 86) top)))))))))
(assert
 (= (_ bv0 86) (bvand n (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86)))))
(assert
 (let ((?x36146 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x21697 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x43418 (bvadd ?x21697 base)))
(let ((?x5685 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x32972 (bvshl ?x5685 ?x43418)))
(let ((?x42355 (bvand x ?x32972)))
(let ((?x12377 (bvashr ?x42355 ?x21697)))
(let ((?x5988 (bvshl ?x12377 ?x36146)))
(let (($x11979 (bvsle (_ bv0 86) x)))
(let (($x44867 (bvsle (_ bv0 86) bits)))
(let (($x14616 (bvsle (_ bv0 86) top)))
(let (($x20167 (and (bvslt (bvxor x ?x5988) n) $x14616 (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x43418) $x44867 (bvsle (_ bv0 86) (bvashr n ?x43418)) (bvsle (_ bv0 86) ?x5685) (bvsle (_ bv0 86) (bvadd top base)) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86))) $x11979 (bvsle (_ bv0 86) ?x32972) (bvsle (_ bv0 86) ?x42355) (bvsle (_ bv0 86) ?x21697) (bvsle (_ bv0 86) ?x12377) (bvsle (_ bv0 86) ?x36146) (bvsle (_ bv0 86) ?x5988))))
(not $x20167))))))))))))))
(check-sat)
