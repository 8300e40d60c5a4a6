; preshuffle.rotated_word_serves_16_rows/byte of the shifted word
; a96f19564bee4574904823c107107bbde46ebbc67bdf26eefec4f73e7b49bc6a
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun scale_0 () (_ BitVec 34))
(declare-fun scale_1 () (_ BitVec 34))
(declare-fun scale_2 () (_ BitVec 34))
(declare-fun scale_3 () (_ BitVec 34))
(declare-fun odd () (_ BitVec 34))
(declare-fun k_half () (_ BitVec 34))
(assert
 (bvsle (_ bv0 34) scale_0))
(assert
 (bvsgt (_ bv256 34) scale_0))
(assert
 (bvsle (_ bv0 34) scale_1))
(assert
 (bvsgt (_ bv256 34) scale_1))
(assert
 (bvsle (_ bv0 34) scale_2))
(assert
 (bvsgt (_ bv256 34) scale_2))
(assert
 (bvsle (_ bv0 34) scale_3))
(assert
 (bvsgt (_ bv256 34) scale_3))
(assert
 (bvsle (_ bv0 34) odd))
(assert
 (bvsgt (_ bv2 34) odd))
(assert
 (bvsle (_ bv0 34) k_half))
(assert
 (bvsgt (_ bv2 34) k_half))
(assert
 (let ((?x1598 (bvmul (_ bv8 34) odd)))
(let ((?x1668 (bvshl scale_3 (_ bv24 34))))
(let ((?x30012 (bvshl scale_2 (_ bv16 34))))
(let ((?x35590 (bvshl scale_1 (_ bv8 34))))
(let ((?x16774 (bvor (_ bv0 34) scale_0)))
(let ((?x40121 (bvor ?x16774 ?x35590)))
(let ((?x34506 (bvor ?x40121 ?x30012)))
(let ((?x6786 (bvor ?x34506 ?x1668)))
(let ((?x33234 (bvashr ?x6786 ?x1598)))
(let (($x31586 (bvsle (_ bv0 34) scale_3)))
(let (($x31676 (bvsle (_ bv0 34) scale_2)))
(let (($x11611 (bvsle (_ bv0 34) scale_1)))
(let (($x15377 (bvsle (_ bv0 34) scale_0)))
(let ((?x2234 (bvand (bvashr ?x6786 (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) k_half) odd))) (_ bv255 34))))
(let (($x39527 (and (= (bvand (bvashr ?x33234 (bvmul (_ bv16 34) k_half)) (_ bv255 34)) ?x2234) $x15377 $x11611 (bvsle (_ bv0 34) ?x16774) (bvsle (_ bv0 34) ?x35590) $x31676 (bvsle (_ bv0 34) ?x40121) (bvsle (_ bv0 34) ?x30012) $x31586 (bvsle (_ bv0 34) ?x34506) (bvsle (_ bv0 34) ?x1668) (bvsle (_ bv0 34) ?x6786) (bvsle (_ bv0 34) ?x1598) (bvsle (_ bv0 34) ?x33234) (bvsle (_ bv0 34) (bvmul (_ bv16 34) k_half)) (bvsle (_ bv0 34) (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) k_half) odd))))))
(not $x39527)))))))))))))))))
(check-sat)
