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
 (let ((?x3741 (bvmul (_ bv8 34) odd)))
(let ((?x28524 (bvshl scale_3 (_ bv24 34))))
(let ((?x18136 (bvshl scale_2 (_ bv16 34))))
(let ((?x22358 (bvshl scale_1 (_ bv8 34))))
(let ((?x15315 (bvor (_ bv0 34) scale_0)))
(let ((?x7252 (bvor ?x15315 ?x22358)))
(let ((?x20681 (bvor ?x7252 ?x18136)))
(let ((?x36626 (bvor ?x20681 ?x28524)))
(let ((?x37419 (bvashr ?x36626 ?x3741)))
(let (($x8004 (bvsle (_ bv0 34) scale_3)))
(let (($x1025 (bvsle (_ bv0 34) scale_2)))
(let (($x21143 (bvsle (_ bv0 34) scale_1)))
(let (($x34783 (bvsle (_ bv0 34) scale_0)))
(let ((?x3393 (bvand (bvashr ?x36626 (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) k_half) odd))) (_ bv255 34))))
(let (($x2071 (and (= (bvand (bvashr ?x37419 (bvmul (_ bv16 34) k_half)) (_ bv255 34)) ?x3393) $x34783 $x21143 (bvsle (_ bv0 34) ?x15315) (bvsle (_ bv0 34) ?x22358) $x1025 (bvsle (_ bv0 34) ?x7252) (bvsle (_ bv0 34) ?x18136) $x8004 (bvsle (_ bv0 34) ?x20681) (bvsle (_ bv0 34) ?x28524) (bvsle (_ bv0 34) ?x36626) (bvsle (_ bv0 34) ?x3741) (bvsle (_ bv0 34) ?x37419) (bvsle (_ bv0 34) (bvmul (_ bv16 34) k_half)) (bvsle (_ bv0 34) (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) k_half) odd))))))
(not $x2071)))))))))))))))))
(check-sat)
