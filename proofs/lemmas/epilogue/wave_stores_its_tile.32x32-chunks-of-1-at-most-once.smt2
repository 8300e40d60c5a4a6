; epilogue.wave_stores_its_tile/32x32, chunks of 1, at most once
; 4e4ac59b4ef9a52d8c0af41d8fa506782fb5c18df7750a76cb73a54d25af2471
; 8 lemmas, each unsat

(reset)
; (e div 4) >= 0
(declare-const m0 Real) ; (e div 4)
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (e mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

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
; -(e div 4) + 3 >= 0
(declare-const m0 Real) ; (e div 4)
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (e mod 4)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
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
; contradiction
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (e mod 4)
(declare-const m2 Real) ; (e div 4)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (- 32) (* 4 m0) (* 8 m2) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (e mod 4)
(declare-const m2 Real) ; (e div 4)
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; combine
(assert (>= (+ (- 1) (* (- 4) m0) (* (- 8) m2) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane mod 32)
(assert (>= (+ 31 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane mod 32)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
