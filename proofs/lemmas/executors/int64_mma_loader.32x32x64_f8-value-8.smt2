; executors.int64_mma_loader/32x32x64_f8, value 8
; 8140ffbbedd49aad79309225013b2f72c1fd9d94dc81081861c570ba62881d1c
; 3 lemmas, each unsat

(reset)
; (lane div 32) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; (lane div 32)
(declare-const m2 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 2048) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane div 32)
(declare-const m3 Real) ; (lane mod 32)
(declare-const m4 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m2) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (- 1) m2 (* (- 2048) m4)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m4) 0)) ; given, times k_tiles
(check-sat)
