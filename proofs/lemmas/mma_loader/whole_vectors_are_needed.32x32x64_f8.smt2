; mma_loader.whole_vectors_are_needed/32x32x64_f8
; e2ada27762d9b851849efa142848528d3d9e02dec84e9875cc0193515b741851
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
