; banks.units_stand_for_dwords/8 bytes, 64 banks
; 46f80262fad8325bfced0e9114e9c48ed4c112d5e5093fc9055d4f5f32a0bfb5
; 23 lemmas, each unsat

(reset)
; -2*u + 2*(u mod 32) + 64*(u div 32) >= 0
(declare-const m0 Real) ; u
(declare-const m1 Real) ; (u mod 32)
(declare-const m2 Real) ; (u div 32)
(assert (>= (+ (- 1) (* 2 m0) (* (- 2) m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 32 m2)) 0)) ; euclid
(check-sat)

(reset)
; -2*v + 2*(v mod 32) + 64*(v div 32) >= 0
(declare-const m0 Real) ; v
(declare-const m1 Real) ; (v mod 32)
(declare-const m2 Real) ; (v div 32)
(assert (>= (+ (- 1) (* 2 m0) (* (- 2) m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 32 m2)) 0)) ; euclid
(check-sat)

(reset)
; -a - 2*(u mod 32) + 63 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 32)
(assert (>= (+ (- 64) m0 (* 2 m1)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -b - 2*(v mod 32) + 63 >= 0
(declare-const m0 Real) ; b
(declare-const m1 Real) ; (v mod 32)
(assert (>= (+ (- 64) m0 (* 2 m1)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -u + 31 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 32)
(declare-const m2 Real) ; (v mod 32)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ m0 (* 2 m1) (* (- 2) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; tighten
(check-sat)

(reset)
; -u + 31 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 32)
(declare-const m2 Real) ; (v mod 32)
(assert (>= m0 0)) ; given
(assert (>= (+ 1 (* (- 1) m0) (* (- 2) m1) (* 2 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; tighten
(check-sat)

(reset)
; -u + 31 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 2 m1) m0 (* (- 2) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; tighten
(check-sat)

(reset)
; -u + 31 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= m0 0)) ; given
(assert (>= (+ 1 (* (- 2) m1) (* (- 1) m0) (* 2 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; tighten
(check-sat)

(reset)
; -v + 31 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; (v mod 32)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 2 m1) m0 (* (- 2) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; rewrite
(check-sat)

(reset)
; -v + 31 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; (v mod 32)
(assert (>= m0 0)) ; given
(assert (>= (+ 1 (* (- 2) m1) (* (- 1) m0) (* 2 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; rewrite
(check-sat)

(reset)
; -v + 31 >= 0
(declare-const m0 Real) ; v
(declare-const m1 Real) ; a
(declare-const m2 Real) ; u
(assert (>= (+ (- 32) m0) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* 2 m2) m1 (* (- 2) m0)) 0)) ; rewrite
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; combine
(check-sat)

(reset)
; 2*u - 2*(u mod 32) - 64*(u div 32) >= 0
(declare-const m0 Real) ; u
(declare-const m1 Real) ; (u mod 32)
(declare-const m2 Real) ; (u div 32)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 32 m2)) 0)) ; euclid
(check-sat)

(reset)
; 2*v - 2*(v mod 32) - 64*(v div 32) >= 0
(declare-const m0 Real) ; v
(declare-const m1 Real) ; (v mod 32)
(declare-const m2 Real) ; (v div 32)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 32 m2)) 0)) ; euclid
(check-sat)

(reset)
; a + 2*(u mod 32) >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 32)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; b + 2*(v mod 32) >= 0
(declare-const m0 Real) ; b
(declare-const m1 Real) ; (v mod 32)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 32)
(declare-const m2 Real) ; (v mod 32)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ m0 (* 2 m1) (* (- 2) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 32)
(declare-const m2 Real) ; (v mod 32)
(assert (>= m0 0)) ; given
(assert (>= (+ 1 (* (- 1) m0) (* (- 2) m1) (* 2 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 2 m1) m0 (* (- 2) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 2 m1) m0 (* (- 2) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 2 m1) m0 (* (- 2) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; tighten
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= m0 0)) ; given
(assert (>= (+ 1 (* (- 2) m1) (* (- 1) m0) (* 2 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= m0 0)) ; given
(assert (>= (+ 1 (* (- 2) m1) (* (- 1) m0) (* 2 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= m0 0)) ; given
(assert (>= (+ 1 (* (- 2) m1) (* (- 1) m0) (* 2 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; tighten
(check-sat)
