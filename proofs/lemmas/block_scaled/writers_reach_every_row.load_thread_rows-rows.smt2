; block_scaled.writers_reach_every_row/load_thread_rows | rows
; d3cd44bdc9cb7a95c0a41319375c8458b1387cf4a0a272fc6785f32a931f1d72
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_thread_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows/load_thread_rows
(declare-const m1 Real) ; (row div load_thread_rows)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; rows/load_thread_rows - (row div load_thread_rows) - 1 >= 0
(declare-const m0 Real) ; rows/load_thread_rows*load_thread_rows
(declare-const m1 Real) ; row
(declare-const m2 Real) ; load_thread_rows*(row div load_thread_rows)
(declare-const m3 Real) ; (row mod load_thread_rows)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times load_thread_rows
(check-sat)
