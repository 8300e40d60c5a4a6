; block_scaled.accumulators_are_the_outputs/16x16x128_f4, at least once
; 03b66154aab190e89169f16fb5d67a4e194df01b50207887681be9c8c434cd3f
; 16 lemmas, each unsat

(reset)
; (((column mod 16)) div 4) >= 0
(declare-const m0 Real) ; (((column mod 16)) div 4)
(declare-const m1 Real) ; (column mod 16)
(declare-const m2 Real) ; (((column mod 16)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (column div 16) >= 0
(declare-const m0 Real) ; (column div 16)
(declare-const m1 Real) ; column
(declare-const m2 Real) ; (column mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (row div 16) >= 0
(declare-const m0 Real) ; (row div 16)
(declare-const m1 Real) ; row
(declare-const m2 Real) ; (row mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(((column mod 16)) div 4) + 3 >= 0
(declare-const m0 Real) ; (((column mod 16)) div 4)
(declare-const m1 Real) ; (column mod 16)
(declare-const m2 Real) ; (((column mod 16)) mod 4)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(column div 16) + num_n - 1 >= 0
(declare-const m0 Real) ; (column div 16)
(declare-const m1 Real) ; num_n
(declare-const m2 Real) ; column
(declare-const m3 Real) ; (column mod 16)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 16 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; -(row div 16) + num_m - 1 >= 0
(declare-const m0 Real) ; (row div 16)
(declare-const m1 Real) ; num_m
(declare-const m2 Real) ; row
(declare-const m3 Real) ; (row mod 16)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 16 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((column mod 16)) div 4)
(declare-const m1 Real) ; (row mod 16)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 64) (* 16 m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((column mod 16)) div 4)
(declare-const m1 Real) ; (row mod 16)
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((column mod 16)) mod 4)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 4) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((column mod 16)) mod 4)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (column div 16)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (column div 16)
(declare-const m1 Real) ; num_n
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row div 16)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row div 16)
(declare-const m1 Real) ; num_m
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; column
(declare-const m1 Real) ; (column div 16)
(declare-const m2 Real) ; (column mod 16)
(declare-const m3 Real) ; (((column mod 16)) div 4)
(declare-const m4 Real) ; (((column mod 16)) mod 4)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 4 m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 16 m1) (* 4 m3) m4) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; column
(declare-const m1 Real) ; (column div 16)
(declare-const m2 Real) ; (column mod 16)
(declare-const m3 Real) ; (((column mod 16)) div 4)
(declare-const m4 Real) ; (((column mod 16)) mod 4)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 4 m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 16) m1) (* (- 4) m3) (* (- 1) m4)) 0)) ; given
(check-sat)
