; executors.tile_loader_offsets/whole rows of 2 lanes
; 29e8dbf3a42d9cdbc4e769a5f3bf0fb42c338084af6c4f6045bfd025c8d53602
; 4 lemmas, each unsat

(reset)
; 2*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 2) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)
