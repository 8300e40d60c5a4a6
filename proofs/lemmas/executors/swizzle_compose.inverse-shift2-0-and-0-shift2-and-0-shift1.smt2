; executors.swizzle_compose/inverse, shift2 <= 0 and 0 <= shift2 and 0 < shift1
; 63cf5b162c10dce93692ac483fd21fdad81ba2305000c0dfbd92591c24a0569b
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
 (let ((?x39099 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let (($x9052 (bvslt (_ bv0 56) v1)))
 (let ((?x19476 (ite $x9052 v1 (_ bv0 56))))
 (let ((?x18791 (bvadd ?x19476 ?x39099)))
 (bvsle v0 ?x18791))))))
(assert
 (let ((?x33575 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x6819 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x33378 (bvadd ?x6819 ?x33575)))
 (bvsle v2 ?x33378)))))
(assert
 (let ((?x39099 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let (($x9052 (bvslt (_ bv0 56) v1)))
 (let ((?x19476 (ite $x9052 v1 (_ bv0 56))))
 (let ((?x18791 (bvadd ?x19476 ?x39099)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x18791 v0) v4)))))))
(assert
 (let ((?x33575 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x6819 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x33378 (bvadd ?x6819 ?x33575)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x33378 v2) v5))))))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (bvslt (_ bv0 56) v1))
(assert
 (let ((?x39099 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let (($x9052 (bvslt (_ bv0 56) v1)))
(let ((?x19476 (ite $x9052 v1 (_ bv0 56))))
(let ((?x33748 (bvadd ?x19476 v4)))
(let ((?x9626 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x38931 (bvshl ?x9626 ?x33748)))
(let ((?x33575 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x6819 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x31013 (bvadd ?x6819 v5)))
(let ((?x13359 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x6255 (bvshl ?x13359 ?x31013)))
(let ((?x21591 (bvand v6 ?x6255)))
(let ((?x23693 (bvashr ?x21591 ?x6819)))
(let ((?x27735 (bvshl ?x23693 ?x33575)))
(let ((?x40391 (bvxor v6 ?x27735)))
(let ((?x2100 (bvand ?x40391 ?x38931)))
(let ((?x13479 (bvashr ?x2100 ?x19476)))
(let ((?x17345 (bvshl ?x13479 ?x39099)))
(let ((?x15801 (bvadd v4 v1)))
(let ((?x39009 (bvshl ?x9626 ?x15801)))
(let ((?x21338 (bvshl ?x13359 v5)))
(let ((?x41022 (bvand v6 ?x21338)))
(let ((?x2454 (bvashr ?x41022 v3)))
(let ((?x12946 (bvxor v6 ?x2454)))
(let ((?x39306 (bvand ?x12946 ?x39009)))
(let ((?x32602 (bvashr ?x39306 v1)))
(let (($x26814 (bvsle (_ bv0 56) v0)))
(let (($x27726 (bvsle (_ bv0 56) v3)))
(let (($x20253 (bvsle (_ bv0 56) v6)))
(let (($x11800 (bvsle (_ bv0 56) v5)))
(let (($x19472 (bvsle (_ bv0 56) v2)))
(let (($x19268 (and (= (bvxor ?x12946 ?x32602) (bvxor ?x40391 ?x17345)) $x19472 (bvsle (_ bv0 56) ?x13359) $x11800 $x20253 (bvsle (_ bv0 56) ?x21338) (bvsle (_ bv0 56) ?x41022) $x27726 (bvsle (_ bv0 56) ?x2454) $x26814 (bvsle (_ bv0 56) ?x9626) (bvsle (_ bv0 56) ?x15801) (bvsle (_ bv0 56) ?x12946) (bvsle (_ bv0 56) ?x39009) (bvsle (_ bv0 56) ?x39306) (bvsle (_ bv0 56) v1) (bvsle (_ bv0 56) ?x32602) (bvsle (_ bv0 56) ?x31013) (bvsle (_ bv0 56) ?x6255) (bvsle (_ bv0 56) ?x21591) (bvsle (_ bv0 56) ?x6819) (bvsle (_ bv0 56) ?x23693) (bvsle (_ bv0 56) ?x33575) (bvsle (_ bv0 56) ?x27735) (bvsle (_ bv0 56) ?x33748) (bvsle (_ bv0 56) ?x40391) (bvsle (_ bv0 56) ?x38931) (bvsle (_ bv0 56) ?x2100) (bvsle (_ bv0 56) ?x19476) (bvsle (_ bv0 56) ?x13479) (bvsle (_ bv0 56) ?x39099) (bvsle (_ bv0 56) ?x17345))))
(not $x19268))))))))))))))))))))))))))))))))))
(check-sat)
