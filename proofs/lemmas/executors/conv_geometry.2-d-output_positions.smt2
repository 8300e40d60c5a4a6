; executors.conv_geometry/2-D, output_positions
; 60817816c15483b38508ab9bbf7d3c718d81af56f02dff1ecfe51a3ad74e3368
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; stride_h
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; stride_w
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
