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
 (let ((?x28475 (ite (bvslt (_ bv0 34) v1) v1 (_ bv0 34))))
 (let ((?x17633 (bvadd ?x28475 v2)))
 (let ((?x19103 (ite (bvsle v3 v4) v3 v4)))
 (let ((?x20441 (bvadd (bvadd v3 v4) (bvmul (_ bv17179869183 34) ?x19103))))
 (let ((?x12803 (bvadd ?x17633 v0)))
 (bvsle (ite (bvsle ?x12803 ?x20441) ?x12803 ?x20441) (ite (bvslt ?x17633 ?x19103) ?x19103 ?x17633))))))))
(assert
 (let ((?x11776 (bvmul (_ bv17179869183 34) v1)))
(let ((?x1676 (ite (bvsgt (_ bv0 34) v1) ?x11776 (_ bv0 34))))
(let ((?x28475 (ite (bvslt (_ bv0 34) v1) v1 (_ bv0 34))))
(let ((?x17633 (bvadd ?x28475 v2)))
(let ((?x13191 (bvadd (bvshl (_ bv1 34) v0) (_ bv17179869183 34))))
(let ((?x20447 (bvshl ?x13191 ?x17633)))
(let ((?x21308 (bvadd (bvshl (_ bv1 34) v3) (_ bv17179869183 34))))
(let ((?x34409 (bvadd (bvshl (_ bv1 34) v4) (_ bv17179869183 34))))
(let ((?x19801 (bvand v5 ?x34409)))
(let ((?x27523 (bvand ?x19801 ?x20447)))
(let ((?x12470 (bvashr ?x27523 ?x28475)))
(let ((?x16448 (bvshl ?x12470 ?x1676)))
(let ((?x21745 (bvadd (bvadd v5 (bvmul (_ bv17179869183 34) ?x19801)) (bvxor ?x19801 ?x16448))))
(let ((?x4360 (bvand ?x21745 ?x21308)))
(let ((?x8139 (bvand ?x4360 ?x20447)))
(let ((?x29897 (bvashr ?x8139 ?x28475)))
(let ((?x19129 (bvshl ?x29897 ?x1676)))
(let (($x16733 (bvsle (_ bv0 34) v3)))
(let (($x8475 (bvsle (_ bv0 34) v5)))
(let (($x839 (bvsle (_ bv0 34) v4)))
(let (($x14165 (and (= (bvadd (bvadd ?x21745 (bvmul (_ bv17179869183 34) ?x4360)) (bvxor ?x4360 ?x19129)) v5) $x839 $x8475 (bvsle (_ bv0 34) ?x34409) (bvsle (_ bv0 34) v0) (bvsle (_ bv0 34) ?x13191) (bvsle (_ bv0 34) ?x17633) (bvsle (_ bv0 34) ?x19801) (bvsle (_ bv0 34) ?x20447) (bvsle (_ bv0 34) ?x27523) (bvsle (_ bv0 34) ?x28475) (bvsle (_ bv0 34) ?x12470) (bvsle (_ bv0 34) ?x1676) (bvsle (_ bv0 34) ?x16448) $x16733 (bvsle (_ bv0 34) ?x21745) (bvsle (_ bv0 34) ?x21308) (bvsle (_ bv0 34) ?x4360) (bvsle (_ bv0 34) ?x8139) (bvsle (_ bv0 34) ?x29897) (bvsle (_ bv0 34) ?x19129))))
(not $x14165)))))))))))))))))))))))
(check-sat)
