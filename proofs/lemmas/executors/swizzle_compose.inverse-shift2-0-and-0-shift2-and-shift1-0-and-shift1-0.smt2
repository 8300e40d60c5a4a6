; executors.swizzle_compose/inverse, shift2 <= 0 and 0 <= shift2 and shift1 <= 0 and shift1 < 0
; a66dff75953fb71e69095e53341c3cfa821da56f72850074dce3339e62e608f4
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
 (let ((?x17317 (bvmul (_ bv72057594037927935 56) v1)))
 (let (($x36234 (bvsgt (_ bv0 56) v1)))
 (let ((?x19349 (ite $x36234 ?x17317 (_ bv0 56))))
 (let ((?x22628 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x651 (bvadd ?x22628 ?x19349)))
 (bvsle v0 ?x651)))))))
(assert
 (let ((?x1772 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x13164 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x16865 (bvadd ?x13164 ?x1772)))
 (bvsle v2 ?x16865)))))
(assert
 (let ((?x17317 (bvmul (_ bv72057594037927935 56) v1)))
 (let (($x36234 (bvsgt (_ bv0 56) v1)))
 (let ((?x19349 (ite $x36234 ?x17317 (_ bv0 56))))
 (let ((?x22628 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x651 (bvadd ?x22628 ?x19349)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x651 v0) v4))))))))
(assert
 (let ((?x1772 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x13164 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x16865 (bvadd ?x13164 ?x1772)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x16865 v2) v5))))))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsgt (_ bv0 56) v1))
(assert
 (let ((?x17317 (bvmul (_ bv72057594037927935 56) v1)))
(let (($x36234 (bvsgt (_ bv0 56) v1)))
(let ((?x19349 (ite $x36234 ?x17317 (_ bv0 56))))
(let ((?x22628 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x6650 (bvadd ?x22628 v4)))
(let ((?x29378 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x4989 (bvshl ?x29378 ?x6650)))
(let ((?x1772 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x13164 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x24548 (bvadd ?x13164 v5)))
(let ((?x34949 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x8179 (bvshl ?x34949 ?x24548)))
(let ((?x21475 (bvand v6 ?x8179)))
(let ((?x36858 (bvashr ?x21475 ?x13164)))
(let ((?x19990 (bvshl ?x36858 ?x1772)))
(let ((?x33725 (bvxor v6 ?x19990)))
(let ((?x23985 (bvand ?x33725 ?x4989)))
(let ((?x33355 (bvashr ?x23985 ?x22628)))
(let ((?x33895 (bvshl ?x33355 ?x19349)))
(let ((?x15763 (bvshl ?x29378 v4)))
(let ((?x12534 (bvshl ?x34949 v5)))
(let ((?x15266 (bvand v6 ?x12534)))
(let ((?x6528 (bvashr ?x15266 v3)))
(let ((?x935 (bvxor v6 ?x6528)))
(let ((?x951 (bvand ?x935 ?x15763)))
(let ((?x11528 (bvshl ?x951 ?x17317)))
(let (($x5992 (bvsle (_ bv0 56) v4)))
(let (($x25663 (bvsle (_ bv0 56) v0)))
(let (($x37485 (bvsle (_ bv0 56) v3)))
(let (($x17713 (bvsle (_ bv0 56) v6)))
(let (($x8666 (bvsle (_ bv0 56) v5)))
(let (($x7422 (bvsle (_ bv0 56) v2)))
(let (($x13509 (and (= (bvxor ?x935 ?x11528) (bvxor ?x33725 ?x33895)) $x7422 (bvsle (_ bv0 56) ?x34949) $x8666 $x17713 (bvsle (_ bv0 56) ?x12534) (bvsle (_ bv0 56) ?x15266) $x37485 (bvsle (_ bv0 56) ?x6528) $x25663 (bvsle (_ bv0 56) ?x29378) $x5992 (bvsle (_ bv0 56) ?x935) (bvsle (_ bv0 56) ?x15763) (bvsle (_ bv0 56) ?x951) (bvsle (_ bv0 56) ?x17317) (bvsle (_ bv0 56) ?x11528) (bvsle (_ bv0 56) ?x24548) (bvsle (_ bv0 56) ?x8179) (bvsle (_ bv0 56) ?x21475) (bvsle (_ bv0 56) ?x13164) (bvsle (_ bv0 56) ?x36858) (bvsle (_ bv0 56) ?x1772) (bvsle (_ bv0 56) ?x19990) (bvsle (_ bv0 56) ?x6650) (bvsle (_ bv0 56) ?x33725) (bvsle (_ bv0 56) ?x4989) (bvsle (_ bv0 56) ?x23985) (bvsle (_ bv0 56) ?x22628) (bvsle (_ bv0 56) ?x33355) (bvsle (_ bv0 56) ?x19349) (bvsle (_ bv0 56) ?x33895))))
(not $x13509)))))))))))))))))))))))))))))))))))
(check-sat)
