; executors.v_strip_holds/load_v_fp8_strip_16, documented, depth
; 67a10a721d0d639e9c9fd007a94f57bf41dda0386dd2e3ce72d8d59e8d8c4a46
; 6 lemmas, each unsat

(reset)
; (lane div 2) >= 0
(declare-const m0 Real) ; (lane div 2)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (lane mod 2) + 2*(((lane div 2)) mod 8) >= 0
(declare-const m0 Real) ; (lane mod 2)
(declare-const m1 Real) ; (((lane div 2)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(lane div 2) + 7 >= 0
(assert (>= (- 1) 0)) ; rewrite
(check-sat)

(reset)
; -(lane mod 2) - 2*(((lane div 2)) mod 8) + 15 >= 0
(declare-const m0 Real) ; (lane mod 2)
(declare-const m1 Real) ; (((lane div 2)) mod 8)
(assert (>= (+ (- 16) m0 (* 2 m1)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -lane + (lane mod 2) + 2*(((lane div 2)) mod 8) + 16*(((lane div 2)) div 8) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 2)
(declare-const m2 Real) ; (((lane div 2)) mod 8)
(declare-const m3 Real) ; (((lane div 2)) div 8)
(declare-const m4 Real) ; (lane div 2)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 2) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 2 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 8 m3)) 0)) ; euclid
(check-sat)

(reset)
; lane - (lane mod 2) - 2*(((lane div 2)) mod 8) - 16*(((lane div 2)) div 8) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 2)
(declare-const m2 Real) ; (((lane div 2)) mod 8)
(declare-const m3 Real) ; (((lane div 2)) div 8)
(declare-const m4 Real) ; (lane div 2)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 2 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 2 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 8 m3)) 0)) ; euclid
(check-sat)
