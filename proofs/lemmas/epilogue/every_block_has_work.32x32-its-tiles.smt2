; epilogue.every_block_has_work/32x32, its tiles
; 6b53b3966011f3d408bb93c87d4071b76c518077c6a551e29d30aaf9a3aec069
; 10 lemmas, each unsat

(reset)
; ((M - 1) div (32*warps_m*tiles_m)) - any_block >= 0
(declare-const m0 Real) ; warps_m*tiles_m*((M - 1) div (32*warps_m*tiles_m))
(declare-const m1 Real) ; M
(declare-const m2 Real) ; ((M - 1) mod (32*warps_m*tiles_m))
(declare-const m3 Real) ; warps_m*tiles_m
(declare-const m4 Real) ; warps_m*tiles_m*any_block
(assert (= (+ 1 (* 32 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m3) (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 32) m4) m1) 0)) ; given
(assert (>= (+ (* (- 1) m3) (* (- 1) m0) m4) 0)) ; negated target, times warps_m*tiles_m
(check-sat)

(reset)
; 32*tiles_m - 1 >= 0
(declare-const m0 Real) ; tiles_m
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*warps_m - 1 >= 0
(declare-const m0 Real) ; warps_m
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*warps_m*tiles_m - 1 >= 0
(declare-const m0 Real) ; warps_m*tiles_m
(declare-const m1 Real) ; tiles_m
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_m
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m*tiles_m
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m*tiles_m
(declare-const m1 Real) ; warps_m*tiles_m*any_block
(assert (>= (+ (- 1) m0) 0)) ; tighten
(assert (>= (* 32 m1) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; given, times warps_m*tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m*tiles_m*((M - 1) div (32*warps_m*tiles_m))
(declare-const m1 Real) ; M
(declare-const m2 Real) ; ((M - 1) mod (32*warps_m*tiles_m))
(declare-const m3 Real) ; warps_m*tiles_m*any_block
(assert (= (+ 1 (* 32 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (* 32 m3) (* (- 1) m1)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m3)) 0)) ; given, times warps_m*tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m*tiles_m*any_block
(assert (>= (+ (- 1) (* (- 32) m0)) 0)) ; given
(assert (>= m0 0)) ; given, times warps_m*tiles_m
(check-sat)
