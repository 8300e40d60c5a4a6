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
 (let ((?x29256 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x35479 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (bvsge (_ bv28 86) (bvadd (bvadd (bvadd ?x35479 ?x29256) bits) base)))))
(assert
 (bvsge (_ bv0 86) shift))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (let ((?x29256 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x35479 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x21612 (bvadd ?x35479 base)))
(let ((?x38253 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x39726 (bvshl ?x38253 ?x21612)))
(let ((?x16638 (bvand x ?x39726)))
(let ((?x5060 (bvashr ?x16638 ?x35479)))
(let ((?x38018 (bvshl ?x5060 ?x29256)))
(let (($x3827 (bvsle (_ bv0 86) shift)))
(let (($x11768 (bvsle (_ bv0 86) x)))
(let (($x23614 (bvsle (_ bv0 86) base)))
(let (($x25913 (bvsle (_ bv0 86) bits)))
(let (($x15640 (= (bvxor x (bvashr (bvand x (bvshl ?x38253 base)) shift)) (bvxor x ?x38018))))
(let (($x21488 (and $x15640 $x25913 (bvsle (_ bv0 86) ?x38253) $x23614 $x11768 (bvsle (_ bv0 86) (bvshl ?x38253 base)) (bvsle (_ bv0 86) (bvand x (bvshl ?x38253 base))) $x3827 (bvsle (_ bv0 86) (bvashr (bvand x (bvshl ?x38253 base)) shift)) (bvsle (_ bv0 86) ?x21612) (bvsle (_ bv0 86) ?x39726) (bvsle (_ bv0 86) ?x16638) (bvsle (_ bv0 86) ?x35479) (bvsle (_ bv0 86) ?x5060) (bvsle (_ bv0 86) ?x29256) (bvsle (_ bv0 86) ?x38018))))
(not $x21488))))))))))))))))
(check-sat)
