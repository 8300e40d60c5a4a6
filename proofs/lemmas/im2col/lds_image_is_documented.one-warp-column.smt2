; im2col.lds_image_is_documented/one warp column
; 3bcb56a2e666ee9497221197a99130a415797a722aec85472517757afd2a5716
; 6 lemmas, each unsat

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
; contradiction
(declare-const m0 Real) ; threads_per_row*load_width*(lane div threads_per_row)
(declare-const m1 Real) ; load_width*lane
(declare-const m2 Real) ; load_width*(lane mod threads_per_row)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; given
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times load_width
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads_per_row*load_width*(lane div threads_per_row)
(declare-const m1 Real) ; load_width*lane
(declare-const m2 Real) ; load_width*(lane mod threads_per_row)
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; given
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times load_width
(check-sat)

(reset)
; threads_per_row*load_width - 1 >= 0
(declare-const m0 Real) ; threads_per_row*load_width
(declare-const m1 Real) ; load_width
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times load_width
(check-sat)
