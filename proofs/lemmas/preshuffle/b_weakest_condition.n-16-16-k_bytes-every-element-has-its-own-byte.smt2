; preshuffle.b_weakest_condition/N = 16, 16 | K_BYTES: every element has its own byte
; 073e5d006e10d7502b716d61e48ef16ed581bab4a9668c561a76388da621be5d
; 15 lemmas, each unsat

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
; (kb mod 16) + 16*(((kb div 16)) mod 4) >= 0
(declare-const m0 Real) ; (kb mod 16)
(declare-const m1 Real) ; (((kb div 16)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(kb mod 16) - 16*(((kb div 16)) mod 4) + 63 >= 0
(declare-const m0 Real) ; (kb mod 16)
(declare-const m1 Real) ; (((kb div 16)) mod 4)
(assert (>= (+ (- 64) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -16*((K_BYTES/16) mod 4) + 63 >= 0
(declare-const m0 Real) ; ((K_BYTES/16) mod 4)
(assert (>= (+ (- 64) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*K_BYTES/16 + 16*((K_BYTES/16) mod 4) + 64*((K_BYTES/16) div 4) >= 0
(declare-const m0 Real) ; K_BYTES/16
(declare-const m1 Real) ; ((K_BYTES/16) mod 4)
(declare-const m2 Real) ; ((K_BYTES/16) div 4)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; -kb + (kb mod 16) + 16*(((kb div 16)) mod 4) + 64*(((kb div 16)) div 4) >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (kb mod 16)
(declare-const m2 Real) ; (((kb div 16)) mod 4)
(declare-const m3 Real) ; (((kb div 16)) div 4)
(declare-const m4 Real) ; (kb div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 16) m2) (* (- 64) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 4 m3)) 0)) ; euclid
(check-sat)

(reset)
; -kb + 15 >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (kb mod 16)
(declare-const m2 Real) ; (((kb div 16)) mod 4)
(declare-const m3 Real) ; (((kb div 16)) div 4)
(assert (= (+ (* (- 1) m0) m1 (* 16 m2) (* 64 m3)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 16 m2) (* 64 m3)) 0)) ; rewrite
(check-sat)

(reset)
; -kb + 15 >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (kb mod 16)
(declare-const m2 Real) ; (((kb div 16)) mod 4)
(declare-const m3 Real) ; (((kb div 16)) div 4)
(assert (= (+ (* (- 1) m0) m1 (* 16 m2) (* 64 m3)) 0)) ; rewrite
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 16) m2) (* (- 64) m3)) 0)) ; rewrite
(check-sat)

(reset)
; -kb + 15 >= 0
(declare-const m0 Real) ; n
(declare-const m1 Real) ; K_BYTES/16
(declare-const m2 Real) ; kb
(declare-const m3 Real) ; (kb div 16)
(declare-const m4 Real) ; (kb mod 16)
(declare-const m5 Real) ; (((kb div 16)) mod 4)
(declare-const m6 Real) ; (((kb div 16)) div 4)
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 1) (* 16 m1) (* (- 1) m2)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) m1 (* (- 1) m3)) 0)) ; combine
(assert (= (+ (* (- 1) m3) m5 (* 4 m6)) 0)) ; euclid
(assert (>= (+ (* 16 m0) (* (- 256) m1) m4 (* 256 m5) (* 1024 m6)) 0)) ; rewrite
(check-sat)

(reset)
; 16*((K_BYTES/16) mod 4) >= 0
(declare-const m0 Real) ; ((K_BYTES/16) mod 4)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*K_BYTES/16 - 16*((K_BYTES/16) mod 4) - 64*((K_BYTES/16) div 4) >= 0
(declare-const m0 Real) ; K_BYTES/16
(declare-const m1 Real) ; ((K_BYTES/16) mod 4)
(declare-const m2 Real) ; ((K_BYTES/16) div 4)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; K_BYTES/16 - (kb div 16) - 1 >= 0
(declare-const m0 Real) ; K_BYTES/16
(declare-const m1 Real) ; (kb div 16)
(declare-const m2 Real) ; kb
(declare-const m3 Real) ; (kb mod 16)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m2)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; (kb div 64)
(declare-const m2 Real) ; (kb mod 16)
(declare-const m3 Real) ; (((kb div 16)) mod 4)
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= m2 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1024) m1) (* (- 1) m2) (* (- 256) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; K_BYTES/16
(declare-const m2 Real) ; kb
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (* 16 m0) (* (- 256) m1) m2) 0)) ; rewrite
(check-sat)

(reset)
; kb - (kb mod 16) - 16*(((kb div 16)) mod 4) - 64*(((kb div 16)) div 4) >= 0
(declare-const m0 Real) ; kb
(declare-const m1 Real) ; (kb mod 16)
(declare-const m2 Real) ; (((kb div 16)) mod 4)
(declare-const m3 Real) ; (((kb div 16)) div 4)
(declare-const m4 Real) ; (kb div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 16 m2) (* 64 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 4 m3)) 0)) ; euclid
(check-sat)
