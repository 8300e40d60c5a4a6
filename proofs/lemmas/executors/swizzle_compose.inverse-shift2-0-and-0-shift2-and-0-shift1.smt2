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
 (let ((?x17840 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let (($x11528 (bvslt (_ bv0 56) v1)))
 (let ((?x18710 (ite $x11528 v1 (_ bv0 56))))
 (let ((?x27416 (bvadd ?x18710 ?x17840)))
 (bvsle v0 ?x27416))))))
(assert
 (let ((?x33396 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x14786 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x8126 (bvadd ?x14786 ?x33396)))
 (bvsle v2 ?x8126)))))
(assert
 (let ((?x17840 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let (($x11528 (bvslt (_ bv0 56) v1)))
 (let ((?x18710 (ite $x11528 v1 (_ bv0 56))))
 (let ((?x27416 (bvadd ?x18710 ?x17840)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x27416 v0) v4)))))))
(assert
 (let ((?x33396 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x14786 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x8126 (bvadd ?x14786 ?x33396)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x8126 v2) v5))))))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (bvslt (_ bv0 56) v1))
(assert
 (let ((?x17840 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let (($x11528 (bvslt (_ bv0 56) v1)))
(let ((?x18710 (ite $x11528 v1 (_ bv0 56))))
(let ((?x27283 (bvadd ?x18710 v4)))
(let ((?x19254 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x1192 (bvshl ?x19254 ?x27283)))
(let ((?x33396 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x14786 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x9726 (bvadd ?x14786 v5)))
(let ((?x13224 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x14579 (bvshl ?x13224 ?x9726)))
(let ((?x8666 (bvand v6 ?x14579)))
(let ((?x31131 (bvashr ?x8666 ?x14786)))
(let ((?x34916 (bvshl ?x31131 ?x33396)))
(let ((?x21688 (bvxor v6 ?x34916)))
(let ((?x38108 (bvand ?x21688 ?x1192)))
(let ((?x1942 (bvashr ?x38108 ?x18710)))
(let ((?x5391 (bvshl ?x1942 ?x17840)))
(let ((?x22582 (bvadd v4 v1)))
(let ((?x14225 (bvshl ?x19254 ?x22582)))
(let ((?x5771 (bvshl ?x13224 v5)))
(let ((?x31375 (bvand v6 ?x5771)))
(let ((?x18327 (bvashr ?x31375 v3)))
(let ((?x25124 (bvxor v6 ?x18327)))
(let ((?x11133 (bvand ?x25124 ?x14225)))
(let ((?x19657 (bvashr ?x11133 v1)))
(let (($x24860 (bvsle (_ bv0 56) v0)))
(let (($x35370 (bvsle (_ bv0 56) v3)))
(let (($x12188 (bvsle (_ bv0 56) v6)))
(let (($x34565 (bvsle (_ bv0 56) v5)))
(let (($x32622 (bvsle (_ bv0 56) v2)))
(let (($x3973 (and (= (bvxor ?x25124 ?x19657) (bvxor ?x21688 ?x5391)) $x32622 (bvsle (_ bv0 56) ?x13224) $x34565 $x12188 (bvsle (_ bv0 56) ?x5771) (bvsle (_ bv0 56) ?x31375) $x35370 (bvsle (_ bv0 56) ?x18327) $x24860 (bvsle (_ bv0 56) ?x19254) (bvsle (_ bv0 56) ?x22582) (bvsle (_ bv0 56) ?x25124) (bvsle (_ bv0 56) ?x14225) (bvsle (_ bv0 56) ?x11133) (bvsle (_ bv0 56) v1) (bvsle (_ bv0 56) ?x19657) (bvsle (_ bv0 56) ?x9726) (bvsle (_ bv0 56) ?x14579) (bvsle (_ bv0 56) ?x8666) (bvsle (_ bv0 56) ?x14786) (bvsle (_ bv0 56) ?x31131) (bvsle (_ bv0 56) ?x33396) (bvsle (_ bv0 56) ?x34916) (bvsle (_ bv0 56) ?x27283) (bvsle (_ bv0 56) ?x21688) (bvsle (_ bv0 56) ?x1192) (bvsle (_ bv0 56) ?x38108) (bvsle (_ bv0 56) ?x18710) (bvsle (_ bv0 56) ?x1942) (bvsle (_ bv0 56) ?x17840) (bvsle (_ bv0 56) ?x5391))))
(not $x3973))))))))))))))))))))))))))))))))))
(check-sat)
