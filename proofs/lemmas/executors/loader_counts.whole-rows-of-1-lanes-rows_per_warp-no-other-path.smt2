; executors.loader_counts/whole rows of 1 lanes, rows_per_warp, no other path
; cf82f7bb0bd8e67be7bed66bcd2220fa7812edaad04328518322365331c294e6
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
