; executors.shared_tiles/st_16x128, (r, c)
; d51c95e12587147c322c6e8288e0c65a7cb7b03458b79587a5f086315ab5e233
; 6 lemmas, each unsat

(reset)
; ((((128*r + c) mod 2048)) div 256) >= 0
(declare-const m0 Real) ; ((((128*r + c) mod 2048)) div 256)
(declare-const m1 Real) ; ((128*r + c) mod 2048)
(declare-const m2 Real) ; ((((128*r + c) mod 2048)) mod 256)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 256 m0) m2) 0)) ; euclid
(assert (>= (+ 255 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 128*r + c >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(assert (>= (+ (- 1) (* (- 128) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((128*r + c) mod 2048)) div 256)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((128*r + c) mod 2048)) div 256)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((128*r + c) mod 2048)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(assert (>= (+ (* 128 m0) m1) 0)) ; combine
(assert (>= (+ (- 1) (* (- 128) m0) (* (- 1) m1)) 0)) ; given
(check-sat)
