; executors.int64_mma_loader/32x32x64_f8, value 10
; 894585a663f751de870203d6ecdaea983954d429d1057dd2bdfaa1affb53b64b
; 4 lemmas, each unsat

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
; -(lane div 32) + 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; (lane div 32)
(declare-const m2 Real) ; k_tiles
(declare-const m3 Real) ; j
(declare-const m4 Real) ; (lane mod 32)*k_tiles
(declare-const m5 Real) ; k_tiles*row_blocks
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 1) m2 (* (- 1) m3)) 0)) ; rewrite
(assert (>= (+ (- 1) (* 16 m1) (* 64 m4) (* (- 2048) m5) (* 64 m3) (* 32 m0)) 0)) ; given
(assert (>= (+ (* (- 1) m2) m5) 0)) ; given, times k_tiles
(assert (>= (+ (* (- 1) m4) (* 31 m2)) 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; (lane div 32)
(declare-const m4 Real) ; (lane mod 32)*k_tiles
(declare-const m5 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m3 0)) ; combine
(assert (>= (+ (- 1) (* (- 16) m3) (* (- 64) m4) (* (- 2048) m5) (* (- 64) m1) (* (- 32) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m5) 0)) ; given, times k_tiles
(assert (>= m4 0)) ; euclid, times k_tiles
(check-sat)
