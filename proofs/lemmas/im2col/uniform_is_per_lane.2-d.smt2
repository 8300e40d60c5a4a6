; im2col.uniform_is_per_lane/2-D
; c7a1e6ca0857cf4190a72dc3266c85f51cd23f7bd5d3c52f068b927997213d67
; 10 lemmas, each unsat

(reset)
; -C/tile_cols*tile_cols*((k_base/tile_cols) div (C/tile_cols)) + tile_cols*k_base/tile_cols - tile_cols*((k_base/tile_cols) mod (C/tile_cols)) >= 0
(declare-const m0 Real) ; C/tile_cols*tile_cols*((k_base/tile_cols) div (C/tile_cols))
(declare-const m1 Real) ; tile_cols*k_base/tile_cols
(declare-const m2 Real) ; tile_cols*((k_base/tile_cols) mod (C/tile_cols))
(assert (>= (+ (- 1) m0 (* (- 1) m1) m2) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times tile_cols
(check-sat)

(reset)
; C/tile_cols - 1 >= 0
(declare-const m0 Real) ; C/tile_cols*tile_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; negated target, times tile_cols
(check-sat)

(reset)
; C/tile_cols*tile_cols - tile_cols*((k_base/tile_cols) mod (C/tile_cols)) - 1 >= 0
(declare-const m0 Real) ; C/tile_cols*tile_cols
(declare-const m1 Real) ; tile_cols*((k_base/tile_cols) mod (C/tile_cols))
(declare-const m2 Real) ; tile_cols
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) m2) 0)) ; given
(assert (>= (+ m0 (* (- 1) m2) (* (- 1) m1)) 0)) ; euclid, times tile_cols
(check-sat)

(reset)
; C/tile_cols*tile_cols - tile_cols*((k_base/tile_cols) mod (C/tile_cols)) - col - 1 >= 0
(declare-const m0 Real) ; C/tile_cols*tile_cols
(declare-const m1 Real) ; tile_cols*((k_base/tile_cols) mod (C/tile_cols))
(declare-const m2 Real) ; col
(declare-const m3 Real) ; tile_cols
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m3) (* (- 1) m1)) 0)) ; euclid, times tile_cols
(check-sat)

(reset)
; C/tile_cols*tile_cols*((k_base/tile_cols) div (C/tile_cols)) - tile_cols*k_base/tile_cols + tile_cols*((k_base/tile_cols) mod (C/tile_cols)) >= 0
(declare-const m0 Real) ; C/tile_cols*tile_cols*((k_base/tile_cols) div (C/tile_cols))
(declare-const m1 Real) ; tile_cols*k_base/tile_cols
(declare-const m2 Real) ; tile_cols*((k_base/tile_cols) mod (C/tile_cols))
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid, times tile_cols
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C/tile_cols*tile_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; S
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; tile_cols*((k_base/tile_cols) mod (C/tile_cols)) + col >= 0
(declare-const m0 Real) ; tile_cols*((k_base/tile_cols) mod (C/tile_cols))
(declare-const m1 Real) ; col
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; tile_cols*((k_base/tile_cols) mod (C/tile_cols)) >= 0
(declare-const m0 Real) ; tile_cols*((k_base/tile_cols) mod (C/tile_cols))
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid, times tile_cols
(check-sat)
