; executors.loader_counts/whole rows of 64 lanes, num_warp_cols
; 88a52fd57321eb07a63f1cb22ad1665003caa6bd2c2bc7fef4a51f49f1b4540e
; 2 lemmas, each unsat

(reset)
; 64*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)
