; executors.shared_tiles/st_16x32, (r, c)
; 6ecb3624317eabc55574a173c05727936ff2319760ae7e4ab11fd7afaca62e88
; 13 lemmas, each unsat

(reset)
; ((((32*r + c) mod 512)) div 256) >= 0
(declare-const m0 Real) ; ((((32*r + c) mod 512)) div 256)
(declare-const m1 Real) ; ((32*r + c) mod 512)
(declare-const m2 Real) ; ((((32*r + c) mod 512)) mod 256)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 256 m0) m2) 0)) ; euclid
(assert (>= (+ 255 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -2*((((32*r + c) mod 512)) mod 256) + 511 >= 0
(declare-const m0 Real) ; ((((32*r + c) mod 512)) mod 256)
(assert (>= (+ (- 512) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 255 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*((32*r + c) mod 512) + 1023 >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(assert (>= (+ (- 1024) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 511 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*((32*r + c) mod 512) + 512*((((32*r + c) mod 512)) div 256) + 2*((((32*r + c) mod 512)) mod 256) >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(declare-const m1 Real) ; ((((32*r + c) mod 512)) div 256)
(declare-const m2 Real) ; ((((32*r + c) mod 512)) mod 256)
(assert (>= (+ (- 1) (* 2 m0) (* (- 512) m1) (* (- 2) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 256 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -64*r - 2*c + 2*((32*r + c) mod 512) + 1024*((32*r + c) div 512) >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(declare-const m2 Real) ; ((32*r + c) mod 512)
(declare-const m3 Real) ; ((32*r + c) div 512)
(assert (>= (+ (- 1) (* 64 m0) (* 2 m1) (* (- 2) m2) (* (- 1024) m3)) 0)) ; negated target
(assert (= (+ (* (- 32) m0) (* (- 1) m1) m2 (* 512 m3)) 0)) ; euclid
(check-sat)

(reset)
; 2*((((32*r + c) mod 512)) mod 256) >= 0
(declare-const m0 Real) ; ((((32*r + c) mod 512)) mod 256)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*((32*r + c) mod 512) - 512*((((32*r + c) mod 512)) div 256) - 2*((((32*r + c) mod 512)) mod 256) >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(declare-const m1 Real) ; ((((32*r + c) mod 512)) div 256)
(declare-const m2 Real) ; ((((32*r + c) mod 512)) mod 256)
(assert (>= (+ (- 1) (* (- 2) m0) (* 512 m1) (* 2 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 256 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 2*((32*r + c) mod 512) >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 64*r + 2*c - 2*((32*r + c) mod 512) - 1024*((32*r + c) div 512) >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(declare-const m2 Real) ; ((32*r + c) mod 512)
(declare-const m3 Real) ; ((32*r + c) div 512)
(assert (>= (+ (- 1) (* (- 64) m0) (* (- 2) m1) (* 2 m2) (* 1024 m3)) 0)) ; negated target
(assert (= (+ (* (- 32) m0) (* (- 1) m1) m2 (* 512 m3)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((32*r + c) mod 512)) div 256)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((32*r + c) mod 512)) div 256)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 32) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((32*r + c) mod 512)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 64) m0) (* (- 2) m1)) 0)) ; given
(check-sat)
