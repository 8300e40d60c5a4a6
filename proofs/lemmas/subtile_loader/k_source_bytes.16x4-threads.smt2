; subtile_loader.k_source_bytes/16x4 threads
; d3c301975e77f607332e1a4d6c0cb8b188ee3564a0ae0cc56f7cc4f6c4b0edd8
; 8 lemmas, each unsat

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
; contradiction
(declare-const m0 Real) ; (vector div 4)*row_stride
(declare-const m1 Real) ; row_stride
(declare-const m2 Real) ; row_stride*strip
(declare-const m3 Real) ; row_stride*block*strips
(declare-const m4 Real) ; row_stride*strips*blocks
(assert (>= (+ (- 1) m0 m1 (* 16 m2) (* 16 m3) (* (- 16) m4)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) (* (- 16) m2) (* (- 16) m3) (* 16 m4)) 0)) ; given, times row_stride
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (vector mod 4)*vec
(declare-const m1 Real) ; vec
(declare-const m2 Real) ; e
(declare-const m3 Real) ; (vector div 4)*row_stride
(declare-const m4 Real) ; row_stride
(declare-const m5 Real) ; row_stride*strip
(declare-const m6 Real) ; row_stride*block*strips
(declare-const m7 Real) ; row_stride*strips*blocks
(assert (>= (+ (- 1) (* (- 1) m0) (* 4 m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m3) (* (- 1) m4) (* (- 16) m5) (* (- 16) m6) (* 16 m7)) 0)) ; given
(assert (>= (+ m3 m0 (* (- 4) m1) m4 (* 16 m5) (* 16 m6) (* (- 16) m7) m2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; strip
(declare-const m1 Real) ; (vector div 4)
(declare-const m2 Real) ; block*strips
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 16) m0) (* (- 16) m2)) 0)) ; given
(assert (>= m2 0)) ; given, times strips
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; strip
(declare-const m1 Real) ; strips
(declare-const m2 Real) ; (vector div 4)
(declare-const m3 Real) ; block*strips
(declare-const m4 Real) ; strips*blocks
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ m2 (* 16 m0) (* 16 m3) (* (- 16) m4)) 0)) ; given
(assert (>= (+ (* (- 1) m3) (* (- 1) m1) m4) 0)) ; given, times strips
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (vector mod 4)*vec
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ m2 (* (- 4) m0) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) (* 3 m0)) 0)) ; euclid, times vec
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(declare-const m1 Real) ; row_stride
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (* (- 4) m0) m1) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(check-sat)
