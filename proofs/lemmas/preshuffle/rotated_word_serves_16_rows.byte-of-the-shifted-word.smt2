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
 (let ((?x18954 (bvmul (_ bv8 34) v4)))
(let ((?x9980 (bvshl v3 (_ bv24 34))))
(let ((?x22627 (bvshl v2 (_ bv16 34))))
(let ((?x21071 (bvshl v1 (_ bv8 34))))
(let ((?x27589 (bvor (_ bv0 34) v0)))
(let ((?x5385 (bvor ?x27589 ?x21071)))
(let ((?x19571 (bvor ?x5385 ?x22627)))
(let ((?x367 (bvor ?x19571 ?x9980)))
(let ((?x21683 (bvashr ?x367 ?x18954)))
(let (($x21650 (bvsle (_ bv0 34) v3)))
(let (($x24405 (bvsle (_ bv0 34) v2)))
(let (($x29582 (bvsle (_ bv0 34) v1)))
(let (($x21139 (bvsle (_ bv0 34) v0)))
(let ((?x2474 (bvand (bvashr ?x367 (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) v5) v4))) (_ bv255 34))))
(let (($x3758 (and (= (bvand (bvashr ?x21683 (bvmul (_ bv16 34) v5)) (_ bv255 34)) ?x2474) $x21139 $x29582 (bvsle (_ bv0 34) ?x27589) (bvsle (_ bv0 34) ?x21071) $x24405 (bvsle (_ bv0 34) ?x5385) (bvsle (_ bv0 34) ?x22627) $x21650 (bvsle (_ bv0 34) ?x19571) (bvsle (_ bv0 34) ?x9980) (bvsle (_ bv0 34) ?x367) (bvsle (_ bv0 34) ?x18954) (bvsle (_ bv0 34) ?x21683) (bvsle (_ bv0 34) (bvmul (_ bv16 34) v5)) (bvsle (_ bv0 34) (bvmul (_ bv8 34) (bvadd (bvmul (_ bv2 34) v5) v4))))))
(not $x3758)))))))))))))))))
(check-sat)
