; epilogue.every_block_has_work/16x16
; 33e1c5cea86d499d6ea64704b8278f00eac65168390a84ef7a0313f51a300afb
; 5 lemmas, each unsat

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
(declare-const m0 Real) ; warps_m*tiles_m
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m*tiles_m*((M - 1) div (16*warps_m*tiles_m))
(declare-const m1 Real) ; M
(declare-const m2 Real) ; ((M - 1) mod (16*warps_m*tiles_m))
(declare-const m3 Real) ; warps_m*tiles_m*block_m
(assert (= (+ 1 (* 16 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (* 16 m3) (* (- 1) m1)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m3)) 0)) ; rewrite, times warps_m*tiles_m
(check-sat)
