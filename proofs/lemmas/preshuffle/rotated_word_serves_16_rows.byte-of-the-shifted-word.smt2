; preshuffle.rotated_word_serves_16_rows/byte of the shifted word
; a96f19564bee4574904823c107107bbde46ebbc67bdf26eefec4f73e7b49bc6a
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is scale_0
; v1 is scale_1
; v2 is scale_2
; v3 is scale_3
; v4 is odd
; v5 is k_half
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 34))
(declare-fun v1 () (_ BitVec 34))
(declare-fun v2 () (_ BitVec 34))
(declare-fun v3 () (_ BitVec 34))
(declare-fun v4 () (_ BitVec 34))
(declare-fun v5 () (_ BitVec 34))
(assert
 (bvsle (_ bv0 34) v0))
(assert
 (bvsgt (_ bv256 34) v0))
(assert
 (bvsle (_ bv0 34) v1))
(assert
 (bvsgt (_ bv256 34) v1))
(assert
 (bvsle (_ bv0 34) v2))
(assert
 (bvsgt (_ bv256 34) v2))
(assert
 (bvsle (_ bv0 34) v3))
(assert
 (bvsgt (_ bv256 34) v3))
(assert
 (bvsle (_ bv0 34) v4))
(assert
 (bvsgt (_ bv2 34) v4))
(assert
 (bvsle (_ bv0 34) v5))
(assert
 (bvsgt (_ bv2 34) v5))
(assert
 (let ((?x7678 (bvmul (_ bv8 34) v4)))
(let ((?x3249 (bvshl v3 (_ bv24 34))))
(let ((?x6709 (bvshl v2 (_ bv16 34))))
(let ((?x18604 (bvshl v1 (_ bv8 34))))
(let ((?x16121 (bvor (_ bv0 34) v0)))
(let ((?x3841 (bvor ?x16121 ?x18604)))
(let ((?x113 (bvor ?x3841 ?x6709)))
(let ((?x28028 (bvor ?x113 ?x3249)))
(let ((?x19568 (bvashr ?x28028 ?x7678)))
(let (($x7007 (bvsle (_ bv0 34) v3)))
(let (($x30222 (bvsle (_ bv0 34) v2)))
(let (($x20760 (bvsle (_ bv0 34) v1)))
(let (($x7760 (bvsle (_ bv0 34) v0)))
(let ((?x7484 (bvand (bvashr ?x28028 (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) v5) v4))) (_ bv255 34))))
(let (($x2861 (and (= (bvand (bvashr ?x19568 (bvmul (_ bv16 34) v5)) (_ bv255 34)) ?x7484) $x7760 $x20760 (bvsle (_ bv0 34) ?x16121) (bvsle (_ bv0 34) ?x18604) $x30222 (bvsle (_ bv0 34) ?x3841) (bvsle (_ bv0 34) ?x6709) $x7007 (bvsle (_ bv0 34) ?x113) (bvsle (_ bv0 34) ?x3249) (bvsle (_ bv0 34) ?x28028) (bvsle (_ bv0 34) ?x7678) (bvsle (_ bv0 34) ?x19568) (bvsle (_ bv0 34) (bvmul (_ bv16 34) v5)) (bvsle (_ bv0 34) (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) v5) v4))))))
(not $x2861)))))))))))))))))
(check-sat)
