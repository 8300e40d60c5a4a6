; im2col.lds_image_is_documented/one warp column
; 3bcb56a2e666ee9497221197a99130a415797a722aec85472517757afd2a5716
; 9 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*num_warp_cols*threads_per_row*load_width*rows_per_warp*(warp div num_warp_cols)
(declare-const m1 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp*warp
(declare-const m2 Real) ; num_warp_cols*threads_per_row*load_width*(lane div threads_per_row)
(declare-const m3 Real) ; threads_per_row*load_width*(warp mod num_warp_cols)
(declare-const m4 Real) ; load_width*lane
(declare-const m5 Real) ; load_width*(lane mod threads_per_row)
(declare-const m6 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp*(warp mod num_warp_cols)
(declare-const m7 Real) ; num_warp_cols*threads_per_row*load_width
(declare-const m8 Real) ; threads_per_row*load_width
(declare-const m9 Real) ; threads_per_row*load_width*(lane div threads_per_row)
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2 m3 (* (- 1) m4) m5) 0)) ; given
(assert (= (+ m0 (* (- 1) m1) m6) 0)) ; euclid, times num_warp_cols*threads_per_row*load_width*rows_per_warp
(assert (>= (+ m7 (* (- 1) m8) (* (- 1) m3)) 0)) ; euclid, times threads_per_row*load_width
(assert (= (+ m9 (* (- 1) m4) m5) 0)) ; euclid, times load_width
(assert (= (+ (* (- 1) m2) m9) 0)) ; given, times threads_per_row*load_width*(lane div threads_per_row)
(assert (>= m6 0)) ; euclid, times num_warp_cols*threads_per_row*load_width*rows_per_warp
(assert (= (+ (* (- 1) m7) m8) 0)) ; given, times threads_per_row*load_width
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*num_warp_cols*threads_per_row*load_width*rows_per_warp*(warp div num_warp_cols)
(declare-const m1 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp*warp
(declare-const m2 Real) ; num_warp_cols*threads_per_row*load_width*(lane div threads_per_row)
(declare-const m3 Real) ; threads_per_row*load_width*(warp mod num_warp_cols)
(declare-const m4 Real) ; load_width*lane
(declare-const m5 Real) ; load_width*(lane mod threads_per_row)
(declare-const m6 Real) ; threads_per_row*load_width*(lane div threads_per_row)
(declare-const m7 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp*(warp mod num_warp_cols)
(declare-const m8 Real) ; num_warp_cols*num_warp_cols*threads_per_row*load_width*rows_per_warp
(declare-const m9 Real) ; num_warp_cols*threads_per_row*load_width*rows_per_warp
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2) (* (- 1) m3) m4 (* (- 1) m5)) 0)) ; given
(assert (= (+ (* (- 1) m2) m6) 0)) ; given, times threads_per_row*load_width*(lane div threads_per_row)
(assert (= (+ m0 (* (- 1) m1) m7) 0)) ; euclid, times num_warp_cols*threads_per_row*load_width*rows_per_warp
(assert (>= m3 0)) ; euclid, times threads_per_row*load_width
(assert (= (+ m6 (* (- 1) m4) m5) 0)) ; euclid, times load_width
(assert (>= (+ m8 (* (- 1) m9) (* (- 1) m7)) 0)) ; euclid, times num_warp_cols*threads_per_row*load_width*rows_per_warp
(assert (= (+ (* (- 1) m8) m9) 0)) ; given, times num_warp_cols*threads_per_row*load_width*rows_per_warp
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
(declare-const m1 Real) ; threads_per_row
(declare-const m2 Real) ; num_warp_cols*threads_per_row
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0) 0)) ; given, times num_warp_cols*threads_per_row
(assert (>= (+ m2 (* (- 1) m1)) 0)) ; given, times threads_per_row
(check-sat)
