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
 (let ((?x80241 (bvmul (_ bv8 34) odd)))
(let ((?x85734 (bvshl scale_3 (_ bv24 34))))
(let ((?x85027 (bvshl scale_2 (_ bv16 34))))
(let ((?x910 (bvshl scale_1 (_ bv8 34))))
(let ((?x38385 (bvor (_ bv0 34) scale_0)))
(let ((?x60175 (bvor ?x38385 ?x910)))
(let ((?x21198 (bvor ?x60175 ?x85027)))
(let ((?x50068 (bvor ?x21198 ?x85734)))
(let ((?x24675 (bvashr ?x50068 ?x80241)))
(let (($x38793 (bvsle (_ bv0 34) scale_3)))
(let (($x85030 (bvsle (_ bv0 34) scale_2)))
(let (($x67947 (bvsle (_ bv0 34) scale_1)))
(let (($x6845 (bvsle (_ bv0 34) scale_0)))
(let ((?x86853 (bvand (bvashr ?x50068 (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) k_half) odd))) (_ bv255 34))))
(let (($x85427 (and (= (bvand (bvashr ?x24675 (bvmul (_ bv16 34) k_half)) (_ bv255 34)) ?x86853) $x6845 $x67947 (bvsle (_ bv0 34) ?x38385) (bvsle (_ bv0 34) ?x910) $x85030 (bvsle (_ bv0 34) ?x60175) (bvsle (_ bv0 34) ?x85027) $x38793 (bvsle (_ bv0 34) ?x21198) (bvsle (_ bv0 34) ?x85734) (bvsle (_ bv0 34) ?x50068) (bvsle (_ bv0 34) ?x80241) (bvsle (_ bv0 34) ?x24675) (bvsle (_ bv0 34) (bvmul (_ bv16 34) k_half)) (bvsle (_ bv0 34) (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) k_half) odd))))))
(not $x85427)))))))))))))))))
(check-sat)
