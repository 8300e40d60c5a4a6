; block_scaled.writers_reach_every_row/otherwise the last row is missed
; 3bbcebf603cc587bd876b1737991dfb0c46e478b9ca2fac2c0605f6e23dde661
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_thread_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows
(declare-const m1 Real) ; load_thread_rows*(rows div load_thread_rows)
(declare-const m2 Real) ; (rows mod load_thread_rows)
(declare-const m3 Real) ; load_thread_rows*((rows - 1) div load_thread_rows)
(declare-const m4 Real) ; ((rows - 1) mod load_thread_rows)
(declare-const m5 Real) ; load_thread_rows
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (= (+ 1 (* (- 1) m0) m3 m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ (* (- 1) m5) m1 (* (- 1) m3)) 0)) ; given, times load_thread_rows
(check-sat)
