; preshuffle.wave_reads_1024_contiguous_bytes/16 | n
; 7ecbec9bff207ac534c163fdd361c7878b3ae927b7a94c97acf35a64bdcefd0d
; 10 lemmas, each unsat

(reset)
; -16*((kb/16 + (lane div 16)) mod 4) + 63 >= 0
(declare-const m0 Real) ; ((kb/16 + (lane div 16)) mod 4)
(assert (>= (+ (- 64) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*((kb/16) mod 4) + 63 >= 0
(declare-const m0 Real) ; ((kb/16) mod 4)
(assert (>= (+ (- 64) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*kb/16 + 16*((kb/16) mod 4) + 64*((kb/16) div 4) >= 0
(declare-const m0 Real) ; kb/16
(declare-const m1 Real) ; ((kb/16) mod 4)
(declare-const m2 Real) ; ((kb/16) div 4)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; -16*kb/16 - 16*(lane div 16) + 16*((kb/16 + (lane div 16)) mod 4) + 64*((kb/16 + (lane div 16)) div 4) >= 0
(declare-const m0 Real) ; kb/16
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; ((kb/16 + (lane div 16)) mod 4)
(declare-const m3 Real) ; ((kb/16 + (lane div 16)) div 4)
(assert (>= (+ (- 1) (* 16 m0) (* 16 m1) (* (- 16) m2) (* (- 64) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) m2 (* 4 m3)) 0)) ; euclid
(check-sat)

(reset)
; 16*((kb/16 + (lane div 16)) mod 4) >= 0
(declare-const m0 Real) ; ((kb/16 + (lane div 16)) mod 4)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*((kb/16) mod 4) >= 0
(declare-const m0 Real) ; ((kb/16) mod 4)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*kb/16 + 16*(lane div 16) - 16*((kb/16 + (lane div 16)) mod 4) - 64*((kb/16 + (lane div 16)) div 4) >= 0
(declare-const m0 Real) ; kb/16
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; ((kb/16 + (lane div 16)) mod 4)
(declare-const m3 Real) ; ((kb/16 + (lane div 16)) div 4)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 16) m1) (* 16 m2) (* 64 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) m2 (* 4 m3)) 0)) ; euclid
(check-sat)

(reset)
; 16*kb/16 - 16*((kb/16) mod 4) - 64*((kb/16) div 4) >= 0
(declare-const m0 Real) ; kb/16
(declare-const m1 Real) ; ((kb/16) mod 4)
(declare-const m2 Real) ; ((kb/16) div 4)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (lane div 16)
(declare-const m3 Real) ; kb/16
(declare-const m4 Real) ; ((kb/16 + (lane div 16)) mod 4)
(declare-const m5 Real) ; ((kb/16 + (lane div 16)) div 4)
(declare-const m6 Real) ; ((kb/16) mod 4)
(declare-const m7 Real) ; ((kb/16) div 4)
(assert (= (+ (* (- 1) m0) m1 (* 16 m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* (- 1) m2) m4 (* 4 m5)) 0)) ; euclid
(assert (= (+ (* (- 1) m3) m6 (* 4 m7)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 256 m4) (* 1024 m5) (* (- 256) m6) (* (- 1024) m7)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (lane div 16)
(declare-const m3 Real) ; kb/16
(declare-const m4 Real) ; ((kb/16 + (lane div 16)) mod 4)
(declare-const m5 Real) ; ((kb/16 + (lane div 16)) div 4)
(declare-const m6 Real) ; ((kb/16) mod 4)
(declare-const m7 Real) ; ((kb/16) div 4)
(assert (= (+ (* (- 1) m0) m1 (* 16 m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* (- 1) m2) m4 (* 4 m5)) 0)) ; euclid
(assert (= (+ (* (- 1) m3) m6 (* 4 m7)) 0)) ; euclid
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 256) m4) (* (- 1024) m5) (* 256 m6) (* 1024 m7)) 0)) ; given
(check-sat)
