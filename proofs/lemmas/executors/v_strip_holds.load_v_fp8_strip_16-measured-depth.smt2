; executors.v_strip_holds/load_v_fp8_strip_16, measured, depth
; 39e951a4d769c2ce8103a86882c8ad83dc322c6065074a154d6e323113cbd3ad
; 10 lemmas, each unsat

(reset)
; (lane mod 16) + 16*(lane div 16) - 8*(lane div 8) - (lane mod 8) >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (lane div 8)
(declare-const m3 Real) ; (lane mod 8)
(declare-const m4 Real) ; lane
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1) (* 8 m2) m3) 0)) ; negated target
(assert (= (+ (* (- 1) m4) m0 (* 16 m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 8 m2) m3) 0)) ; euclid
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
; -(lane mod 16) - 16*(lane div 16) + 8*(lane div 8) + (lane mod 8) >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (lane div 8)
(declare-const m3 Real) ; (lane mod 8)
(declare-const m4 Real) ; lane
(assert (>= (+ (- 1) m0 (* 16 m1) (* (- 8) m2) (* (- 1) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m4) m0 (* 16 m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 8 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; -(lane mod 8) - 8*(((lane div 8)) mod 2) + 15 >= 0
(declare-const m0 Real) ; (lane mod 8)
(declare-const m1 Real) ; (((lane div 8)) mod 2)
(assert (>= (+ (- 16) m0 (* 8 m1)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -lane + (lane mod 16) + 16*(lane div 16) - (lane div 8) + 2*(((lane div 8)) div 2) + (((lane div 8)) mod 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (lane div 16)
(declare-const m3 Real) ; (lane div 8)
(declare-const m4 Real) ; (((lane div 8)) div 2)
(declare-const m5 Real) ; (((lane div 8)) mod 2)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 16) m2) m3 (* (- 2) m4) (* (- 1) m5)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 16 m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* 2 m4) m5) 0)) ; euclid
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
; contradiction
(declare-const m0 Real) ; (lane div 8)
(declare-const m1 Real) ; (((lane div 8)) div 2)
(declare-const m2 Real) ; (((lane div 8)) mod 2)
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 2 m1) m2) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 8)
(declare-const m1 Real) ; (((lane div 8)) div 2)
(declare-const m2 Real) ; (((lane div 8)) mod 2)
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 2) m1) (* (- 1) m2)) 0)) ; rewrite
(check-sat)

(reset)
; lane - (lane mod 16) - 16*(lane div 16) + (lane div 8) - 2*(((lane div 8)) div 2) - (((lane div 8)) mod 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (lane div 16)
(declare-const m3 Real) ; (lane div 8)
(declare-const m4 Real) ; (((lane div 8)) div 2)
(declare-const m5 Real) ; (((lane div 8)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 16 m2) (* (- 1) m3) (* 2 m4) m5) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 16 m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* 2 m4) m5) 0)) ; euclid
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
