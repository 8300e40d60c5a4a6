; preshuffle.b_bijective/every element has its own byte
; 8c87347317b23386a41fa715a449bde731ea5a7ca6a8596144b2856f93d18597
; 13 lemmas, each unsat

(reset)
; (kb div 64) >= 0
(declare-const m0 Real) ; (kb div 64)
(declare-const m1 Real) ; kb
(declare-const m2 Real) ; (kb mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (n div 16) >= 0
(declare-const m0 Real) ; (n div 16)
(declare-const m1 Real) ; n
(declare-const m2 Real) ; (n mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(n div 16) + N/16 - 1 >= 0
(declare-const m0 Real) ; (n div 16)
(declare-const m1 Real) ; N/16
(declare-const m2 Real) ; n
(declare-const m3 Real) ; (n mod 16)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 16 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; -16*(((kb div 16)) mod 4) - (kb mod 16) + 63 >= 0
(declare-const m0 Real) ; (((kb div 16)) mod 4)
(declare-const m1 Real) ; (kb mod 16)
(assert (>= (+ (- 64) (* 16 m0) m1) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -kb + 15 >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (((kb div 16)) mod 4)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; (((kb div 16)) div 4)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2 (* 64 m3)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m0) (* 16 m1) m2 (* 64 m3)) 0)) ; rewrite
(check-sat)

(reset)
; -kb + 15 >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (((kb div 16)) mod 4)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; (((kb div 16)) div 4)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2 (* 64 m3)) 0)) ; rewrite
(assert (>= (+ (- 1) m0 (* (- 16) m1) (* (- 1) m2) (* (- 64) m3)) 0)) ; rewrite
(check-sat)

(reset)
; -kb + 16*(((kb div 16)) mod 4) + (kb mod 16) + 64*(((kb div 16)) div 4) >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (((kb div 16)) mod 4)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; (((kb div 16)) div 4)
(declare-const m4 Real) ; (kb div 16)
(assert (>= (+ (- 1) m0 (* (- 16) m1) (* (- 1) m2) (* (- 64) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m1 (* 4 m3)) 0)) ; euclid
(check-sat)

(reset)
; 16*(((kb div 16)) mod 4) + (kb mod 16) >= 0
(declare-const m0 Real) ; (((kb div 16)) mod 4)
(declare-const m1 Real) ; (kb mod 16)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; K_BYTES/64 - (kb div 64) - 1 >= 0
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; (kb div 64)
(declare-const m2 Real) ; kb
(declare-const m3 Real) ; (kb mod 64)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 64 m0) (* (- 1) m2)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 64 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (n mod 16)
(declare-const m1 Real) ; (kb div 64)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; (((kb div 16)) mod 4)
(declare-const m4 Real) ; (n div 16)*K_BYTES/64
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; combine
(assert (>= m2 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1024) m4) (* (- 16) m0) (* (- 1024) m1) (* (- 256) m3) (* (- 1) m2)) 0)) ; given
(assert (>= m4 0)) ; combine, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (n mod 16)
(declare-const m1 Real) ; K_BYTES/64
(declare-const m2 Real) ; (kb div 64)
(declare-const m3 Real) ; (kb mod 16)
(declare-const m4 Real) ; (((kb div 16)) mod 4)
(declare-const m5 Real) ; (n div 16)*K_BYTES/64
(declare-const m6 Real) ; N/16*K_BYTES/64
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ 15 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (* 1024 m5) (* 16 m0) (* (- 1024) m6) (* 1024 m2) (* 256 m4) m3) 0)) ; given
(assert (>= (+ (* (- 1) m5) m6 (* (- 1) m1)) 0)) ; combine, times K_BYTES/64
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; kb - 16*(((kb div 16)) mod 4) - (kb mod 16) - 64*(((kb div 16)) div 4) >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (((kb div 16)) mod 4)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; (((kb div 16)) div 4)
(declare-const m4 Real) ; (kb div 16)
(assert (>= (+ (- 1) (* (- 1) m0) (* 16 m1) m2 (* 64 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m1 (* 4 m3)) 0)) ; euclid
(check-sat)
