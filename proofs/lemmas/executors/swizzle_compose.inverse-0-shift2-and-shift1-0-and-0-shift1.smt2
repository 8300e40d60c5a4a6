; executors.swizzle_compose/inverse, 0 < shift2 and shift1 <= 0 and 0 <= shift1
; f65b2c5ddd087e74580104c7220fe6824044185875ca5856dba80758f12c5e7d
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
 (let ((?x10681 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x15266 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x16911 (bvadd ?x15266 ?x10681)))
 (bvsle v0 ?x16911)))))
(assert
 (let ((?x10688 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let (($x14450 (bvslt (_ bv0 56) v3)))
 (let ((?x18812 (ite $x14450 v3 (_ bv0 56))))
 (let ((?x4809 (bvadd ?x18812 ?x10688)))
 (bvsle v2 ?x4809))))))
(assert
 (let ((?x10681 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x15266 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x16911 (bvadd ?x15266 ?x10681)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x16911 v0) v4))))))
(assert
 (let ((?x10688 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let (($x14450 (bvslt (_ bv0 56) v3)))
 (let ((?x18812 (ite $x14450 v3 (_ bv0 56))))
 (let ((?x4809 (bvadd ?x18812 ?x10688)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x4809 v2) v5)))))))
(assert
 (bvslt (_ bv0 56) v3))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (let ((?x10681 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x15266 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x25785 (bvadd ?x15266 v4)))
(let ((?x18928 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x1786 (bvshl ?x18928 ?x25785)))
(let ((?x10688 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let (($x14450 (bvslt (_ bv0 56) v3)))
(let ((?x18812 (ite $x14450 v3 (_ bv0 56))))
(let ((?x8688 (bvadd ?x18812 v5)))
(let ((?x5838 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x32845 (bvshl ?x5838 ?x8688)))
(let ((?x25623 (bvand v6 ?x32845)))
(let ((?x1201 (bvashr ?x25623 ?x18812)))
(let ((?x9687 (bvshl ?x1201 ?x10688)))
(let ((?x29565 (bvxor v6 ?x9687)))
(let ((?x5984 (bvand ?x29565 ?x1786)))
(let ((?x2667 (bvashr ?x5984 ?x15266)))
(let ((?x20091 (bvshl ?x2667 ?x10681)))
(let ((?x37884 (bvshl ?x18928 v4)))
(let ((?x14549 (bvadd v5 v3)))
(let ((?x33377 (bvshl ?x5838 ?x14549)))
(let ((?x36234 (bvand v6 ?x33377)))
(let ((?x3374 (bvashr ?x36234 v3)))
(let ((?x31566 (bvxor v6 ?x3374)))
(let ((?x19990 (bvand ?x31566 ?x37884)))
(let ((?x23542 (bvashr ?x19990 v1)))
(let (($x13509 (bvsle (_ bv0 56) v1)))
(let (($x33725 (bvsle (_ bv0 56) v4)))
(let (($x35796 (bvsle (_ bv0 56) v0)))
(let (($x10083 (bvsle (_ bv0 56) v6)))
(let (($x22401 (bvsle (_ bv0 56) v2)))
(let (($x26118 (and (= (bvxor ?x31566 ?x23542) (bvxor ?x29565 ?x20091)) $x22401 (bvsle (_ bv0 56) ?x5838) (bvsle (_ bv0 56) ?x14549) $x10083 (bvsle (_ bv0 56) ?x33377) (bvsle (_ bv0 56) ?x36234) (bvsle (_ bv0 56) v3) (bvsle (_ bv0 56) ?x3374) $x35796 (bvsle (_ bv0 56) ?x18928) $x33725 (bvsle (_ bv0 56) ?x31566) (bvsle (_ bv0 56) ?x37884) (bvsle (_ bv0 56) ?x19990) $x13509 (bvsle (_ bv0 56) ?x23542) (bvsle (_ bv0 56) ?x8688) (bvsle (_ bv0 56) ?x32845) (bvsle (_ bv0 56) ?x25623) (bvsle (_ bv0 56) ?x18812) (bvsle (_ bv0 56) ?x1201) (bvsle (_ bv0 56) ?x10688) (bvsle (_ bv0 56) ?x9687) (bvsle (_ bv0 56) ?x25785) (bvsle (_ bv0 56) ?x29565) (bvsle (_ bv0 56) ?x1786) (bvsle (_ bv0 56) ?x5984) (bvsle (_ bv0 56) ?x15266) (bvsle (_ bv0 56) ?x2667) (bvsle (_ bv0 56) ?x10681) (bvsle (_ bv0 56) ?x20091))))
(not $x26118))))))))))))))))))))))))))))))))))
(check-sat)
