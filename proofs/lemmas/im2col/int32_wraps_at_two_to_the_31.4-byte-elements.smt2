; im2col.int32_wraps_at_two_to_the_31/4-byte elements
; d6608684afb4832a0bafbdb91bdcfb6f698b7cbebc276a80dc5dff8051b2d848
; 6 lemmas, each unsat

(reset)
; -4*(x mod 1073741824) + 4294967295 >= 0
(declare-const m0 Real) ; (x mod 1073741824)
(assert (>= (+ (- 4294967296) (* 4 m0)) 0)) ; negated target
(assert (>= (+ 1073741823 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -4*x + 4*(x mod 1073741824) + 4294967296*(x div 1073741824) >= 0
(declare-const m0 Real) ; x
(declare-const m1 Real) ; (x mod 1073741824)
(declare-const m2 Real) ; (x div 1073741824)
(assert (>= (+ (- 1) (* 4 m0) (* (- 4) m1) (* (- 4294967296) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 1073741824 m2)) 0)) ; euclid
(check-sat)

(reset)
; 4*(x mod 1073741824) >= 0
(declare-const m0 Real) ; (x mod 1073741824)
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 4*x - 4*(x mod 1073741824) - 4294967296*(x div 1073741824) >= 0
(declare-const m0 Real) ; x
(declare-const m1 Real) ; (x mod 1073741824)
(declare-const m2 Real) ; (x div 1073741824)
(assert (>= (+ (- 1) (* (- 4) m0) (* 4 m1) (* 4294967296 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 1073741824 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (x mod 1073741824)
(assert (>= (+ 1073741823 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 4294967296) (* 4 m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (x mod 1073741824)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 4) m0)) 0)) ; given
(check-sat)
