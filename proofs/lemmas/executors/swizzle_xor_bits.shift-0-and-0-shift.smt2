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
 (let ((?x3015 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x37281 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (bvsge (_ bv28 86) (bvadd (bvadd (bvadd ?x37281 ?x3015) bits) base)))))
(assert
 (bvsge (_ bv0 86) shift))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (let ((?x3015 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x37281 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x22932 (bvadd ?x37281 base)))
(let ((?x3741 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x19332 (bvshl ?x3741 ?x22932)))
(let ((?x18259 (bvand x ?x19332)))
(let ((?x31542 (bvashr ?x18259 ?x37281)))
(let ((?x4588 (bvshl ?x31542 ?x3015)))
(let (($x240 (bvsle (_ bv0 86) shift)))
(let (($x13597 (bvsle (_ bv0 86) x)))
(let (($x31567 (bvsle (_ bv0 86) base)))
(let (($x18168 (bvsle (_ bv0 86) bits)))
(let (($x19341 (= (bvxor x (bvashr (bvand x (bvshl ?x3741 base)) shift)) (bvxor x ?x4588))))
(let (($x4210 (and $x19341 $x18168 (bvsle (_ bv0 86) ?x3741) $x31567 $x13597 (bvsle (_ bv0 86) (bvshl ?x3741 base)) (bvsle (_ bv0 86) (bvand x (bvshl ?x3741 base))) $x240 (bvsle (_ bv0 86) (bvashr (bvand x (bvshl ?x3741 base)) shift)) (bvsle (_ bv0 86) ?x22932) (bvsle (_ bv0 86) ?x19332) (bvsle (_ bv0 86) ?x18259) (bvsle (_ bv0 86) ?x37281) (bvsle (_ bv0 86) ?x31542) (bvsle (_ bv0 86) ?x3015) (bvsle (_ bv0 86) ?x4588))))
(not $x4210))))))))))))))))
(check-sat)
