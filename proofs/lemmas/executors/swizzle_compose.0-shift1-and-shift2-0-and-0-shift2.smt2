; executors.swizzle_compose/0 < shift1 and shift2 <= 0 and 0 <= shift2
; 661adda1373269fc3bd8e06a5ac59875cb05734fbb7311829a2dfb07326f3e4d
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
 (let ((?x36801 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let (($x256 (bvslt (_ bv0 56) v1)))
 (let ((?x24917 (ite $x256 v1 (_ bv0 56))))
 (let ((?x32986 (bvadd ?x24917 ?x36801)))
 (bvsle v0 ?x32986))))))
(assert
 (let ((?x24004 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x26770 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x20667 (bvadd ?x26770 ?x24004)))
 (bvsle v2 ?x20667)))))
(assert
 (let ((?x36801 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let (($x256 (bvslt (_ bv0 56) v1)))
 (let ((?x24917 (ite $x256 v1 (_ bv0 56))))
 (let ((?x32986 (bvadd ?x24917 ?x36801)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x32986 v0) v4)))))))
(assert
 (let ((?x24004 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x26770 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x20667 (bvadd ?x26770 ?x24004)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x20667 v2) v5))))))
(assert
 (bvslt (_ bv0 56) v1))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (let ((?x24004 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x26770 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x18778 (bvadd ?x26770 v5)))
(let ((?x15281 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x15506 (bvshl ?x15281 ?x18778)))
(let ((?x36801 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let (($x256 (bvslt (_ bv0 56) v1)))
(let ((?x24917 (ite $x256 v1 (_ bv0 56))))
(let ((?x3466 (bvadd ?x24917 v4)))
(let ((?x36768 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x3613 (bvshl ?x36768 ?x3466)))
(let ((?x19254 (bvand v6 ?x3613)))
(let ((?x35757 (bvashr ?x19254 ?x24917)))
(let ((?x12406 (bvshl ?x35757 ?x36801)))
(let ((?x36264 (bvxor v6 ?x12406)))
(let ((?x20183 (bvand ?x36264 ?x15506)))
(let ((?x34164 (bvashr ?x20183 ?x26770)))
(let ((?x14549 (bvshl ?x34164 ?x24004)))
(let ((?x5984 (bvshl ?x15281 v5)))
(let ((?x24961 (bvadd v4 v1)))
(let ((?x16086 (bvshl ?x36768 ?x24961)))
(let ((?x15266 (bvand v6 ?x16086)))
(let ((?x1786 (bvashr ?x15266 v1)))
(let ((?x27240 (bvxor v6 ?x1786)))
(let ((?x18212 (bvand ?x27240 ?x5984)))
(let ((?x37481 (bvashr ?x18212 v3)))
(let (($x2421 (bvsle (_ bv0 56) v3)))
(let (($x13936 (bvsle (_ bv0 56) v5)))
(let (($x13906 (bvsle (_ bv0 56) v2)))
(let (($x36215 (bvsle (_ bv0 56) v6)))
(let (($x1129 (bvsle (_ bv0 56) v0)))
(let (($x750 (and (= (bvxor ?x27240 ?x37481) (bvxor ?x36264 ?x14549)) $x1129 (bvsle (_ bv0 56) ?x36768) (bvsle (_ bv0 56) ?x24961) $x36215 (bvsle (_ bv0 56) ?x16086) (bvsle (_ bv0 56) ?x15266) (bvsle (_ bv0 56) v1) (bvsle (_ bv0 56) ?x1786) $x13906 (bvsle (_ bv0 56) ?x15281) $x13936 (bvsle (_ bv0 56) ?x27240) (bvsle (_ bv0 56) ?x5984) (bvsle (_ bv0 56) ?x18212) $x2421 (bvsle (_ bv0 56) ?x37481) (bvsle (_ bv0 56) ?x3466) (bvsle (_ bv0 56) ?x3613) (bvsle (_ bv0 56) ?x19254) (bvsle (_ bv0 56) ?x24917) (bvsle (_ bv0 56) ?x35757) (bvsle (_ bv0 56) ?x36801) (bvsle (_ bv0 56) ?x12406) (bvsle (_ bv0 56) ?x18778) (bvsle (_ bv0 56) ?x36264) (bvsle (_ bv0 56) ?x15506) (bvsle (_ bv0 56) ?x20183) (bvsle (_ bv0 56) ?x26770) (bvsle (_ bv0 56) ?x34164) (bvsle (_ bv0 56) ?x24004) (bvsle (_ bv0 56) ?x14549))))
(not $x750))))))))))))))))))))))))))))))))))
(check-sat)
