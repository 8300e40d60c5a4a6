; executors.swizzle_compose/inverse, shift2 <= 0 and shift2 < 0 and shift1 <= 0 and 0 <= shift1
; 3a3ea5ed9dc026f1d6d1feb59f1e0bc93fc756b31ce51e4afe18d19b62c4bab6
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
 (let ((?x18528 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x23299 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x36282 (bvadd ?x23299 ?x18528)))
 (bvsle v0 ?x36282)))))
(assert
 (let ((?x16373 (bvmul (_ bv72057594037927935 56) v3)))
 (let (($x19554 (bvsgt (_ bv0 56) v3)))
 (let ((?x7143 (ite $x19554 ?x16373 (_ bv0 56))))
 (let ((?x15734 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x31909 (bvadd ?x15734 ?x7143)))
 (bvsle v2 ?x31909)))))))
(assert
 (let ((?x18528 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x23299 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x36282 (bvadd ?x23299 ?x18528)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x36282 v0) v4))))))
(assert
 (let ((?x16373 (bvmul (_ bv72057594037927935 56) v3)))
 (let (($x19554 (bvsgt (_ bv0 56) v3)))
 (let ((?x7143 (ite $x19554 ?x16373 (_ bv0 56))))
 (let ((?x15734 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x31909 (bvadd ?x15734 ?x7143)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x31909 v2) v5))))))))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsgt (_ bv0 56) v3))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (let ((?x18528 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x23299 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x17543 (bvadd ?x23299 v4)))
(let ((?x2097 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x9602 (bvshl ?x2097 ?x17543)))
(let ((?x16373 (bvmul (_ bv72057594037927935 56) v3)))
(let (($x19554 (bvsgt (_ bv0 56) v3)))
(let ((?x7143 (ite $x19554 ?x16373 (_ bv0 56))))
(let ((?x15734 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x2675 (bvadd ?x15734 v5)))
(let ((?x22372 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x8915 (bvshl ?x22372 ?x2675)))
(let ((?x1032 (bvand v6 ?x8915)))
(let ((?x1561 (bvashr ?x1032 ?x15734)))
(let ((?x12911 (bvshl ?x1561 ?x7143)))
(let ((?x25242 (bvxor v6 ?x12911)))
(let ((?x19431 (bvand ?x25242 ?x9602)))
(let ((?x20166 (bvashr ?x19431 ?x23299)))
(let ((?x22652 (bvshl ?x20166 ?x18528)))
(let ((?x4143 (bvshl ?x2097 v4)))
(let ((?x31049 (bvshl ?x22372 v5)))
(let ((?x1509 (bvand v6 ?x31049)))
(let ((?x14625 (bvshl ?x1509 ?x16373)))
(let ((?x24851 (bvxor v6 ?x14625)))
(let ((?x8180 (bvand ?x24851 ?x4143)))
(let ((?x23463 (bvashr ?x8180 v1)))
(let (($x4134 (bvsle (_ bv0 56) v1)))
(let (($x27658 (bvsle (_ bv0 56) v4)))
(let (($x27313 (bvsle (_ bv0 56) v0)))
(let (($x8376 (bvsle (_ bv0 56) v6)))
(let (($x19599 (bvsle (_ bv0 56) v5)))
(let (($x3132 (bvsle (_ bv0 56) v2)))
(let (($x17393 (and (= (bvxor ?x24851 ?x23463) (bvxor ?x25242 ?x22652)) $x3132 (bvsle (_ bv0 56) ?x22372) $x19599 $x8376 (bvsle (_ bv0 56) ?x31049) (bvsle (_ bv0 56) ?x1509) (bvsle (_ bv0 56) ?x16373) (bvsle (_ bv0 56) ?x14625) $x27313 (bvsle (_ bv0 56) ?x2097) $x27658 (bvsle (_ bv0 56) ?x24851) (bvsle (_ bv0 56) ?x4143) (bvsle (_ bv0 56) ?x8180) $x4134 (bvsle (_ bv0 56) ?x23463) (bvsle (_ bv0 56) ?x2675) (bvsle (_ bv0 56) ?x8915) (bvsle (_ bv0 56) ?x1032) (bvsle (_ bv0 56) ?x15734) (bvsle (_ bv0 56) ?x1561) (bvsle (_ bv0 56) ?x7143) (bvsle (_ bv0 56) ?x12911) (bvsle (_ bv0 56) ?x17543) (bvsle (_ bv0 56) ?x25242) (bvsle (_ bv0 56) ?x9602) (bvsle (_ bv0 56) ?x19431) (bvsle (_ bv0 56) ?x23299) (bvsle (_ bv0 56) ?x20166) (bvsle (_ bv0 56) ?x18528) (bvsle (_ bv0 56) ?x22652))))
(not $x17393)))))))))))))))))))))))))))))))))))
(check-sat)
