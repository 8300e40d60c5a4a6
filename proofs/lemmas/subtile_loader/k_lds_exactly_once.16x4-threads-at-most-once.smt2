; subtile_loader.k_lds_exactly_once/16x4 threads, at most once
; a9ca71a5e6cbd0ba9d670bf880f298525a0fc91656ddb90f4e09d38b9a7e9e26
; 12 lemmas, each unsat

(reset)
; (vector div 4) >= 0
(declare-const m0 Real) ; (vector div 4)
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (vector mod 4)*vec + e >= 0
(declare-const m0 Real) ; (vector mod 4)*vec
(declare-const m1 Real) ; e
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; euclid, times vec
(check-sat)

(reset)
; -(vector div 4) + 15 >= 0
(declare-const m0 Real) ; (vector div 4)
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod 4)
(assert (>= (+ (- 16) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(vector mod 4)*vec + 4*vec - e - 1 >= 0
(declare-const m0 Real) ; (vector mod 4)*vec
(declare-const m1 Real) ; vec
(declare-const m2 Real) ; e
(assert (>= (+ m0 (* (- 4) m1) m2) 0)) ; negated target
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* 3 m1)) 0)) ; euclid, times vec
(check-sat)

(reset)
; -vector*vec + 4*(vector div 4)*vec + (vector mod 4)*vec >= 0
(declare-const m0 Real) ; vector*vec
(declare-const m1 Real) ; (vector div 4)*vec
(declare-const m2 Real) ; (vector mod 4)*vec
(assert (>= (+ (- 1) m0 (* (- 4) m1) (* (- 1) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m1) m2) 0)) ; euclid, times vec
(check-sat)

(reset)
; 4*vec - 1 >= 0
(declare-const m0 Real) ; vec
(assert (>= (* (- 4) m0) 0)) ; negated target
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
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 4) m0) 0)) ; given
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
; vector*vec - 4*(vector div 4)*vec - (vector mod 4)*vec >= 0
(declare-const m0 Real) ; vector*vec
(declare-const m1 Real) ; (vector div 4)*vec
(declare-const m2 Real) ; (vector mod 4)*vec
(assert (>= (+ (- 1) (* (- 1) m0) (* 4 m1) m2) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m1) m2) 0)) ; euclid, times vec
(check-sat)
