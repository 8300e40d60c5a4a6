; executors.block_scaled_fragments/written, no other path
; 24b8c058010809adc358a962a4539ea4316f20ffa678a1fe61bad906be207df1
; 6 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_k
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_m
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_m
(assert (>= (+ 4 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 5) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(assert (>= (+ 4 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 5) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_slots
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
