; mma_loader.tr_addresses/16x16x32_b16
; 79211a044813d539a0bd5a2443ae6a3cd42d5c3cfac50a2eb1033dfb403cfa43
; 15 lemmas, each unsat

(reset)
; (((lane mod 16)) div 4) + 4*n >= 0
(declare-const m0 Real) ; (((lane mod 16)) div 4)
(declare-const m1 Real) ; n
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; (((lane mod 16)) div 4) >= 0
(declare-const m0 Real) ; (((lane mod 16)) div 4)
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane mod 16)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
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
; (lane div 4) >= 0
(declare-const m0 Real) ; (lane div 4)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (lane mod 4) + 4*(((lane div 4)) mod 4) >= 0
(declare-const m0 Real) ; (lane mod 4)
(declare-const m1 Real) ; (((lane div 4)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(((lane mod 16)) div 4) + 3 >= 0
(declare-const m0 Real) ; (((lane mod 16)) div 4)
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane mod 16)) mod 4)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(((lane mod 16)) div 4) - 4*n + 15 >= 0
(declare-const m0 Real) ; (((lane mod 16)) div 4)
(declare-const m1 Real) ; n
(assert (>= (+ (- 16) m0 (* 4 m1)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
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
; -(lane mod 4) - 4*(((lane div 4)) mod 4) + 15 >= 0
(declare-const m0 Real) ; (lane mod 4)
(declare-const m1 Real) ; (((lane div 4)) mod 4)
(assert (>= (+ (- 16) m0 (* 4 m1)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -lane + (lane mod 4) + 4*(((lane div 4)) mod 4) + 16*(((lane div 4)) div 4) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 4)
(declare-const m2 Real) ; (((lane div 4)) mod 4)
(declare-const m3 Real) ; (((lane div 4)) div 4)
(declare-const m4 Real) ; (lane div 4)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 4) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 4 m3)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane mod 4)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 13) (* 4 m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane mod 4)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (((lane mod 16)) div 4)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (- 32) (* 4 m1) m2 (* 16 m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (((lane mod 16)) div 4)
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= m2 0)) ; combine
(assert (>= (+ (- 1) (* (- 4) m1) (* (- 1) m2) (* (- 16) m0)) 0)) ; given
(check-sat)

(reset)
; lane - (lane mod 4) - 4*(((lane div 4)) mod 4) - 16*(((lane div 4)) div 4) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 4)
(declare-const m2 Real) ; (((lane div 4)) mod 4)
(declare-const m3 Real) ; (((lane div 4)) div 4)
(declare-const m4 Real) ; (lane div 4)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 4 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 4 m3)) 0)) ; euclid
(check-sat)
