; subtile_loader.k_source_exactly_once/8x8 threads, at most once
; 093bf1151e0169b8b3a68ccd28a68d9382be355ba3ef11e8267aa8311b61f809
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
(declare-const m0 Real) ; e
(declare-const m1 Real) ; (vector mod 8)*vec
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m0)) 0)) ; given
(assert (>= m1 0)) ; euclid, times vec
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; strip
(declare-const m1 Real) ; (vector div 8)
(declare-const m2 Real) ; block*strips
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 8) m2) (* (- 8) m0)) 0)) ; given
(assert (>= m2 0)) ; given, times strips
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; strips
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; strips
(declare-const m1 Real) ; strip
(declare-const m2 Real) ; (vector div 8)
(declare-const m3 Real) ; block*strips
(declare-const m4 Real) ; strips*blocks
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ m2 (* 8 m3) (* (- 8) m4) (* 8 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m3) (* (- 1) m0) m4) 0)) ; given, times strips
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
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
