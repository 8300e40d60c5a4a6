; executors.swizzle_compose/inverse, shift2 <= 0 and 0 <= shift2 and shift1 <= 0 and 0 <= shift1
; c0b4ebd0eb9ac11fa1d72bc08607a813803d9905ed3c19b1a7c29744b872c52e
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
 (let ((?x14353 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x35793 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x38615 (bvadd ?x35793 ?x14353)))
 (bvsle v0 ?x38615)))))
(assert
 (let ((?x11400 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x12022 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x31511 (bvadd ?x12022 ?x11400)))
 (bvsle v2 ?x31511)))))
(assert
 (let ((?x14353 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x35793 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x38615 (bvadd ?x35793 ?x14353)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x38615 v0) v4))))))
(assert
 (let ((?x11400 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x12022 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x31511 (bvadd ?x12022 ?x11400)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x31511 v2) v5))))))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (let ((?x14353 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x35793 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x2778 (bvadd ?x35793 v4)))
(let ((?x33261 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x5442 (bvshl ?x33261 ?x2778)))
(let ((?x11400 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x12022 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x25097 (bvadd ?x12022 v5)))
(let ((?x7984 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x1552 (bvshl ?x7984 ?x25097)))
(let ((?x2882 (bvand v6 ?x1552)))
(let ((?x37241 (bvashr ?x2882 ?x12022)))
(let ((?x14365 (bvshl ?x37241 ?x11400)))
(let ((?x16366 (bvxor v6 ?x14365)))
(let ((?x23472 (bvand ?x16366 ?x5442)))
(let ((?x19684 (bvashr ?x23472 ?x35793)))
(let ((?x17826 (bvshl ?x19684 ?x14353)))
(let ((?x3532 (bvshl ?x33261 v4)))
(let ((?x24957 (bvshl ?x7984 v5)))
(let ((?x17518 (bvand v6 ?x24957)))
(let ((?x22531 (bvashr ?x17518 v3)))
(let ((?x21032 (bvxor v6 ?x22531)))
(let ((?x19871 (bvand ?x21032 ?x3532)))
(let ((?x34750 (bvashr ?x19871 v1)))
(let (($x31934 (bvsle (_ bv0 56) v1)))
(let (($x36619 (bvsle (_ bv0 56) v4)))
(let (($x5114 (bvsle (_ bv0 56) v0)))
(let (($x12940 (bvsle (_ bv0 56) v3)))
(let (($x26413 (bvsle (_ bv0 56) v6)))
(let (($x30603 (bvsle (_ bv0 56) v5)))
(let (($x405 (bvsle (_ bv0 56) v2)))
(let (($x19186 (and (= (bvxor ?x21032 ?x34750) (bvxor ?x16366 ?x17826)) $x405 (bvsle (_ bv0 56) ?x7984) $x30603 $x26413 (bvsle (_ bv0 56) ?x24957) (bvsle (_ bv0 56) ?x17518) $x12940 (bvsle (_ bv0 56) ?x22531) $x5114 (bvsle (_ bv0 56) ?x33261) $x36619 (bvsle (_ bv0 56) ?x21032) (bvsle (_ bv0 56) ?x3532) (bvsle (_ bv0 56) ?x19871) $x31934 (bvsle (_ bv0 56) ?x34750) (bvsle (_ bv0 56) ?x25097) (bvsle (_ bv0 56) ?x1552) (bvsle (_ bv0 56) ?x2882) (bvsle (_ bv0 56) ?x12022) (bvsle (_ bv0 56) ?x37241) (bvsle (_ bv0 56) ?x11400) (bvsle (_ bv0 56) ?x14365) (bvsle (_ bv0 56) ?x2778) (bvsle (_ bv0 56) ?x16366) (bvsle (_ bv0 56) ?x5442) (bvsle (_ bv0 56) ?x23472) (bvsle (_ bv0 56) ?x35793) (bvsle (_ bv0 56) ?x19684) (bvsle (_ bv0 56) ?x14353) (bvsle (_ bv0 56) ?x17826))))
(not $x19186))))))))))))))))))))))))))))))))))
(check-sat)
