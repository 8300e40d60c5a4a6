; preshuffle.word_holds_the_lanes_scale/word's address, an odd half
; 70a075bb41b583309e0c642079fbbc321be92f8422780f610eb0c79444094a38
; 5 lemmas, each unsat

(reset)
; -4*(((ks div 4)) mod 2) - (ks mod 4) + 7 >= 0
(declare-const m0 Real) ; (((ks div 4)) mod 2)
(declare-const m1 Real) ; (ks mod 4)
(assert (>= (+ (- 8) (* 4 m0) m1) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(assert (>= (* (- 2) m0) 0)) ; rewrite
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
; 4*(((ks div 4)) mod 2) + (ks mod 4) >= 0
(declare-const m0 Real) ; (((ks div 4)) mod 2)
(declare-const m1 Real) ; (ks mod 4)
(assert (>= (+ (- 1) (* (- 4) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((ks div 4)) mod 2)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; given
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
