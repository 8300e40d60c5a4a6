; preshuffle.op_sel_is_uniform/contiguous words
; 81c8747ed07522d2ec7beb637c2795b1a8a03a69755167ed916482b649f1955e
; 16 lemmas, each unsat

(reset)
; (lane div 16) + 4*((ks/4) mod 2) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; ((ks/4) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; (lane div 16) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (lane mod 16) + 16*((mn/16) mod 2) >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; ((mn/16) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(lane div 16) + 3 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(lane div 16) - 4*((ks/4) mod 2) + 7 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; ((ks/4) mod 2)
(assert (>= (+ (- 8) m0 (* 4 m1)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -(lane mod 16) - 16*((mn/16) mod 2) + 31 >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; ((mn/16) mod 2)
(assert (>= (+ (- 32) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -16*((mn/16) mod 2) + 31 >= 0
(declare-const m0 Real) ; ((mn/16) mod 2)
(assert (>= (+ (- 32) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*mn/16 + 16*((mn/16) mod 2) + 32*((mn/16) div 2) >= 0
(declare-const m0 Real) ; mn/16
(declare-const m1 Real) ; ((mn/16) mod 2)
(declare-const m2 Real) ; ((mn/16) div 2)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 32) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m2)) 0)) ; euclid
(check-sat)

(reset)
; -4*((ks/4) mod 2) + 7 >= 0
(declare-const m0 Real) ; ((ks/4) mod 2)
(assert (>= (+ (- 8) (* 4 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -4*ks/4 + 4*((ks/4) mod 2) + 8*((ks/4) div 2) >= 0
(declare-const m0 Real) ; ks/4
(declare-const m1 Real) ; ((ks/4) mod 2)
(declare-const m2 Real) ; ((ks/4) div 2)
(assert (>= (+ (- 1) (* 4 m0) (* (- 4) m1) (* (- 8) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m2)) 0)) ; euclid
(check-sat)

(reset)
; 16*((mn/16) mod 2) >= 0
(declare-const m0 Real) ; ((mn/16) mod 2)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*mn/16 - 16*((mn/16) mod 2) - 32*((mn/16) div 2) >= 0
(declare-const m0 Real) ; mn/16
(declare-const m1 Real) ; ((mn/16) mod 2)
(declare-const m2 Real) ; ((mn/16) div 2)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 32 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m2)) 0)) ; euclid
(check-sat)

(reset)
; 4*((ks/4) mod 2) >= 0
(declare-const m0 Real) ; ((ks/4) mod 2)
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 4*ks/4 - 4*((ks/4) mod 2) - 8*((ks/4) div 2) >= 0
(declare-const m0 Real) ; ks/4
(declare-const m1 Real) ; ((ks/4) mod 2)
(declare-const m2 Real) ; ((ks/4) div 2)
(assert (>= (+ (- 1) (* (- 4) m0) (* 4 m1) (* 8 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (lane mod 16)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 4) m0) (* 64 m1) (* 4 m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (lane mod 16)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 4 m0) (* (- 64) m1) (* (- 4) m2)) 0)) ; given
(check-sat)
