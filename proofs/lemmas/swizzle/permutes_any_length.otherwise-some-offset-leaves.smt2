; swizzle.permutes_any_length/otherwise some offset leaves
; e53227df1c008b9c24cbce2b6e96d2e2a3af76338fd0353d5825032058ac1b7a
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits () (_ BitVec 86))
(declare-fun shift () (_ BitVec 86))
(declare-fun base () (_ BitVec 86))
(declare-fun top () (_ BitVec 86))
(declare-fun n () (_ BitVec 86))
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
 (let ((?x451 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x677 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x6504 (bvadd ?x677 ?x451)))
 (bvsle bits ?x6504)))))
(assert
 (let ((?x451 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x677 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x6504 (bvadd ?x677 ?x451)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x6504 bits) base))))))
(assert
 (let ((?x957 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x677 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x258 (bvadd ?x677 base)))
 (let ((?x1093 (bvashr n ?x258)))
 (let ((?x491 (bvand ?x1093 ?x957)))
 (and (bvsle (bvshl (_ bv1 86) top) ?x491) (bvslt ?x491 (bvshl (_ bv2 86) top)))))))))
(assert
 (not (= (_ bv0 86) (bvand n (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86))))))
(assert
 (let ((?x451 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x677 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x258 (bvadd ?x677 base)))
(let ((?x957 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x2959 (bvshl ?x957 ?x258)))
(let ((?x1093 (bvashr n ?x258)))
(let ((?x491 (bvand ?x1093 ?x957)))
(let ((?x397 (bvshl ?x491 base)))
(let ((?x2382 (bvadd top base)))
(let ((?x1417 (bvshl (_ bv2 86) ?x2382)))
(let ((?x635 (bvadd n (bvmul (_ bv77371252455336267181195263 86) (bvand n (bvadd ?x1417 (_ bv77371252455336267181195263 86)))))))
(let ((?x6114 (bvadd (bvadd ?x635 ?x1417) (_ bv77371252455336267181195263 86))))
(let ((?x508 (ite (bvsle (bvand n (bvadd ?x1417 (_ bv77371252455336267181195263 86))) (bvashr ?x1417 (_ bv1 86))) ?x635 (bvxor ?x6114 ?x397))))
(let ((?x2817 (bvand ?x508 ?x2959)))
(let ((?x5189 (bvashr ?x2817 ?x677)))
(let ((?x251 (bvshl ?x5189 ?x451)))
(let (($x8081 (bvsle (_ bv0 86) base)))
(let (($x3588 (bvsle (_ bv0 86) bits)))
(let (($x286 (bvsle (_ bv0 86) top)))
(let (($x1084 (and (bvsle (_ bv0 86) ?x508) (bvslt ?x508 n) (bvsle n (bvxor ?x508 ?x251)) $x286 (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x258) $x3588 (bvsle (_ bv0 86) ?x1093) (bvsle (_ bv0 86) ?x957) (bvsle (_ bv0 86) ?x2382) (bvsle (_ bv0 86) (bvadd ?x1417 (_ bv77371252455336267181195263 86))) (bvsle (_ bv0 86) ?x1417) (bvsle (_ bv0 86) ?x491) $x8081 (bvsle (_ bv0 86) ?x6114) (bvsle (_ bv0 86) ?x397) (bvsle (_ bv0 86) ?x2959) (bvsle (_ bv0 86) ?x2817) (bvsle (_ bv0 86) ?x677) (bvsle (_ bv0 86) ?x5189) (bvsle (_ bv0 86) ?x451) (bvsle (_ bv0 86) ?x251))))
(not $x1084))))))))))))))))))))))
(check-sat)
