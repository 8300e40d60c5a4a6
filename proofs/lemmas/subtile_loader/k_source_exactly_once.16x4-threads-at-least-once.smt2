; subtile_loader.k_source_exactly_once/16x4 threads, at least once
; 1e9e1c517d09186396faf1db5627d828f64c7963207c68d313fda0809920a905
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
; -(column div vec) + 3 >= 0
(declare-const m0 Real) ; column
(declare-const m1 Real) ; vec
(declare-const m2 Real) ; vec*(column div vec)
(declare-const m3 Real) ; (column mod vec)
(assert (>= (+ (- 1) (* (- 1) m0) (* 4 m1)) 0)) ; given
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 4) m1) m2) 0)) ; negated target, times vec
(check-sat)

(reset)
; blocks - (((row div 16)) div strips) - 1 >= 0
(declare-const m0 Real) ; blocks*strips
(declare-const m1 Real) ; (row div 16)
(declare-const m2 Real) ; strips*(((row div 16)) div strips)
(declare-const m3 Real) ; (((row div 16)) mod strips)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times strips
(check-sat)

(reset)
; blocks*strips - (row div 16) - 1 >= 0
(declare-const m0 Real) ; blocks*strips
(declare-const m1 Real) ; (row div 16)
(declare-const m2 Real) ; row
(declare-const m3 Real) ; (row mod 16)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 16 m0)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row mod 16)
(declare-const m1 Real) ; (column div vec)
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 64) (* 4 m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; blocks
(declare-const m1 Real) ; (((row div 16)) div strips)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row
(declare-const m1 Real) ; (row div 16)
(declare-const m2 Real) ; (row mod 16)
(declare-const m3 Real) ; strips*(((row div 16)) div strips)
(declare-const m4 Real) ; (((row div 16)) mod strips)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 16 m3) m2 (* 16 m4)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row
(declare-const m1 Real) ; (row div 16)
(declare-const m2 Real) ; (row mod 16)
(declare-const m3 Real) ; strips*(((row div 16)) div strips)
(declare-const m4 Real) ; (((row div 16)) mod strips)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 16) m3) (* (- 1) m2) (* (- 16) m4)) 0)) ; given
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
(declare-const m1 Real) ; (((row div 16)) mod strips)
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
