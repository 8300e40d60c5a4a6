; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and shift2 <= 0 and 0 <= shift2
; e8f64ddd92111c0da3ba17a51da853c5efe3646be5a0d79ea8a68dfd9e0bf21b
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is bits2
; v3 is shift2
; v4 is base1
; v5 is base2
; v6 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 56))
(declare-fun v1 () (_ BitVec 56))
(declare-fun v2 () (_ BitVec 56))
(declare-fun v3 () (_ BitVec 56))
(declare-fun v4 () (_ BitVec 56))
(declare-fun v5 () (_ BitVec 56))
(declare-fun v6 () (_ BitVec 56))
(assert
 (bvsle (_ bv0 56) v0))
(assert
 (bvsgt (_ bv19 56) v0))
(assert
 (bvsle (_ bv72057594037927918 56) v1))
(assert
 (bvsgt (_ bv19 56) v1))
(assert
 (bvsle (_ bv0 56) v2))
(assert
 (bvsgt (_ bv19 56) v2))
(assert
 (bvsle (_ bv72057594037927918 56) v3))
(assert
 (bvsgt (_ bv19 56) v3))
(assert
 (bvsle (_ bv0 56) v4))
(assert
 (bvsgt (_ bv19 56) v4))
(assert
 (bvsle (_ bv0 56) v5))
(assert
 (bvsgt (_ bv19 56) v5))
(assert
 (bvsle (_ bv0 56) v6))
(assert
 (bvsgt (_ bv262144 56) v6))
(assert
 (let ((?x14556 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x26417 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x37947 (bvadd ?x26417 ?x14556)))
 (bvsle v0 ?x37947)))))
(assert
 (let ((?x22337 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x8913 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x22315 (bvadd ?x8913 ?x22337)))
 (bvsle v2 ?x22315)))))
(assert
 (let ((?x14556 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x26417 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x37947 (bvadd ?x26417 ?x14556)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x37947 v0) v4))))))
(assert
 (let ((?x22337 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x8913 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x22315 (bvadd ?x8913 ?x22337)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x22315 v2) v5))))))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (let ((?x22337 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x8913 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x10209 (bvadd ?x8913 v5)))
(let ((?x20428 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x39477 (bvshl ?x20428 ?x10209)))
(let ((?x14556 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x26417 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x13219 (bvadd ?x26417 v4)))
(let ((?x22398 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x9704 (bvshl ?x22398 ?x13219)))
(let ((?x8041 (bvand v6 ?x9704)))
(let ((?x25037 (bvashr ?x8041 ?x26417)))
(let ((?x15181 (bvshl ?x25037 ?x14556)))
(let ((?x38998 (bvxor v6 ?x15181)))
(let ((?x11715 (bvand ?x38998 ?x39477)))
(let ((?x8363 (bvashr ?x11715 ?x8913)))
(let ((?x27494 (bvshl ?x8363 ?x22337)))
(let ((?x29468 (bvshl ?x20428 v5)))
(let ((?x17398 (bvshl ?x22398 v4)))
(let ((?x38402 (bvand v6 ?x17398)))
(let ((?x11995 (bvashr ?x38402 v1)))
(let ((?x8075 (bvxor v6 ?x11995)))
(let ((?x37882 (bvand ?x8075 ?x29468)))
(let ((?x24569 (bvashr ?x37882 v3)))
(let (($x2268 (bvsle (_ bv0 56) v3)))
(let (($x13733 (bvsle (_ bv0 56) v5)))
(let (($x27269 (bvsle (_ bv0 56) v2)))
(let (($x17066 (bvsle (_ bv0 56) v1)))
(let (($x18038 (bvsle (_ bv0 56) v6)))
(let (($x37227 (bvsle (_ bv0 56) v4)))
(let (($x5565 (bvsle (_ bv0 56) v0)))
(let (($x17540 (and (= (bvxor ?x8075 ?x24569) (bvxor ?x38998 ?x27494)) $x5565 (bvsle (_ bv0 56) ?x22398) $x37227 $x18038 (bvsle (_ bv0 56) ?x17398) (bvsle (_ bv0 56) ?x38402) $x17066 (bvsle (_ bv0 56) ?x11995) $x27269 (bvsle (_ bv0 56) ?x20428) $x13733 (bvsle (_ bv0 56) ?x8075) (bvsle (_ bv0 56) ?x29468) (bvsle (_ bv0 56) ?x37882) $x2268 (bvsle (_ bv0 56) ?x24569) (bvsle (_ bv0 56) ?x13219) (bvsle (_ bv0 56) ?x9704) (bvsle (_ bv0 56) ?x8041) (bvsle (_ bv0 56) ?x26417) (bvsle (_ bv0 56) ?x25037) (bvsle (_ bv0 56) ?x14556) (bvsle (_ bv0 56) ?x15181) (bvsle (_ bv0 56) ?x10209) (bvsle (_ bv0 56) ?x38998) (bvsle (_ bv0 56) ?x39477) (bvsle (_ bv0 56) ?x11715) (bvsle (_ bv0 56) ?x8913) (bvsle (_ bv0 56) ?x8363) (bvsle (_ bv0 56) ?x22337) (bvsle (_ bv0 56) ?x27494))))
(not $x17540))))))))))))))))))))))))))))))))))
(check-sat)
