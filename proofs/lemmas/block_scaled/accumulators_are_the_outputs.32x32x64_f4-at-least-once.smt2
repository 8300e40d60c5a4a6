; block_scaled.accumulators_are_the_outputs/32x32x64_f4, at least once
; adf7be3c4e2b1d0c3394a8c1dbcdca6f6b439be8c51d8c121a7c4e0601ed2350
; 18 lemmas, each unsat

(reset)
; (((((column mod 32)) mod 8)) div 4) >= 0
(declare-const m0 Real) ; (((((column mod 32)) mod 8)) div 4)
(declare-const m1 Real) ; (((column mod 32)) mod 8)
(declare-const m2 Real) ; (((((column mod 32)) mod 8)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((column mod 32)) div 8) >= 0
(declare-const m0 Real) ; (((column mod 32)) div 8)
(declare-const m1 Real) ; (column mod 32)
(declare-const m2 Real) ; (((column mod 32)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (column div 32) >= 0
(declare-const m0 Real) ; (column div 32)
(declare-const m1 Real) ; column
(declare-const m2 Real) ; (column mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (row div 32) >= 0
(declare-const m0 Real) ; (row div 32)
(declare-const m1 Real) ; row
(declare-const m2 Real) ; (row mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(((((column mod 32)) mod 8)) div 4) + 1 >= 0
(declare-const m0 Real) ; (((((column mod 32)) mod 8)) div 4)
(declare-const m1 Real) ; (((column mod 32)) mod 8)
(declare-const m2 Real) ; (((((column mod 32)) mod 8)) mod 4)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(((column mod 32)) div 8) + 3 >= 0
(declare-const m0 Real) ; (((column mod 32)) div 8)
(declare-const m1 Real) ; (column mod 32)
(declare-const m2 Real) ; (((column mod 32)) mod 8)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(column div 32) + num_n - 1 >= 0
(declare-const m0 Real) ; (column div 32)
(declare-const m1 Real) ; num_n
(declare-const m2 Real) ; column
(declare-const m3 Real) ; (column mod 32)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 32 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 32 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; -(row div 32) + num_m - 1 >= 0
(declare-const m0 Real) ; (row div 32)
(declare-const m1 Real) ; num_m
(declare-const m2 Real) ; row
(declare-const m3 Real) ; (row mod 32)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 32 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 32 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((column mod 32)) mod 8)) div 4)
(declare-const m1 Real) ; (row mod 32)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 64) (* 32 m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((column mod 32)) mod 8)) div 4)
(declare-const m1 Real) ; (row mod 32)
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 32) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((column mod 32)) div 8)
(declare-const m1 Real) ; (((((column mod 32)) mod 8)) mod 4)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 16) (* 4 m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((column mod 32)) div 8)
(declare-const m1 Real) ; (((((column mod 32)) mod 8)) mod 4)
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 4) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (column div 32)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (column div 32)
(declare-const m1 Real) ; num_n
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row div 32)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row div 32)
(declare-const m1 Real) ; num_m
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; column
(declare-const m1 Real) ; (column div 32)
(declare-const m2 Real) ; (column mod 32)
(declare-const m3 Real) ; (((column mod 32)) div 8)
(declare-const m4 Real) ; (((column mod 32)) mod 8)
(declare-const m5 Real) ; (((((column mod 32)) mod 8)) div 4)
(declare-const m6 Real) ; (((((column mod 32)) mod 8)) mod 4)
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 8 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 4 m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 32 m1) (* 8 m3) (* 4 m5) m6) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; column
(declare-const m1 Real) ; (column div 32)
(declare-const m2 Real) ; (column mod 32)
(declare-const m3 Real) ; (((column mod 32)) div 8)
(declare-const m4 Real) ; (((column mod 32)) mod 8)
(declare-const m5 Real) ; (((((column mod 32)) mod 8)) div 4)
(declare-const m6 Real) ; (((((column mod 32)) mod 8)) mod 4)
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 8 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 4 m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 32) m1) (* (- 8) m3) (* (- 4) m5) (* (- 1) m6)) 0)) ; given
(check-sat)
