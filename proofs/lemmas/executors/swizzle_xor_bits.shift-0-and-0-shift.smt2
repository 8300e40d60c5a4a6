; executors.swizzle_xor_bits/shift <= 0 and 0 <= shift
; fa9a11e2c04244cf7ad1af187a5acac3333f6ff32e28b222e1b565484a6406ce
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is shift
; v1 is bits
; v2 is base
; v3 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 86))
(declare-fun v1 () (_ BitVec 86))
(declare-fun v2 () (_ BitVec 86))
(declare-fun v3 () (_ BitVec 86))
(assert
 (bvsle (_ bv77371252455336267181195236 86) v0))
(assert
 (bvsgt (_ bv29 86) v0))
(assert
 (bvsle (_ bv0 86) v1))
(assert
 (bvsgt (_ bv29 86) v1))
(assert
 (bvsle (_ bv0 86) v2))
(assert
 (bvsgt (_ bv29 86) v2))
(assert
 (bvsle (_ bv0 86) v3))
(assert
 (bvsgt (_ bv268435456 86) v3))
(assert
 (let ((?x4437 (ite (bvsgt (_ bv0 86) v0) (bvmul (_ bv77371252455336267181195263 86) v0) (_ bv0 86))))
 (let ((?x6307 (ite (bvslt (_ bv0 86) v0) v0 (_ bv0 86))))
 (bvsge (_ bv28 86) (bvadd (bvadd (bvadd ?x6307 ?x4437) v1) v2)))))
(assert
 (bvsge (_ bv0 86) v0))
(assert
 (bvsle (_ bv0 86) v0))
(assert
 (let ((?x4437 (ite (bvsgt (_ bv0 86) v0) (bvmul (_ bv77371252455336267181195263 86) v0) (_ bv0 86))))
(let ((?x6307 (ite (bvslt (_ bv0 86) v0) v0 (_ bv0 86))))
(let ((?x8646 (bvadd ?x6307 v2)))
(let ((?x30104 (bvadd (bvshl (_ bv1 86) v1) (_ bv77371252455336267181195263 86))))
(let ((?x3056 (bvshl ?x30104 ?x8646)))
(let ((?x2869 (bvand v3 ?x3056)))
(let ((?x18609 (bvashr ?x2869 ?x6307)))
(let ((?x26061 (bvshl ?x18609 ?x4437)))
(let (($x19041 (bvsle (_ bv0 86) v0)))
(let (($x23316 (bvsle (_ bv0 86) v3)))
(let (($x181 (bvsle (_ bv0 86) v2)))
(let (($x6114 (bvsle (_ bv0 86) v1)))
(let (($x6255 (= (bvxor v3 (bvashr (bvand v3 (bvshl ?x30104 v2)) v0)) (bvxor v3 ?x26061))))
(let (($x32225 (and $x6255 $x6114 (bvsle (_ bv0 86) ?x30104) $x181 $x23316 (bvsle (_ bv0 86) (bvshl ?x30104 v2)) (bvsle (_ bv0 86) (bvand v3 (bvshl ?x30104 v2))) $x19041 (bvsle (_ bv0 86) (bvashr (bvand v3 (bvshl ?x30104 v2)) v0)) (bvsle (_ bv0 86) ?x8646) (bvsle (_ bv0 86) ?x3056) (bvsle (_ bv0 86) ?x2869) (bvsle (_ bv0 86) ?x6307) (bvsle (_ bv0 86) ?x18609) (bvsle (_ bv0 86) ?x4437) (bvsle (_ bv0 86) ?x26061))))
(not $x32225))))))))))))))))
(check-sat)
