; subtile_loader.k_lds_exactly_once/8x8 threads, at most once
; 80ec0422fef6ee7cf34ded7c7c34c4265cbf97d9f886a01b5adbdbe54e06d4dc
; 12 lemmas, each unsat

(reset)
; (vector div 8) >= 0
(declare-const m0 Real) ; (vector div 8)
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (vector mod 8)*vec + e >= 0
(declare-const m0 Real) ; (vector mod 8)*vec
(declare-const m1 Real) ; e
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; euclid, times vec
(check-sat)

(reset)
; -(vector div 8) + 7 >= 0
(declare-const m0 Real) ; (vector div 8)
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod 8)
(assert (>= (+ (- 8) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(vector mod 8)*vec + 8*vec - e - 1 >= 0
(declare-const m0 Real) ; (vector mod 8)*vec
(declare-const m1 Real) ; vec
(declare-const m2 Real) ; e
(assert (>= (+ m0 (* (- 8) m1) m2) 0)) ; negated target
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* 7 m1)) 0)) ; euclid, times vec
(check-sat)

(reset)
; -vector*vec + 8*(vector div 8)*vec + (vector mod 8)*vec >= 0
(declare-const m0 Real) ; vector*vec
(declare-const m1 Real) ; (vector div 8)*vec
(declare-const m2 Real) ; (vector mod 8)*vec
(assert (>= (+ (- 1) m0 (* (- 8) m1) (* (- 1) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid, times vec
(check-sat)

(reset)
; 8*vec - 1 >= 0
(declare-const m0 Real) ; vec
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; e
(declare-const m1 Real) ; vector*vec
(declare-const m2 Real) ; vec*block*strips
(declare-const m3 Real) ; vec*strip
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 64) m2) (* (- 64) m3) (* (- 1) m0)) 0)) ; given
(assert (>= m2 0)) ; given, times vec*strips
(assert (>= m3 0)) ; given, times vec
(assert (>= m1 0)) ; given, times vec
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; strips
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(declare-const m1 Real) ; e
(declare-const m2 Real) ; vector*vec
(declare-const m3 Real) ; vec*block*strips
(declare-const m4 Real) ; vec*strips*blocks
(declare-const m5 Real) ; vec*strip
(declare-const m6 Real) ; vec*strips
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ m2 (* 64 m3) (* (- 64) m4) (* 64 m5) m1) 0)) ; given
(assert (>= (+ (* (- 1) m3) (* (- 1) m6) m4) 0)) ; given, times vec*strips
(assert (>= (+ (* (- 1) m0) m6 (* (- 1) m5)) 0)) ; given, times vec
(assert (>= (+ (* (- 1) m2) (* 63 m0)) 0)) ; given, times vec
(check-sat)

(reset)
; vector*vec - 8*(vector div 8)*vec - (vector mod 8)*vec >= 0
(declare-const m0 Real) ; vector*vec
(declare-const m1 Real) ; (vector div 8)*vec
(declare-const m2 Real) ; (vector mod 8)*vec
(assert (>= (+ (- 1) (* (- 1) m0) (* 8 m1) m2) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid, times vec
(check-sat)
