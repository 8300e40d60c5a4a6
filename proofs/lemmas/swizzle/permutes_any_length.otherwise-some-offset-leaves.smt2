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
 (let ((?x3336 (bvadd ?x10 ?x8)))
 (bvsle bits ?x3336)))))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x10 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x3336 (bvadd ?x10 ?x8)))
 (bvsge (_ bv28 86) (bvadd (bvadd ?x3336 bits) base))))))
(assert
 (let ((?x37 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
 (let ((?x10 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (let ((?x12 (bvadd ?x10 base)))
 (let ((?x1159 (bvashr n ?x12)))
 (let ((?x190 (bvand ?x1159 ?x37)))
 (and (bvsle (bvshl (_ bv1 86) top) ?x190) (bvslt ?x190 (bvshl (_ bv2 86) top)))))))))
(assert
 (not (= (_ bv0 86) (bvand n (bvadd (bvshl (_ bv2 86) (bvadd top base)) (_ bv77371252455336267181195263 86))))))
(assert
 (let ((?x8 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x10 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x12 (bvadd ?x10 base)))
(let ((?x37 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x3376 (bvshl ?x37 ?x12)))
(let ((?x1159 (bvashr n ?x12)))
(let ((?x190 (bvand ?x1159 ?x37)))
(let ((?x941 (bvshl ?x190 base)))
(let ((?x2655 (bvadd top base)))
(let ((?x756 (bvshl (_ bv2 86) ?x2655)))
(let ((?x564 (bvadd n (bvmul (_ bv77371252455336267181195263 86) (bvand n (bvadd ?x756 (_ bv77371252455336267181195263 86)))))))
(let ((?x1542 (bvadd (bvadd ?x564 ?x756) (_ bv77371252455336267181195263 86))))
(let ((?x267 (ite (bvsle (bvand n (bvadd ?x756 (_ bv77371252455336267181195263 86))) (bvashr ?x756 (_ bv1 86))) ?x564 (bvxor ?x1542 ?x941))))
(let ((?x785 (bvand ?x267 ?x3376)))
(let ((?x2693 (bvashr ?x785 ?x10)))
(let ((?x1394 (bvshl ?x2693 ?x8)))
(let (($x212 (bvsle (_ bv0 86) base)))
(let (($x194 (bvsle (_ bv0 86) bits)))
(let (($x24 (bvsle (_ bv0 86) top)))
(let (($x5283 (and (bvsle (_ bv0 86) ?x267) (bvslt ?x267 n) (bvsle n (bvxor ?x267 ?x1394)) $x24 (bvsle (_ bv0 86) n) (bvsle (_ bv0 86) ?x12) $x194 (bvsle (_ bv0 86) ?x1159) (bvsle (_ bv0 86) ?x37) (bvsle (_ bv0 86) ?x2655) (bvsle (_ bv0 86) (bvadd ?x756 (_ bv77371252455336267181195263 86))) (bvsle (_ bv0 86) ?x756) (bvsle (_ bv0 86) ?x190) $x212 (bvsle (_ bv0 86) ?x1542) (bvsle (_ bv0 86) ?x941) (bvsle (_ bv0 86) ?x3376) (bvsle (_ bv0 86) ?x785) (bvsle (_ bv0 86) ?x10) (bvsle (_ bv0 86) ?x2693) (bvsle (_ bv0 86) ?x8) (bvsle (_ bv0 86) ?x1394))))
(not $x5283))))))))))))))))))))))
(check-sat)
