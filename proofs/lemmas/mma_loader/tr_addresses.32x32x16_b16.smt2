; mma_loader.tr_addresses/32x32x16_b16
; 27cbd1d8be1eb996b983adf0a9db84a74bbdfe65c1a916cd5b31cbeb24968b92
; 21 lemmas, each unsat

(reset)
; (((lane div 16)) div 2) >= 0
(declare-const m0 Real) ; (((lane div 16)) div 2)
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (((lane div 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

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
; (lane mod 16) + 16*(((lane div 16)) mod 2) >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
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
; -(((lane div 16)) div 2) + 1 >= 0
(declare-const m0 Real) ; (((lane div 16)) div 2)
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (((lane div 16)) mod 2)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
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
; -(lane mod 16) - 16*(((lane div 16)) mod 2) + 31 >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(assert (>= (+ (- 32) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
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
; -lane + (lane mod 16) + 32*(((lane div 16)) div 2) + 16*(((lane div 16)) mod 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane div 16)) div 2)
(declare-const m3 Real) ; (((lane div 16)) mod 2)
(declare-const m4 Real) ; (lane div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 32) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
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
(declare-const m0 Real) ; (((lane div 16)) mod 2)
(declare-const m1 Real) ; (lane mod 4)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 29) (* 16 m0) (* 4 m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((lane div 16)) mod 2)
(declare-const m1 Real) ; (lane mod 4)
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 4) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; (((lane div 16)) div 2)
(declare-const m2 Real) ; (((lane mod 16)) div 4)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (- 16) (* 4 m1) m2 (* 8 m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; (((lane div 16)) div 2)
(declare-const m2 Real) ; (((lane mod 16)) div 4)
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= m2 0)) ; combine
(assert (>= (+ (- 1) (* (- 4) m1) (* (- 1) m2) (* (- 8) m0)) 0)) ; given
(check-sat)

(reset)
; lane - (lane mod 16) - 32*(((lane div 16)) div 2) - 16*(((lane div 16)) mod 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane div 16)) div 2)
(declare-const m3 Real) ; (((lane div 16)) mod 2)
(declare-const m4 Real) ; (lane div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 32 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
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
