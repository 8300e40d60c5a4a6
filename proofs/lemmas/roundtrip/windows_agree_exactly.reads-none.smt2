; roundtrip.windows_agree_exactly/reads none
; ed54929102273629f251a13fefb33682a4e2a3b51dcb7a008262a45b70fc6f61
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits
; v1 is shift
; v2 is base
; v3 is a
; v4 is c
; v5 is vector
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 34))
(declare-fun v1 () (_ BitVec 34))
(declare-fun v2 () (_ BitVec 34))
(declare-fun v3 () (_ BitVec 34))
(declare-fun v4 () (_ BitVec 34))
(declare-fun v5 () (_ BitVec 34))
(assert
 (bvsle (_ bv1 34) v0))
(assert
 (bvsgt (_ bv8 34) v0))
(assert
 (bvsle v0 v1))
(assert
 (bvslt v1 (bvadd (bvmul (_ bv17179869183 34) v0) (_ bv15 34))))
(assert
 (bvsle (_ bv0 34) v2))
(assert
 (bvslt v2 (bvadd (bvadd (bvmul (_ bv17179869183 34) v0) (bvmul (_ bv17179869183 34) v1)) (_ bv15 34))))
(assert
 (bvsle (_ bv0 34) v3))
(assert
 (bvsgt (_ bv15 34) v3))
(assert
 (bvsle (_ bv0 34) v4))
(assert
 (bvsgt (_ bv15 34) v4))
(assert
 (bvsle (_ bv0 34) v5))
(assert
 (bvsgt (_ bv16384 34) v5))
(assert
 (let ((?x10872 (ite (bvslt (_ bv0 34) v1) v1 (_ bv0 34))))
 (let ((?x7656 (bvadd ?x10872 v2)))
 (let ((?x4037 (ite (bvsle v3 v4) v3 v4)))
 (let ((?x2349 (bvadd (bvadd v3 v4) (bvmul (_ bv17179869183 34) ?x4037))))
 (let ((?x28674 (bvadd ?x7656 v0)))
 (bvsle (ite (bvsle ?x28674 ?x2349) ?x28674 ?x2349) (ite (bvslt ?x7656 ?x4037) ?x4037 ?x7656))))))))
(assert
 (let ((?x920 (bvmul (_ bv17179869183 34) v1)))
(let ((?x5988 (ite (bvsgt (_ bv0 34) v1) ?x920 (_ bv0 34))))
(let ((?x10872 (ite (bvslt (_ bv0 34) v1) v1 (_ bv0 34))))
(let ((?x7656 (bvadd ?x10872 v2)))
(let ((?x5157 (bvadd (bvshl (_ bv1 34) v0) (_ bv17179869183 34))))
(let ((?x20741 (bvshl ?x5157 ?x7656)))
(let ((?x2985 (bvadd (bvshl (_ bv1 34) v3) (_ bv17179869183 34))))
(let ((?x3737 (bvadd (bvshl (_ bv1 34) v4) (_ bv17179869183 34))))
(let ((?x4110 (bvand v5 ?x3737)))
(let ((?x28953 (bvand ?x4110 ?x20741)))
(let ((?x24449 (bvashr ?x28953 ?x10872)))
(let ((?x27973 (bvshl ?x24449 ?x5988)))
(let ((?x22384 (bvadd (bvadd v5 (bvmul (_ bv17179869183 34) ?x4110)) (bvxor ?x4110 ?x27973))))
(let ((?x19914 (bvand ?x22384 ?x2985)))
(let ((?x8738 (bvand ?x19914 ?x20741)))
(let ((?x20382 (bvashr ?x8738 ?x10872)))
(let ((?x13519 (bvshl ?x20382 ?x5988)))
(let (($x27468 (bvsle (_ bv0 34) v3)))
(let (($x9713 (bvsle (_ bv0 34) v5)))
(let (($x23625 (bvsle (_ bv0 34) v4)))
(let (($x9163 (and (= (bvadd (bvadd ?x22384 (bvmul (_ bv17179869183 34) ?x19914)) (bvxor ?x19914 ?x13519)) v5) $x23625 $x9713 (bvsle (_ bv0 34) ?x3737) (bvsle (_ bv0 34) v0) (bvsle (_ bv0 34) ?x5157) (bvsle (_ bv0 34) ?x7656) (bvsle (_ bv0 34) ?x4110) (bvsle (_ bv0 34) ?x20741) (bvsle (_ bv0 34) ?x28953) (bvsle (_ bv0 34) ?x10872) (bvsle (_ bv0 34) ?x24449) (bvsle (_ bv0 34) ?x5988) (bvsle (_ bv0 34) ?x27973) $x27468 (bvsle (_ bv0 34) ?x22384) (bvsle (_ bv0 34) ?x2985) (bvsle (_ bv0 34) ?x19914) (bvsle (_ bv0 34) ?x8738) (bvsle (_ bv0 34) ?x20382) (bvsle (_ bv0 34) ?x13519))))
(not $x9163)))))))))))))))))))))))
(check-sat)
