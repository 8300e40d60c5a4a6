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
 (let ((?x3387 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x167 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x3211 (bvadd ?x167 ?x3387)))
 (bvsle bits ?x3211)))))
(assert
 (let ((?x3387 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x167 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x3211 (bvadd ?x167 ?x3387)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x3211 bits) base))))))
(assert
 (let ((?x3277 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x167 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x1034 (bvadd ?x167 base)))
 (let ((?x369 (bvashr n ?x1034)))
 (let ((?x2367 (bvand ?x369 ?x3277)))
 (and (bvsle (bvshl (_ bv1 86) top) ?x2367) (bvslt ?x2367 (bvshl (_ bv2 86) top)))))))))
(assert
 (not (= (_ bv0 86) (bvand n (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86))))))
(assert
 (let ((?x3387 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x167 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x1034 (bvadd ?x167 base)))
(let ((?x3277 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x4810 (bvshl ?x3277 ?x1034)))
(let ((?x369 (bvashr n ?x1034)))
(let ((?x2367 (bvand ?x369 ?x3277)))
(let ((?x175 (bvshl ?x2367 base)))
(let ((?x113 (bvadd top base)))
(let ((?x2326 (bvshl (_ bv2 86) ?x113)))
(let ((?x139 (bvadd n (bvmul (_ bv77371252455336267181195263 86) (bvand n (bvadd ?x2326 (_ bv77371252455336267181195263 86)))))))
(let ((?x2195 (bvadd (bvadd ?x139 ?x2326) (_ bv77371252455336267181195263 86))))
(let ((?x220 (ite (bvsle (bvand n (bvadd ?x2326 (_ bv77371252455336267181195263 86))) (bvashr ?x2326 (_ bv1 86))) ?x139 (bvxor ?x2195 ?x175))))
(let ((?x1269 (bvand ?x220 ?x4810)))
(let ((?x6221 (bvashr ?x1269 ?x167)))
(let ((?x1338 (bvshl ?x6221 ?x3387)))
(let (($x608 (bvsle (_ bv0 86) base)))
(let (($x95 (bvsle (_ bv0 86) bits)))
(let (($x31322 (bvsle (_ bv0 86) top)))
(let (($x2543 (and (bvsle (_ bv0 86) ?x220) (bvslt ?x220 n) (bvsle n (bvxor ?x220 ?x1338)) $x31322 (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x1034) $x95 (bvsle (_ bv0 86) ?x369) (bvsle (_ bv0 86) ?x3277) (bvsle (_ bv0 86) ?x113) (bvsle (_ bv0 86) (bvadd ?x2326 (_ bv77371252455336267181195263 86))) (bvsle (_ bv0 86) ?x2326) (bvsle (_ bv0 86) ?x2367) $x608 (bvsle (_ bv0 86) ?x2195) (bvsle (_ bv0 86) ?x175) (bvsle (_ bv0 86) ?x4810) (bvsle (_ bv0 86) ?x1269) (bvsle (_ bv0 86) ?x167) (bvsle (_ bv0 86) ?x6221) (bvsle (_ bv0 86) ?x3387) (bvsle (_ bv0 86) ?x1338))))
(not $x2543))))))))))))))))))))))
(check-sat)
