; executors.loader_counts/whole rows of 4 lanes, num_iterations, no other path
; bc4024d44a9089adcec1d1044ad929eb0aed384dabe22bb7d7f8a940213780a9
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 4) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; rewrite
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
