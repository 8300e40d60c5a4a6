; roundtrip.v_tile_returns/the element there, in subtile (2*t + h, d)
; e60e68215f4a7205312643c7e1a0fc7acacfd3f08d52801676d06c1f6f586f3a
; 7 lemmas, each unsat

(reset)
; (lane div 32) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(lane div 32) + 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -2*(lane mod 32) + 63 >= 0
(declare-const m0 Real) ; (lane mod 32)
(assert (>= (+ (- 64) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 31 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -256*(lane div 32) - 2*(lane mod 32) - 64*n + 511 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (lane mod 32)
(declare-const m2 Real) ; n
(assert (>= (+ (- 512) (* 256 m0) (* 2 m1) (* 64 m2)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(check-sat)

(reset)
; 2*(lane mod 32) >= 0
(declare-const m0 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 256*(lane div 32) + 2*(lane mod 32) + 64*n >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (lane mod 32)
(declare-const m2 Real) ; n
(assert (>= (+ (- 1) (* (- 256) m0) (* (- 2) m1) (* (- 64) m2)) 0)) ; negated target
(assert (>= m2 0)) ; given
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
