; epilogue.every_block_has_work/32x32
; 45b39066420eaac360940535d851fdb66b64e5c97cb9ad3fbcc81927c479d203
; 5 lemmas, each unsat

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
(declare-const m0 Real) ; warps_m*tiles_m
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m*tiles_m*((M - 1) div (32*warps_m*tiles_m))
(declare-const m1 Real) ; M
(declare-const m2 Real) ; ((M - 1) mod (32*warps_m*tiles_m))
(declare-const m3 Real) ; warps_m*tiles_m*block_m
(assert (= (+ 1 (* 32 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (* 32 m3) (* (- 1) m1)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m3)) 0)) ; rewrite, times warps_m*tiles_m
(check-sat)
