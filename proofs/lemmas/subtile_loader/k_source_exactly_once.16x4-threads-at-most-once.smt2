; subtile_loader.k_source_exactly_once/16x4 threads, at most once
; 83411be87c6039e1e4705a5fc9c94b3e5ec56106eb5f256937387f2a8fa6f55e
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
(declare-const m0 Real) ; e
(declare-const m1 Real) ; (vector mod 4)*vec
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m0)) 0)) ; given
(assert (>= m1 0)) ; euclid, times vec
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; strip
(declare-const m1 Real) ; (vector div 4)
(declare-const m2 Real) ; block*strips
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 16) m2) (* (- 16) m0)) 0)) ; given
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
(declare-const m2 Real) ; (vector div 4)
(declare-const m3 Real) ; block*strips
(declare-const m4 Real) ; strips*blocks
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ m2 (* 16 m3) (* (- 16) m4) (* 16 m1)) 0)) ; given
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
(declare-const m2 Real) ; (vector mod 4)*vec
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ m2 (* (- 4) m0) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) (* 3 m0)) 0)) ; euclid, times vec
(check-sat)
