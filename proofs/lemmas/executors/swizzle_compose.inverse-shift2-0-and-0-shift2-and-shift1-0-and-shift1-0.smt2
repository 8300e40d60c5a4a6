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
 (let ((?x30976 (bvmul (_ bv72057594037927935 56) v1)))
 (let (($x6844 (bvsgt (_ bv0 56) v1)))
 (let ((?x28594 (ite $x6844 ?x30976 (_ bv0 56))))
 (let ((?x33038 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x29437 (bvadd ?x33038 ?x28594)))
 (bvsle v0 ?x29437)))))))
(assert
 (let ((?x24884 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x31846 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x17412 (bvadd ?x31846 ?x24884)))
 (bvsle v2 ?x17412)))))
(assert
 (let ((?x30976 (bvmul (_ bv72057594037927935 56) v1)))
 (let (($x6844 (bvsgt (_ bv0 56) v1)))
 (let ((?x28594 (ite $x6844 ?x30976 (_ bv0 56))))
 (let ((?x33038 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x29437 (bvadd ?x33038 ?x28594)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x29437 v0) v4))))))))
(assert
 (let ((?x24884 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x31846 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x17412 (bvadd ?x31846 ?x24884)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x17412 v2) v5))))))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsgt (_ bv0 56) v1))
(assert
 (let ((?x30976 (bvmul (_ bv72057594037927935 56) v1)))
(let (($x6844 (bvsgt (_ bv0 56) v1)))
(let ((?x28594 (ite $x6844 ?x30976 (_ bv0 56))))
(let ((?x33038 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x31536 (bvadd ?x33038 v4)))
(let ((?x28168 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x28674 (bvshl ?x28168 ?x31536)))
(let ((?x24884 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x31846 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x34629 (bvadd ?x31846 v5)))
(let ((?x33680 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x20326 (bvshl ?x33680 ?x34629)))
(let ((?x24456 (bvand v6 ?x20326)))
(let ((?x30780 (bvashr ?x24456 ?x31846)))
(let ((?x12133 (bvshl ?x30780 ?x24884)))
(let ((?x6287 (bvxor v6 ?x12133)))
(let ((?x19373 (bvand ?x6287 ?x28674)))
(let ((?x21945 (bvashr ?x19373 ?x33038)))
(let ((?x5399 (bvshl ?x21945 ?x28594)))
(let ((?x26269 (bvshl ?x28168 v4)))
(let ((?x7186 (bvshl ?x33680 v5)))
(let ((?x33036 (bvand v6 ?x7186)))
(let ((?x5961 (bvashr ?x33036 v3)))
(let ((?x8654 (bvxor v6 ?x5961)))
(let ((?x34277 (bvand ?x8654 ?x26269)))
(let ((?x27690 (bvshl ?x34277 ?x30976)))
(let (($x16975 (bvsle (_ bv0 56) v4)))
(let (($x31909 (bvsle (_ bv0 56) v0)))
(let (($x14065 (bvsle (_ bv0 56) v3)))
(let (($x13962 (bvsle (_ bv0 56) v6)))
(let (($x14398 (bvsle (_ bv0 56) v5)))
(let (($x28170 (bvsle (_ bv0 56) v2)))
(let (($x25809 (and (= (bvxor ?x8654 ?x27690) (bvxor ?x6287 ?x5399)) $x28170 (bvsle (_ bv0 56) ?x33680) $x14398 $x13962 (bvsle (_ bv0 56) ?x7186) (bvsle (_ bv0 56) ?x33036) $x14065 (bvsle (_ bv0 56) ?x5961) $x31909 (bvsle (_ bv0 56) ?x28168) $x16975 (bvsle (_ bv0 56) ?x8654) (bvsle (_ bv0 56) ?x26269) (bvsle (_ bv0 56) ?x34277) (bvsle (_ bv0 56) ?x30976) (bvsle (_ bv0 56) ?x27690) (bvsle (_ bv0 56) ?x34629) (bvsle (_ bv0 56) ?x20326) (bvsle (_ bv0 56) ?x24456) (bvsle (_ bv0 56) ?x31846) (bvsle (_ bv0 56) ?x30780) (bvsle (_ bv0 56) ?x24884) (bvsle (_ bv0 56) ?x12133) (bvsle (_ bv0 56) ?x31536) (bvsle (_ bv0 56) ?x6287) (bvsle (_ bv0 56) ?x28674) (bvsle (_ bv0 56) ?x19373) (bvsle (_ bv0 56) ?x33038) (bvsle (_ bv0 56) ?x21945) (bvsle (_ bv0 56) ?x28594) (bvsle (_ bv0 56) ?x5399))))
(not $x25809)))))))))))))))))))))))))))))))))))
(check-sat)
