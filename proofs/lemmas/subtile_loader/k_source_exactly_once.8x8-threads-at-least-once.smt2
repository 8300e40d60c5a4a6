; subtile_loader.k_source_exactly_once/8x8 threads, at least once
; 9c6e6cc31ed708ca9c7747139209d780961111ed586f751e956ee208858e5949
; 12 lemmas, each unsat

(reset)
; (column div vec) >= 0
(declare-const m0 Real) ; column
(declare-const m1 Real) ; vec*(column div vec)
(declare-const m2 Real) ; (column mod vec)
(declare-const m3 Real) ; vec
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times vec
(check-sat)

(reset)
; -(column div vec) + 7 >= 0
(declare-const m0 Real) ; column
(declare-const m1 Real) ; vec
(declare-const m2 Real) ; vec*(column div vec)
(declare-const m3 Real) ; (column mod vec)
(assert (>= (+ (- 1) (* (- 1) m0) (* 8 m1)) 0)) ; given
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 8) m1) m2) 0)) ; negated target, times vec
(check-sat)

(reset)
; blocks - (((row div 8)) div strips) - 1 >= 0
(declare-const m0 Real) ; blocks*strips
(declare-const m1 Real) ; (row div 8)
(declare-const m2 Real) ; strips*(((row div 8)) div strips)
(declare-const m3 Real) ; (((row div 8)) mod strips)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times strips
(check-sat)

(reset)
; blocks*strips - (row div 8) - 1 >= 0
(declare-const m0 Real) ; blocks*strips
(declare-const m1 Real) ; (row div 8)
(declare-const m2 Real) ; row
(declare-const m3 Real) ; (row mod 8)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 8 m0)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 8 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row mod 8)
(declare-const m1 Real) ; (column div vec)
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 64) (* 8 m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; blocks
(declare-const m1 Real) ; (((row div 8)) div strips)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row
(declare-const m1 Real) ; (row div 8)
(declare-const m2 Real) ; (row mod 8)
(declare-const m3 Real) ; strips*(((row div 8)) div strips)
(declare-const m4 Real) ; (((row div 8)) mod strips)
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 8 m3) m2 (* 8 m4)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row
(declare-const m1 Real) ; (row div 8)
(declare-const m2 Real) ; (row mod 8)
(declare-const m3 Real) ; strips*(((row div 8)) div strips)
(declare-const m4 Real) ; (((row div 8)) mod strips)
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 8) m3) (* (- 1) m2) (* (- 8) m4)) 0)) ; given
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
(declare-const m1 Real) ; (((row div 8)) mod strips)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
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
(declare-const m1 Real) ; (column mod vec)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)
