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
 (let ((?x39935 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x16868 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x5553 (bvadd ?x16868 ?x39935)))
 (bvsle bits ?x5553)))))
(assert
 (let ((?x39935 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x16868 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x5553 (bvadd ?x16868 ?x39935)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x5553 bits) base))))))
(assert
 (let ((?x39048 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x16868 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x14469 (bvadd ?x16868 base)))
 (let ((?x17400 (bvashr n ?x14469)))
 (let ((?x19042 (bvand ?x17400 ?x39048)))
 (and (bvsle (bvshl (_ bv1 86) top) ?x19042) (bvslt ?x19042 (bvshl (_ bv2 86) top)))))))))
(assert
 (= (_ bv0 86) (bvand n (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86)))))
(assert
 (let ((?x39935 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x16868 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x14469 (bvadd ?x16868 base)))
(let ((?x39048 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x7757 (bvshl ?x39048 ?x14469)))
(let ((?x32343 (bvand x ?x7757)))
(let ((?x20955 (bvashr ?x32343 ?x16868)))
(let ((?x13097 (bvshl ?x20955 ?x39935)))
(let (($x41007 (bvsle (_ bv0 86) x)))
(let (($x31045 (bvsle (_ bv0 86) bits)))
(let (($x32183 (bvsle (_ bv0 86) top)))
(let (($x21897 (and (bvslt (bvxor x ?x13097) n) $x32183 (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x14469) $x31045 (bvsle (_ bv0 86) (bvashr n ?x14469)) (bvsle (_ bv0 86) ?x39048) (bvsle (_ bv0 86) (bvadd top base)) (bvsle (_ bv0 86) (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86))) $x41007 (bvsle (_ bv0 86) ?x7757) (bvsle (_ bv0 86) ?x32343) (bvsle (_ bv0 86) ?x16868) (bvsle (_ bv0 86) ?x20955) (bvsle (_ bv0 86) ?x39935) (bvsle (_ bv0 86) ?x13097))))
(not $x21897))))))))))))))
(check-sat)
