; epilogue.wave_stores_its_tile/16x16, chunks of 4, at most once
; 7675e521b7728d0d15c526960d8e62790ae82a3932ca78593e81197bc385c936
; 8 lemmas, each unsat

(reset)
; (lane div 16) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(lane div 16) + 3 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane mod 16)
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane mod 16)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; e
(declare-const m1 Real) ; (lane div 16)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 16) (* 4 m1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; e
(declare-const m1 Real) ; (lane div 16)
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 4) m1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; e
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; tile_n
(declare-const m3 Real) ; N
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 4 m1) m0 m2 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 4) (* (- 4) m1) (* (- 1) m2) m3) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; e
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; tile_n
(declare-const m3 Real) ; N
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 4) m1) (* (- 1) m0) (* (- 1) m2) m3) 0)) ; given
(assert (>= (+ (* 4 m1) m2 (* (- 1) m3)) 0)) ; given
(check-sat)
