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
 (let ((?x40733 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
 (let ((?x7940 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
 (bvsge (_ bv28 86) (bvadd (bvadd (bvadd ?x7940 ?x40733) bits) base)))))
(assert
 (bvsge (_ bv0 86) shift))
(assert
 (bvsle (_ bv0 86) shift))
(assert
 (let ((?x40733 (ite (bvsgt (_ bv0 86) shift) (bvmul (_ bv77371252455336267181195263 86) shift) (_ bv0 86))))
(let ((?x7940 (ite (bvslt (_ bv0 86) shift) shift (_ bv0 86))))
(let ((?x41844 (bvadd ?x7940 base)))
(let ((?x7703 (bvadd (bvshl (_ bv1 86) bits) (_ bv77371252455336267181195263 86))))
(let ((?x32961 (bvshl ?x7703 ?x41844)))
(let ((?x40634 (bvand x ?x32961)))
(let ((?x129 (bvashr ?x40634 ?x7940)))
(let ((?x20444 (bvshl ?x129 ?x40733)))
(let (($x23889 (bvsle (_ bv0 86) shift)))
(let (($x20107 (bvsle (_ bv0 86) x)))
(let (($x30042 (bvsle (_ bv0 86) base)))
(let (($x5604 (bvsle (_ bv0 86) bits)))
(let (($x16164 (= (bvxor x (bvashr (bvand x (bvshl ?x7703 base)) shift)) (bvxor x ?x20444))))
(let (($x34273 (and $x16164 $x5604 (bvsle (_ bv0 86) ?x7703) $x30042 $x20107 (bvsle (_ bv0 86) (bvshl ?x7703 base)) (bvsle (_ bv0 86) (bvand x (bvshl ?x7703 base))) $x23889 (bvsle (_ bv0 86) (bvashr (bvand x (bvshl ?x7703 base)) shift)) (bvsle (_ bv0 86) ?x41844) (bvsle (_ bv0 86) ?x32961) (bvsle (_ bv0 86) ?x40634) (bvsle (_ bv0 86) ?x7940) (bvsle (_ bv0 86) ?x129) (bvsle (_ bv0 86) ?x40733) (bvsle (_ bv0 86) ?x20444))))
(not $x34273))))))))))))))))
(check-sat)
