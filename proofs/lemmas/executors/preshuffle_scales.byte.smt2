; executors.preshuffle_scales/byte
; 999980dd073ec247e09abd2cc86204b87f447510eaf1abf0b98cf42bdb4d581b
; 8 lemmas, each unsat

(reset)
; -16*(((mn div 16)) mod 2) - (mn mod 16) + 31 >= 0
(declare-const m0 Real) ; (((mn div 16)) mod 2)
(declare-const m1 Real) ; (mn mod 16)
(assert (>= (+ (- 32) (* 16 m0) m1) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -4*(((ks div 4)) mod 2) - (ks mod 4) + 7 >= 0
(declare-const m0 Real) ; (((ks div 4)) mod 2)
(declare-const m1 Real) ; (ks mod 4)
(assert (>= (+ (- 8) (* 4 m0) m1) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -ks + 4*(((ks div 4)) mod 2) + (ks mod 4) + 8*(((ks div 4)) div 2) >= 0
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (((ks div 4)) mod 2)
(declare-const m2 Real) ; (ks mod 4)
(declare-const m3 Real) ; (((ks div 4)) div 2)
(declare-const m4 Real) ; (ks div 4)
(assert (>= (+ (- 1) m0 (* (- 4) m1) (* (- 1) m2) (* (- 8) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m1 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; -mn + 16*(((mn div 16)) mod 2) + (mn mod 16) + 32*(((mn div 16)) div 2) >= 0
(declare-const m0 Real) ; mn
(declare-const m1 Real) ; (((mn div 16)) mod 2)
(declare-const m2 Real) ; (mn mod 16)
(declare-const m3 Real) ; (((mn div 16)) div 2)
(declare-const m4 Real) ; (mn div 16)
(assert (>= (+ (- 1) m0 (* (- 16) m1) (* (- 1) m2) (* (- 32) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m1 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; 16*(((mn div 16)) mod 2) + (mn mod 16) >= 0
(declare-const m0 Real) ; (((mn div 16)) mod 2)
(declare-const m1 Real) ; (mn mod 16)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 4*(((ks div 4)) mod 2) + (ks mod 4) >= 0
(declare-const m0 Real) ; (((ks div 4)) mod 2)
(declare-const m1 Real) ; (ks mod 4)
(assert (>= (+ (- 1) (* (- 4) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; ks - 4*(((ks div 4)) mod 2) - (ks mod 4) - 8*(((ks div 4)) div 2) >= 0
(declare-const m0 Real) ; ks
(declare-const m1 Real) ; (((ks div 4)) mod 2)
(declare-const m2 Real) ; (ks mod 4)
(declare-const m3 Real) ; (((ks div 4)) div 2)
(declare-const m4 Real) ; (ks div 4)
(assert (>= (+ (- 1) (* (- 1) m0) (* 4 m1) m2 (* 8 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m1 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; mn - 16*(((mn div 16)) mod 2) - (mn mod 16) - 32*(((mn div 16)) div 2) >= 0
(declare-const m0 Real) ; mn
(declare-const m1 Real) ; (((mn div 16)) mod 2)
(declare-const m2 Real) ; (mn mod 16)
(declare-const m3 Real) ; (((mn div 16)) div 2)
(declare-const m4 Real) ; (mn div 16)
(assert (>= (+ (- 1) (* (- 1) m0) (* 16 m1) m2 (* 32 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m1 (* 2 m3)) 0)) ; euclid
(check-sat)
