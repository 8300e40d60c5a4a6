; preshuffle.scales_bijective/every scale has its own byte: row
; c4dabe09a773d8792ce8f8f05352334759657225b23e3700c92e1738f64b0766
; 15 lemmas, each unsat

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
; (ks mod 4) + 4*(((ks div 4)) mod 2) >= 0
(declare-const m0 Real) ; (ks mod 4)
(declare-const m1 Real) ; (((ks div 4)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; (mn mod 16) + 16*(((mn div 16)) mod 2) >= 0
(declare-const m0 Real) ; (mn mod 16)
(declare-const m1 Real) ; (((mn div 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
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
; -(ks mod 4) - 4*(((ks div 4)) mod 2) + 7 >= 0
(declare-const m0 Real) ; (ks mod 4)
(declare-const m1 Real) ; (((ks div 4)) mod 2)
(assert (>= (+ (- 8) m0 (* 4 m1)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -(mn mod 16) - 16*(((mn div 16)) mod 2) + 31 >= 0
(declare-const m0 Real) ; (mn mod 16)
(declare-const m1 Real) ; (((mn div 16)) mod 2)
(assert (>= (+ (- 32) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -ks + (ks mod 4) + 4*(((ks div 4)) mod 2) + 8*(((ks div 4)) div 2) >= 0
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (ks mod 4)
(declare-const m2 Real) ; (((ks div 4)) mod 2)
(declare-const m3 Real) ; (((ks div 4)) div 2)
(declare-const m4 Real) ; (ks div 4)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 4) m2) (* (- 8) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; -ks + 8*(ks div 8) + (ks mod 4) + 4*(((ks div 4)) mod 2) >= 0
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (ks div 8)
(declare-const m2 Real) ; (ks mod 4)
(declare-const m3 Real) ; (((ks div 4)) mod 2)
(declare-const m4 Real) ; (ks div 4)
(assert (>= (+ (- 1) m0 (* (- 8) m1) (* (- 1) m2) (* (- 4) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m2) 0)) ; euclid
(assert (= (+ (* 2 m1) (* (- 1) m4) m3) 0)) ; rewrite
(check-sat)

(reset)
; -mn + (mn mod 16) + 16*(((mn div 16)) mod 2) + 32*(((mn div 16)) div 2) >= 0
(declare-const m0 Real) ; mn
(declare-const m1 Real) ; (mn mod 16)
(declare-const m2 Real) ; (((mn div 16)) mod 2)
(declare-const m3 Real) ; (((mn div 16)) div 2)
(declare-const m4 Real) ; (mn div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 16) m2) (* (- 32) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; -mn + 32*(mn div 32) + (mn mod 16) + 16*(((mn div 16)) mod 2) >= 0
(declare-const m0 Real) ; mn
(declare-const m1 Real) ; (mn div 32)
(declare-const m2 Real) ; (mn mod 16)
(declare-const m3 Real) ; (((mn div 16)) mod 2)
(declare-const m4 Real) ; (mn div 16)
(assert (>= (+ (- 1) m0 (* (- 32) m1) (* (- 1) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m1) m3) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_SCALES/8
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; ks - (ks mod 4) - 4*(((ks div 4)) mod 2) - 8*(((ks div 4)) div 2) >= 0
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (ks mod 4)
(declare-const m2 Real) ; (((ks div 4)) mod 2)
(declare-const m3 Real) ; (((ks div 4)) div 2)
(declare-const m4 Real) ; (ks div 4)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 4 m2) (* 8 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; ks - 8*(ks div 8) - (ks mod 4) - 4*(((ks div 4)) mod 2) >= 0
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (ks div 8)
(declare-const m2 Real) ; (ks mod 4)
(declare-const m3 Real) ; (((ks div 4)) mod 2)
(declare-const m4 Real) ; (ks div 4)
(assert (>= (+ (- 1) (* (- 1) m0) (* 8 m1) m2 (* 4 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m2) 0)) ; euclid
(assert (= (+ (* 2 m1) (* (- 1) m4) m3) 0)) ; rewrite
(check-sat)

(reset)
; mn - (mn mod 16) - 16*(((mn div 16)) mod 2) - 32*(((mn div 16)) div 2) >= 0
(declare-const m0 Real) ; mn
(declare-const m1 Real) ; (mn mod 16)
(declare-const m2 Real) ; (((mn div 16)) mod 2)
(declare-const m3 Real) ; (((mn div 16)) div 2)
(declare-const m4 Real) ; (mn div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 16 m2) (* 32 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; mn - 32*(mn div 32) - (mn mod 16) - 16*(((mn div 16)) mod 2) >= 0
(declare-const m0 Real) ; mn
(declare-const m1 Real) ; (mn div 32)
(declare-const m2 Real) ; (mn mod 16)
(declare-const m3 Real) ; (((mn div 16)) mod 2)
(declare-const m4 Real) ; (mn div 16)
(assert (>= (+ (- 1) (* (- 1) m0) (* 32 m1) m2 (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m1) m3) 0)) ; rewrite
(check-sat)
