; subtile_loader.k_source_bytes/8x8 threads
; 3d65da01c1b56532d72d905c576e5ed83a207480a0e385cb5cdefa367aeb8ebb
; 8 lemmas, each unsat

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
; contradiction
(declare-const m0 Real) ; (vector div 8)*row_stride
(declare-const m1 Real) ; row_stride
(declare-const m2 Real) ; row_stride*strip
(declare-const m3 Real) ; row_stride*block*strips
(declare-const m4 Real) ; row_stride*strips*blocks
(assert (>= (+ (- 1) m0 m1 (* 8 m2) (* 8 m3) (* (- 8) m4)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) (* (- 8) m2) (* (- 8) m3) (* 8 m4)) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (vector mod 8)*vec
(declare-const m1 Real) ; vec
(declare-const m2 Real) ; e
(declare-const m3 Real) ; (vector div 8)*row_stride
(declare-const m4 Real) ; row_stride
(declare-const m5 Real) ; row_stride*strip
(declare-const m6 Real) ; row_stride*block*strips
(declare-const m7 Real) ; row_stride*strips*blocks
(assert (>= (+ (- 1) (* (- 1) m0) (* 8 m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m3) (* (- 1) m4) (* (- 8) m5) (* (- 8) m6) (* 8 m7)) 0)) ; given
(assert (>= (+ m3 m0 (* (- 8) m1) m4 (* 8 m5) (* 8 m6) (* (- 8) m7) m2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; strip
(declare-const m1 Real) ; (vector div 8)
(declare-const m2 Real) ; block*strips
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 8) m0) (* (- 8) m2)) 0)) ; given
(assert (>= m2 0)) ; given, times strips
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; strip
(declare-const m1 Real) ; strips
(declare-const m2 Real) ; (vector div 8)
(declare-const m3 Real) ; block*strips
(declare-const m4 Real) ; strips*blocks
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ m2 (* 8 m0) (* 8 m3) (* (- 8) m4)) 0)) ; given
(assert (>= (+ (* (- 1) m3) (* (- 1) m1) m4) 0)) ; given, times strips
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (vector mod 8)*vec
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ m2 (* (- 8) m0) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) (* 7 m0)) 0)) ; euclid, times vec
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(declare-const m1 Real) ; row_stride
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (* (- 8) m0) m1) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(check-sat)
