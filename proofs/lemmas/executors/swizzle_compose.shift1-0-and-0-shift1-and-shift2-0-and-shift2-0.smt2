; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and shift2 <= 0 and shift2 < 0
; ad215d07b83d9c142c01edb675f35e36a5b8903777bb748c6089464ec8676925
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
 (let ((?x1003 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x37086 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x28022 (bvadd ?x37086 ?x1003)))
 (bvsle v0 ?x28022)))))
(assert
 (let ((?x22029 (bvmul (_ bv72057594037927935 56) v3)))
 (let (($x11444 (bvsgt (_ bv0 56) v3)))
 (let ((?x24004 (ite $x11444 ?x22029 (_ bv0 56))))
 (let ((?x30564 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x20183 (bvadd ?x30564 ?x24004)))
 (bvsle v2 ?x20183)))))))
(assert
 (let ((?x1003 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x37086 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x28022 (bvadd ?x37086 ?x1003)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x28022 v0) v4))))))
(assert
 (let ((?x22029 (bvmul (_ bv72057594037927935 56) v3)))
 (let (($x11444 (bvsgt (_ bv0 56) v3)))
 (let ((?x24004 (ite $x11444 ?x22029 (_ bv0 56))))
 (let ((?x30564 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x20183 (bvadd ?x30564 ?x24004)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x20183 v2) v5))))))))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsgt (_ bv0 56) v3))
(assert
 (let ((?x22029 (bvmul (_ bv72057594037927935 56) v3)))
(let (($x11444 (bvsgt (_ bv0 56) v3)))
(let ((?x24004 (ite $x11444 ?x22029 (_ bv0 56))))
(let ((?x30564 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x2793 (bvadd ?x30564 v5)))
(let ((?x11174 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x7749 (bvshl ?x11174 ?x2793)))
(let ((?x1003 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x37086 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x3857 (bvadd ?x37086 v4)))
(let ((?x1127 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x25099 (bvshl ?x1127 ?x3857)))
(let ((?x6650 (bvand v6 ?x25099)))
(let ((?x14549 (bvashr ?x6650 ?x37086)))
(let ((?x34662 (bvshl ?x14549 ?x1003)))
(let ((?x4809 (bvxor v6 ?x34662)))
(let ((?x7907 (bvand ?x4809 ?x7749)))
(let ((?x36028 (bvashr ?x7907 ?x30564)))
(let ((?x10693 (bvshl ?x36028 ?x24004)))
(let ((?x25623 (bvshl ?x11174 v5)))
(let ((?x37242 (bvshl ?x1127 v4)))
(let ((?x27283 (bvand v6 ?x37242)))
(let ((?x29974 (bvashr ?x27283 v1)))
(let ((?x16373 (bvxor v6 ?x29974)))
(let ((?x179 (bvand ?x16373 ?x25623)))
(let ((?x6526 (bvshl ?x179 ?x22029)))
(let (($x4845 (bvsle (_ bv0 56) v5)))
(let (($x27012 (bvsle (_ bv0 56) v2)))
(let (($x33408 (bvsle (_ bv0 56) v1)))
(let (($x19254 (bvsle (_ bv0 56) v6)))
(let (($x19884 (bvsle (_ bv0 56) v4)))
(let (($x6401 (bvsle (_ bv0 56) v0)))
(let (($x3359 (and (= (bvxor ?x16373 ?x6526) (bvxor ?x4809 ?x10693)) $x6401 (bvsle (_ bv0 56) ?x1127) $x19884 $x19254 (bvsle (_ bv0 56) ?x37242) (bvsle (_ bv0 56) ?x27283) $x33408 (bvsle (_ bv0 56) ?x29974) $x27012 (bvsle (_ bv0 56) ?x11174) $x4845 (bvsle (_ bv0 56) ?x16373) (bvsle (_ bv0 56) ?x25623) (bvsle (_ bv0 56) ?x179) (bvsle (_ bv0 56) ?x22029) (bvsle (_ bv0 56) ?x6526) (bvsle (_ bv0 56) ?x3857) (bvsle (_ bv0 56) ?x25099) (bvsle (_ bv0 56) ?x6650) (bvsle (_ bv0 56) ?x37086) (bvsle (_ bv0 56) ?x14549) (bvsle (_ bv0 56) ?x1003) (bvsle (_ bv0 56) ?x34662) (bvsle (_ bv0 56) ?x2793) (bvsle (_ bv0 56) ?x4809) (bvsle (_ bv0 56) ?x7749) (bvsle (_ bv0 56) ?x7907) (bvsle (_ bv0 56) ?x30564) (bvsle (_ bv0 56) ?x36028) (bvsle (_ bv0 56) ?x24004) (bvsle (_ bv0 56) ?x10693))))
(not $x3359)))))))))))))))))))))))))))))))))))
(check-sat)
