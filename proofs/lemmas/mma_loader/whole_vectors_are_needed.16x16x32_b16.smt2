; mma_loader.whole_vectors_are_needed/16x16x32_b16
; 339193e0b7ffe4758be9628694ad094066d8834906bc85abdb9d35a35d672161
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
