; executors.tile_loader_offsets/whole rows of 2 lanes, iterations, no other path
; 829fd6c7c3303828d4a404e5ab4a800b3fe6561b807cc48740ed3e9a7cba8053
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 2) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
