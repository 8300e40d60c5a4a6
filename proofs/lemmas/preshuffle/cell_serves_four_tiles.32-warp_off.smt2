; preshuffle.cell_serves_four_tiles/32 | warp_off
; dd4e06e59653ecc8d2327728fdf4768556ad1d4eb267a534b6100ce2c0704729
; 12 lemmas, each unsat

(reset)
; (lane div 16) + 4*(k mod 2) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; (k mod 2)
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
; (lane mod 16) + 16*(m mod 2) >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (m mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; euclid
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
; -(lane div 16) + 7 >= 0
(declare-const m0 Real) ; (lane div 16)
(assert (>= (+ (- 8) m0) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; -(lane div 16) - 4*(k mod 2) + 7 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; (k mod 2)
(assert (>= (+ (- 8) m0 (* 4 m1)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -(lane mod 16) + 31 >= 0
(declare-const m0 Real) ; (lane mod 16)
(assert (>= (+ (- 32) m0) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -(lane mod 16) - 16*(m mod 2) + 31 >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (m mod 2)
(assert (>= (+ (- 32) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*m + 32*(m div 2) + 16*(m mod 2) >= 0
(declare-const m0 Real) ; m
(declare-const m1 Real) ; (m div 2)
(declare-const m2 Real) ; (m mod 2)
(assert (>= (+ (- 1) (* 16 m0) (* (- 32) m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -4*k + 8*(k div 2) + 4*(k mod 2) >= 0
(declare-const m0 Real) ; k
(declare-const m1 Real) ; (k div 2)
(declare-const m2 Real) ; (k mod 2)
(assert (>= (+ (- 1) (* 4 m0) (* (- 8) m1) (* (- 4) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 16*m - 32*(m div 2) - 16*(m mod 2) >= 0
(declare-const m0 Real) ; m
(declare-const m1 Real) ; (m div 2)
(declare-const m2 Real) ; (m mod 2)
(assert (>= (+ (- 1) (* (- 16) m0) (* 32 m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 4*k - 8*(k div 2) - 4*(k mod 2) >= 0
(declare-const m0 Real) ; k
(declare-const m1 Real) ; (k div 2)
(declare-const m2 Real) ; (k mod 2)
(assert (>= (+ (- 1) (* (- 4) m0) (* 8 m1) (* 4 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(check-sat)
