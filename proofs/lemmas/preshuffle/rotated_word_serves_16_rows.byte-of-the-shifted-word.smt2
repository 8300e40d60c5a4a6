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
 (let ((?x39971 (bvmul (_ bv8 34) odd)))
(let ((?x31499 (bvshl scale_3 (_ bv24 34))))
(let ((?x34470 (bvshl scale_2 (_ bv16 34))))
(let ((?x41276 (bvshl scale_1 (_ bv8 34))))
(let ((?x26454 (bvor (_ bv0 34) scale_0)))
(let ((?x33234 (bvor ?x26454 ?x41276)))
(let ((?x9306 (bvor ?x33234 ?x34470)))
(let ((?x6807 (bvor ?x9306 ?x31499)))
(let ((?x17846 (bvashr ?x6807 ?x39971)))
(let (($x13270 (bvsle (_ bv0 34) scale_3)))
(let (($x16847 (bvsle (_ bv0 34) scale_2)))
(let (($x25951 (bvsle (_ bv0 34) scale_1)))
(let (($x29939 (bvsle (_ bv0 34) scale_0)))
(let ((?x7681 (bvand (bvashr ?x6807 (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) k_half) odd))) (_ bv255 34))))
(let (($x35666 (and (= (bvand (bvashr ?x17846 (bvmul (_ bv16 34) k_half)) (_ bv255 34)) ?x7681) $x29939 $x25951 (bvsle (_ bv0 34) ?x26454) (bvsle (_ bv0 34) ?x41276) $x16847 (bvsle (_ bv0 34) ?x33234) (bvsle (_ bv0 34) ?x34470) $x13270 (bvsle (_ bv0 34) ?x9306) (bvsle (_ bv0 34) ?x31499) (bvsle (_ bv0 34) ?x6807) (bvsle (_ bv0 34) ?x39971) (bvsle (_ bv0 34) ?x17846) (bvsle (_ bv0 34) (bvmul (_ bv16 34) k_half)) (bvsle (_ bv0 34) (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) k_half) odd))))))
(not $x35666)))))))))))))))))
(check-sat)
