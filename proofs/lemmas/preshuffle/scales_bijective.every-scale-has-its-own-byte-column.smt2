; preshuffle.scales_bijective/every scale has its own byte: column
; 174d37fbe1e0382001004eeb2bcaf33eb744c100183d62c2981b49a02b648e17
; 9 lemmas, each unsat

(reset)
; (ks div 8) >= 0
(declare-const m0 Real) ; (ks div 8)
(declare-const m1 Real) ; ks
(declare-const m2 Real) ; (ks mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(ks div 8) + K_SCALES/8 - 1 >= 0
(declare-const m0 Real) ; (ks div 8)
(declare-const m1 Real) ; K_SCALES/8
(declare-const m2 Real) ; ks
(declare-const m3 Real) ; (ks mod 8)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 8 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 8 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (ks div 4)
(declare-const m2 Real) ; (ks mod 4)
(declare-const m3 Real) ; (((ks div 4)) mod 2)
(declare-const m4 Real) ; (((ks div 4)) div 2)
(declare-const m5 Real) ; (ks div 8)
(assert (= (+ (* (- 1) m0) (* 4 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 (* 2 m4)) 0)) ; euclid
(assert (= (+ (* (- 1) m5) m4) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* 8 m5) m2 (* 4 m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (ks div 4)
(declare-const m2 Real) ; (ks mod 4)
(declare-const m3 Real) ; (((ks div 4)) mod 2)
(declare-const m4 Real) ; (((ks div 4)) div 2)
(declare-const m5 Real) ; (ks div 8)
(assert (= (+ (* (- 1) m0) (* 4 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 (* 2 m4)) 0)) ; euclid
(assert (= (+ (* (- 1) m5) m4) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 8) m5) (* (- 1) m2) (* (- 4) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (ks div 8)
(declare-const m2 Real) ; (ks mod 8)
(declare-const m3 Real) ; (ks div 4)
(declare-const m4 Real) ; (ks mod 4)
(declare-const m5 Real) ; (((ks div 4)) mod 2)
(declare-const m6 Real) ; (((ks div 4)) div 2)
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m0) (* 4 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ (* (- 1) m3) m5 (* 2 m6)) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) m6) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (ks div 8)
(declare-const m2 Real) ; (ks mod 8)
(declare-const m3 Real) ; (ks div 4)
(declare-const m4 Real) ; (ks mod 4)
(declare-const m5 Real) ; (((ks div 4)) mod 2)
(declare-const m6 Real) ; (((ks div 4)) div 2)
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (* (- 1) m0) (* 4 m3) m4) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m4)) 0)) ; euclid
(assert (= (+ (* (- 1) m3) m5 (* 2 m6)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (- 1) m1 (* (- 1) m6)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; mn
(declare-const m1 Real) ; (mn div 32)
(declare-const m2 Real) ; (mn mod 32)
(declare-const m3 Real) ; (mn div 16)
(declare-const m4 Real) ; (mn mod 16)
(declare-const m5 Real) ; (((mn div 16)) mod 2)
(declare-const m6 Real) ; (((mn div 16)) div 2)
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m0) (* 16 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ (* (- 1) m3) m5 (* 2 m6)) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) m6) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; mn
(declare-const m1 Real) ; (mn div 32)
(declare-const m2 Real) ; (mn mod 32)
(declare-const m3 Real) ; (mn div 16)
(declare-const m4 Real) ; (mn mod 16)
(declare-const m5 Real) ; (((mn div 16)) mod 2)
(declare-const m6 Real) ; (((mn div 16)) div 2)
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (* (- 1) m0) (* 16 m3) m4) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m4)) 0)) ; euclid
(assert (= (+ (* (- 1) m3) m5 (* 2 m6)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (- 1) m1 (* (- 1) m6)) 0)) ; given
(check-sat)
