; mma_loader.whole_vectors_are_needed/16x16x128_f8
; 9838de4c53aae79b13f6de08f2103ee7dfd4e1f00c16a7f1763ee1ddd41a7835
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK div 16)
(declare-const m2 Real) ; (BK mod 16)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) (* 16 m1)) 0)) ; given
(assert (>= (+ (- 1) m2) 0)) ; given
(check-sat)
