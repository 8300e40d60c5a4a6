; block_scaled.registers_are_distinct/B, in its own slot
; 05afc91ed0451071188109fce8d137a8e6fccc34456c1be1171adb3ec0377878
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; num_n*k_tile
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m0)) 0)) ; given
(assert (>= m1 0)) ; given, times num_n
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(declare-const m1 Real) ; n
(declare-const m2 Real) ; num_n*k_tile
(declare-const m3 Real) ; num_n*num_k
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ m2 (* (- 1) m3) m1) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m2) m3) 0)) ; given, times num_n
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n*k_tile
(declare-const m1 Real) ; num_n*num_k
(declare-const m2 Real) ; n
(declare-const m3 Real) ; num_n*num_k*num_slots
(declare-const m4 Real) ; num_n*num_k*slot
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m3) m4 m2) 0)) ; given
(assert (>= (+ (* (- 1) m1) m3 (* (- 1) m4)) 0)) ; given, times num_n*num_k
(check-sat)
