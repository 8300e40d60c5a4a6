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
 (let ((?x8 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x10 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x416 (bvadd ?x10 ?x8)))
 (bvsle bits ?x416)))))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x10 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x416 (bvadd ?x10 ?x8)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x416 bits) base))))))
(assert
 (let ((?x16 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x10 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x12 (bvadd ?x10 base)))
 (let ((?x128 (bvashr n ?x12)))
 (let ((?x19 (bvand ?x128 ?x16)))
 (and (bvsle (bvshl (_ bv1 86) top) ?x19) (bvslt ?x19 (bvshl (_ bv2 86) top)))))))))
(assert
 (not (= (_ bv0 86) (bvand n (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86))))))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x10 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x12 (bvadd ?x10 base)))
(let ((?x16 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x17 (bvshl ?x16 ?x12)))
(let ((?x128 (bvashr n ?x12)))
(let ((?x19 (bvand ?x128 ?x16)))
(let ((?x21 (bvshl ?x19 base)))
(let ((?x279 (bvadd top base)))
(let ((?x257 (bvshl (_ bv2 86) ?x279)))
(let ((?x273 (bvadd n (bvmul (_ bv77371252455336267181195263 86) (bvand n (bvadd ?x257 (_ bv77371252455336267181195263 86)))))))
(let ((?x386 (bvadd (bvadd ?x273 ?x257) (_ bv77371252455336267181195263 86))))
(let ((?x328 (ite (bvsle (bvand n (bvadd ?x257 (_ bv77371252455336267181195263 86))) (bvashr ?x257 (_ bv1 86))) ?x273 (bvxor ?x386 ?x21))))
(let ((?x32 (bvand ?x328 ?x17)))
(let ((?x114 (bvashr ?x32 ?x10)))
(let ((?x457 (bvshl ?x114 ?x8)))
(let (($x388 (bvsle (_ bv0 86) base)))
(let (($x439 (bvsle (_ bv0 86) bits)))
(let (($x446 (bvsle (_ bv0 86) top)))
(let (($x48 (and (bvsle (_ bv0 86) ?x328) (bvslt ?x328 n) (bvsle n (bvxor ?x328 ?x457)) $x446 (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x12) $x439 (bvsle (_ bv0 86) ?x128) (bvsle (_ bv0 86) ?x16) (bvsle (_ bv0 86) ?x279) (bvsle (_ bv0 86) (bvadd ?x257 (_ bv77371252455336267181195263 86))) (bvsle (_ bv0 86) ?x257) (bvsle (_ bv0 86) ?x19) $x388 (bvsle (_ bv0 86) ?x386) (bvsle (_ bv0 86) ?x21) (bvsle (_ bv0 86) ?x17) (bvsle (_ bv0 86) ?x32) (bvsle (_ bv0 86) ?x10) (bvsle (_ bv0 86) ?x114) (bvsle (_ bv0 86) ?x8) (bvsle (_ bv0 86) ?x457))))
(not $x48))))))))))))))))))))))
(check-sat)
