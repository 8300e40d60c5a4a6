; im2col.tile_loaded_exactly_once/at most once
; e7cddc0b2ac3bba8ed99bd7a4fc00b56a93b94de4f60147ca1169122b14213a6
; 19 lemmas, each unsat

(reset)
; (lane div threads_per_row) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; threads_per_row*(lane div threads_per_row)
(declare-const m2 Real) ; (lane mod threads_per_row)
(declare-const m3 Real) ; threads_per_row
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times threads_per_row
(check-sat)

(reset)
; (lane mod threads_per_row)*load_width + element >= 0
(declare-const m0 Real) ; (lane mod threads_per_row)*load_width
(declare-const m1 Real) ; element
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; euclid, times load_width
(check-sat)

(reset)
; (warp div num_warp_cols) >= 0
(declare-const m0 Real) ; warp
(declare-const m1 Real) ; num_warp_cols*(warp div num_warp_cols)
(declare-const m2 Real) ; (warp mod num_warp_cols)
(declare-const m3 Real) ; num_warp_cols
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times num_warp_cols
(check-sat)

(reset)
; -(warp div num_warp_cols) + num_warp_rows - 1 >= 0
(declare-const m0 Real) ; warp
(declare-const m1 Real) ; num_warp_cols*num_warp_rows
(declare-const m2 Real) ; num_warp_cols*(warp div num_warp_cols)
(declare-const m3 Real) ; (warp mod num_warp_cols)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ m2 (* (- 1) m1)) 0)) ; negated target, times num_warp_cols
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*rows_per_warp
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*threads_per_row
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows_per_warp
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads_per_row
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads_per_row*load_width
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; num_warp_cols*rows_per_warp - (lane div threads_per_row) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*threads_per_row*rows_per_warp
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; threads_per_row*(lane div threads_per_row)
(declare-const m3 Real) ; (lane mod threads_per_row)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times threads_per_row
(check-sat)

(reset)
; num_warp_cols*rows_per_warp - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*rows_per_warp
(declare-const m1 Real) ; (lane div threads_per_row)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(check-sat)

(reset)
; num_warp_cols*threads_per_row - 1 >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; num_warp_cols*threads_per_row*rows_per_warp
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; negated target, times rows_per_warp
(check-sat)

(reset)
; num_warp_cols*threads_per_row*load_width - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*threads_per_row*load_width
(declare-const m1 Real) ; threads_per_row*load_width
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; combine
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times threads_per_row*load_width
(check-sat)

(reset)
; threads_per_row*load_width - (lane mod threads_per_row)*load_width - element - 1 >= 0
(declare-const m0 Real) ; threads_per_row*load_width
(declare-const m1 Real) ; (lane mod threads_per_row)*load_width
(declare-const m2 Real) ; element
(declare-const m3 Real) ; load_width
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* (- 1) m3)) 0)) ; euclid, times load_width
(check-sat)

(reset)
; threads_per_row*load_width - 1 >= 0
(declare-const m0 Real) ; threads_per_row*load_width
(declare-const m1 Real) ; load_width
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times load_width
(check-sat)
