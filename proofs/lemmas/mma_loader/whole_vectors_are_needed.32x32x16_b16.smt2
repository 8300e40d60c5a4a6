; mma_loader.whole_vectors_are_needed/32x32x16_b16
; eca0f94c5d45b5f693fb071edc0f7910d51d5f3384d8543ceeca7bcdac13821d
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK div 8)
(declare-const m2 Real) ; (BK mod 8)
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) (* 8 m1)) 0)) ; given
(assert (>= (+ (- 1) m2) 0)) ; given
(check-sat)
