; executors.v_strip_holds/load_v_fp8_strip, measured, depth
; acbf1f5dff64449044269910de3690869fb3c4897af616bdf353b3c33a48b6b3
; 22 lemmas, each unsat

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
; (((lane div 8)) div 2) >= 0
(declare-const m0 Real) ; (((lane div 8)) div 2)
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(declare-const m2 Real) ; (((lane div 16)) div 2)
(declare-const m3 Real) ; lane
(declare-const m4 Real) ; (lane div 8)
(declare-const m5 Real) ; (lane mod 8)
(declare-const m6 Real) ; ((28*(((lane div 16)) div 2) + 14*(((lane div 16)) mod 2) + (lane div 8)) mod 2)
(declare-const m7 Real) ; (((lane div 8)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; combine
(assert (= (+ (* (- 1) m3) (* 8 m4) m5) 0)) ; euclid
(assert (>= m6 0)) ; rewrite
(assert (>= (+ (- 1) m3 (* (- 32) m2) (* (- 16) m1) (* (- 1) m5) (* (- 8) m6)) 0)) ; rewrite
(assert (= (+ (* (- 1) m4) (* 2 m0) m7) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m7)) 0)) ; euclid
(check-sat)

(reset)
; (((lane mod 16)) div 8) + 2*n >= 0
(declare-const m0 Real) ; (((lane mod 16)) div 8)
(declare-const m1 Real) ; n
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; (((lane mod 16)) div 8) >= 0
(declare-const m0 Real) ; (((lane mod 16)) div 8)
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane mod 16)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
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
; (lane mod 16) + 16*(((lane div 16)) mod 2) >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; (lane mod 8) + 8*(((lane div 8)) mod 2) >= 0
(declare-const m0 Real) ; (lane mod 8)
(declare-const m1 Real) ; (((lane div 8)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 8) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(((lane div 8)) div 2) + 1 >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane div 8)
(declare-const m2 Real) ; (lane mod 8)
(declare-const m3 Real) ; (((lane div 8)) div 2)
(declare-const m4 Real) ; (((lane div 8)) mod 2)
(declare-const m5 Real) ; (((((lane div 8)) div 2)) div 2)
(declare-const m6 Real) ; (((((lane div 8)) div 2)) mod 2)
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 2 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* 2 m5) m6) 0)) ; rewrite
(assert (>= (+ (- 1) m0 (* (- 1) m2) (* (- 8) m4) (* (- 32) m5) (* (- 16) m6)) 0)) ; rewrite
(check-sat)

(reset)
; -(((lane mod 16)) div 8) + 1 >= 0
(declare-const m0 Real) ; (((lane mod 16)) div 8)
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane mod 16)) mod 8)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(((lane mod 16)) div 8) - 2*n + 15 >= 0
(declare-const m0 Real) ; (((lane mod 16)) div 8)
(declare-const m1 Real) ; n
(assert (>= (+ (- 16) m0 (* 2 m1)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
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
; -(lane mod 8) - 8*(((lane div 8)) mod 2) + 15 >= 0
(declare-const m0 Real) ; (lane mod 8)
(declare-const m1 Real) ; (((lane div 8)) mod 2)
(assert (>= (+ (- 16) m0 (* 8 m1)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(assert (>= (* (- 1) m1) 0)) ; rewrite
(check-sat)

(reset)
; -2*(((lane div 16)) div 2) - (((lane div 16)) mod 2) + (((lane div 8)) div 2) >= 0
(declare-const m0 Real) ; (((lane div 16)) div 2)
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(declare-const m2 Real) ; (((lane div 8)) div 2)
(declare-const m3 Real) ; (lane div 8)
(declare-const m4 Real) ; (((lane div 8)) mod 2)
(assert (>= (+ (- 1) (* 2 m0) m1 (* (- 1) m2)) 0)) ; negated target
(assert (>= (+ (* (- 4) m0) (* (- 2) m1) m3) 0)) ; combine
(assert (= (+ (* (- 1) m3) (* 2 m2) m4) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m4)) 0)) ; euclid
(check-sat)

(reset)
; -4*(((lane div 16)) div 2) - 2*(((lane div 16)) mod 2) + (lane div 8) >= 0
(declare-const m0 Real) ; (((lane div 16)) div 2)
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(declare-const m2 Real) ; (lane div 8)
(declare-const m3 Real) ; lane
(declare-const m4 Real) ; (lane mod 8)
(assert (>= (+ (- 1) (* 4 m0) (* 2 m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= (+ m3 (* (- 32) m0) (* (- 16) m1)) 0)) ; rewrite
(assert (= (+ (* (- 1) m3) (* 8 m2) m4) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m4)) 0)) ; euclid
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
; -lane + (lane mod 8) + 16*(((lane div 8)) div 2) + 8*(((lane div 8)) mod 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 8)
(declare-const m2 Real) ; (((lane div 8)) div 2)
(declare-const m3 Real) ; (((lane div 8)) mod 2)
(declare-const m4 Real) ; (lane div 8)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 16) m2) (* (- 8) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 8 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; -lane + 7 >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane div 8)
(declare-const m2 Real) ; (lane mod 8)
(declare-const m3 Real) ; (((lane div 8)) div 2)
(declare-const m4 Real) ; (((lane div 8)) mod 2)
(declare-const m5 Real) ; (((lane div 16)) div 2)
(declare-const m6 Real) ; (((lane div 16)) mod 2)
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 2 m3) m4) 0)) ; euclid
(assert (>= (+ (* (- 2) m5) (* (- 1) m6) m3) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* 32 m5) (* 16 m6) m2 (* 8 m4)) 0)) ; rewrite
(check-sat)

(reset)
; -lane + 7 >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 8)
(declare-const m2 Real) ; (((lane div 8)) div 2)
(declare-const m3 Real) ; (((lane div 8)) mod 2)
(assert (>= (+ (* (- 1) m0) m1 (* 16 m2) (* 8 m3)) 0)) ; combine
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 16) m2) (* (- 8) m3)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (((lane mod 16)) div 8)
(declare-const m2 Real) ; (((lane mod 16)) mod 8)
(declare-const m3 Real) ; ((lane - (lane mod 16) + (((lane mod 16)) div 8)) mod 2)
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 1) m0 (* (- 1) m2) (* (- 8) m3)) 0)) ; rewrite
(assert (>= (+ (- 1) m3) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (((lane mod 16)) div 8)
(declare-const m2 Real) ; (((lane mod 16)) mod 8)
(declare-const m3 Real) ; ((lane - (lane mod 16) + (((lane mod 16)) div 8)) mod 2)
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) m2 (* 8 m3)) 0)) ; rewrite
(assert (>= (* (- 1) m3) 0)) ; given
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
; lane - (lane mod 8) - 16*(((lane div 8)) div 2) - 8*(((lane div 8)) mod 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 8)
(declare-const m2 Real) ; (((lane div 8)) div 2)
(declare-const m3 Real) ; (((lane div 8)) mod 2)
(declare-const m4 Real) ; (lane div 8)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 16 m2) (* 8 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 8 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)
