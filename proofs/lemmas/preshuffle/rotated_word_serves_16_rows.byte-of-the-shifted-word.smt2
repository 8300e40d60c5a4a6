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
 (let ((?x27990 (bvmul (_ bv8 34) odd)))
(let ((?x13441 (bvshl scale_3 (_ bv24 34))))
(let ((?x16547 (bvshl scale_2 (_ bv16 34))))
(let ((?x24585 (bvshl scale_1 (_ bv8 34))))
(let ((?x2415 (bvor (_ bv0 34) scale_0)))
(let ((?x3223 (bvor ?x2415 ?x24585)))
(let ((?x33655 (bvor ?x3223 ?x16547)))
(let ((?x3820 (bvor ?x33655 ?x13441)))
(let ((?x1961 (bvashr ?x3820 ?x27990)))
(let (($x13890 (bvsle (_ bv0 34) scale_3)))
(let (($x30398 (bvsle (_ bv0 34) scale_2)))
(let (($x8187 (bvsle (_ bv0 34) scale_1)))
(let (($x7438 (bvsle (_ bv0 34) scale_0)))
(let ((?x1038 (bvand (bvashr ?x3820 (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) k_half) odd))) (_ bv255 34))))
(let (($x11519 (and (= (bvand (bvashr ?x1961 (bvmul (_ bv16 34) k_half)) (_ bv255 34)) ?x1038) $x7438 $x8187 (bvsle (_ bv0 34) ?x2415) (bvsle (_ bv0 34) ?x24585) $x30398 (bvsle (_ bv0 34) ?x3223) (bvsle (_ bv0 34) ?x16547) $x13890 (bvsle (_ bv0 34) ?x33655) (bvsle (_ bv0 34) ?x13441) (bvsle (_ bv0 34) ?x3820) (bvsle (_ bv0 34) ?x27990) (bvsle (_ bv0 34) ?x1961) (bvsle (_ bv0 34) (bvmul (_ bv16 34) k_half)) (bvsle (_ bv0 34) (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) k_half) odd))))))
(not $x11519)))))))))))))))))
(check-sat)
