; executors.loader_refuses/1 elements a load, no other path
; 164c48ac5d5929e80e8c420530bbd7c02e95d7cf067494764a13e2e8401336a7
; 9 lemmas, each unsat

(reset)
; (tile_cols div 32) - 1 >= 0
(declare-const m0 Real) ; (tile_cols div 32)
(declare-const m1 Real) ; tile_cols
(declare-const m2 Real) ; (tile_cols mod 32)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 32) m1) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (tile_cols div 32)
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (tile_cols div 32)
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(declare-const m1 Real) ; tile_cols*(64 div tile_cols)
(declare-const m2 Real) ; (64 mod tile_cols)
(declare-const m3 Real) ; tile_cols*((64*warps) div tile_cols)
(declare-const m4 Real) ; ((64*warps) mod tile_cols)
(declare-const m5 Real) ; tile_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (+ (- 64) m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ m3 (* (- 64) m0) m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (>= (* (- 1) m3) 0)) ; given, times tile_cols
(assert (>= (+ (* (- 1) m5) m1) 0)) ; given, times tile_cols
(check-sat)

(reset)
; tile_cols >= 0
(declare-const m0 Real) ; tile_cols
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
