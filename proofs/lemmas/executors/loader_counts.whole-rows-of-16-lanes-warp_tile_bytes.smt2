; executors.loader_counts/whole rows of 16 lanes, warp_tile_bytes
; d38494a108a061ace8e56eeb58db375aa801a40ec17b76da513bc5f626c33fa0
; 2 lemmas, each unsat

(reset)
; 16*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)
