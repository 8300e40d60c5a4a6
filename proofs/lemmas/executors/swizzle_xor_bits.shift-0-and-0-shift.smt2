; executors.swizzle_xor_bits/shift <= 0 and 0 <= shift
; fa9a11e2c04244cf7ad1af187a5acac3333f6ff32e28b222e1b565484a6406ce
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun shift () (_ BitVec 86))
(declare-fun bits () (_ BitVec 86))
(declare-fun base () (_ BitVec 86))
(declare-fun x () (_ BitVec 86))
(assert
 (bvsle (_ bv77371252455336267181195236 86) shift))
(assert
 (bvsgt (_ bv29 86) shift))
(assert
 (bvsle (_ bv0 86) bits))
(assert
 (bvsgt (_ bv29 86) bits))
(assert
 (bvsle (_ bv0 86) base))
(assert
 (bvsgt (_ bv29 86) base))
(assert
 (bvsle (_ bv0 86) x))
(assert
 (bvsgt (_ bv268435456 86) x))
(assert
 (let ((?x44357 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x38140 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (bvsge (_ bv28 86) (bvadd (bvadd (bvadd ?x38140 ?x44357) bits) base)))))
(assert
 (bvsge (_ bv0 86) shift))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (let ((?x44357 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x38140 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x23850 (bvadd ?x38140 base)))
(let ((?x1590 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x34028 (bvshl ?x1590 ?x23850)))
(let ((?x14695 (bvand x ?x34028)))
(let ((?x34778 (bvashr ?x14695 ?x38140)))
(let ((?x11932 (bvshl ?x34778 ?x44357)))
(let (($x19839 (bvsle (_ bv0 86) shift)))
(let (($x43873 (bvsle (_ bv0 86) x)))
(let (($x36425 (bvsle (_ bv0 86) base)))
(let (($x38043 (bvsle (_ bv0 86) bits)))
(let (($x12003 (= (bvxor x (bvashr (bvand x (bvshl ?x1590 base)) shift)) (bvxor x ?x11932))))
(let (($x36012 (and $x12003 $x38043 (bvsle (_ bv0 86) ?x1590) $x36425 $x43873 (bvsle (_ bv0 86) (bvshl ?x1590 base)) (bvsle (_ bv0 86) (bvand x (bvshl ?x1590 base))) $x19839 (bvsle (_ bv0 86) (bvashr (bvand x (bvshl ?x1590 base)) shift)) (bvsle (_ bv0 86) ?x23850) (bvsle (_ bv0 86) ?x34028) (bvsle (_ bv0 86) ?x14695) (bvsle (_ bv0 86) ?x38140) (bvsle (_ bv0 86) ?x34778) (bvsle (_ bv0 86) ?x44357) (bvsle (_ bv0 86) ?x11932))))
(not $x36012))))))))))))))))
(check-sat)
