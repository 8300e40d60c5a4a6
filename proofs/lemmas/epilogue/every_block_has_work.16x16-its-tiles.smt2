; epilogue.every_block_has_work/16x16, its tiles
; f8d040e53b5d75931b896720a2ce515dc130b4d11695c6bd1a0071791b8e67bf
; 10 lemmas, each unsat

(reset)
; ((M - 1) div (16*warps_m*tiles_m)) - any_block >= 0
(declare-const m0 Real) ; warps_m*tiles_m*((M - 1) div (16*warps_m*tiles_m))
(declare-const m1 Real) ; M
(declare-const m2 Real) ; ((M - 1) mod (16*warps_m*tiles_m))
(declare-const m3 Real) ; warps_m*tiles_m
(declare-const m4 Real) ; warps_m*tiles_m*any_block
(assert (= (+ 1 (* 16 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 16 m3) (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 16) m4) m1) 0)) ; given
(assert (>= (+ (* (- 1) m3) (* (- 1) m0) m4) 0)) ; negated target, times warps_m*tiles_m
(check-sat)

(reset)
; 16*tiles_m - 1 >= 0
(declare-const m0 Real) ; tiles_m
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*warps_m - 1 >= 0
(declare-const m0 Real) ; warps_m
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*warps_m*tiles_m - 1 >= 0
(declare-const m0 Real) ; warps_m*tiles_m
(declare-const m1 Real) ; tiles_m
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_m
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m*tiles_m
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m*tiles_m
(declare-const m1 Real) ; warps_m*tiles_m*any_block
(assert (>= (+ (- 1) m0) 0)) ; tighten
(assert (>= (* 16 m1) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; given, times warps_m*tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m*tiles_m*((M - 1) div (16*warps_m*tiles_m))
(declare-const m1 Real) ; M
(declare-const m2 Real) ; ((M - 1) mod (16*warps_m*tiles_m))
(declare-const m3 Real) ; warps_m*tiles_m*any_block
(assert (= (+ 1 (* 16 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (* 16 m3) (* (- 1) m1)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m3)) 0)) ; given, times warps_m*tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m*tiles_m*any_block
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; given
(assert (>= m0 0)) ; given, times warps_m*tiles_m
(check-sat)
