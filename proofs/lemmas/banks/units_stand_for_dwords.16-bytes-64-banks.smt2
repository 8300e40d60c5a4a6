; banks.units_stand_for_dwords/16 bytes, 64 banks
; 650a4eb1c3907356fd2ab121264827c71521051afc7ed410732b2b6df8bd3d42
; 23 lemmas, each unsat

(reset)
; -4*u + 4*(u mod 16) + 64*(u div 16) >= 0
(declare-const m0 Real) ; u
(declare-const m1 Real) ; (u mod 16)
(declare-const m2 Real) ; (u div 16)
(assert (>= (+ (- 1) (* 4 m0) (* (- 4) m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 16 m2)) 0)) ; euclid
(check-sat)

(reset)
; -4*v + 4*(v mod 16) + 64*(v div 16) >= 0
(declare-const m0 Real) ; v
(declare-const m1 Real) ; (v mod 16)
(declare-const m2 Real) ; (v div 16)
(assert (>= (+ (- 1) (* 4 m0) (* (- 4) m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 16 m2)) 0)) ; euclid
(check-sat)

(reset)
; -a - 4*(u mod 16) + 63 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 16)
(assert (>= (+ (- 64) m0 (* 4 m1)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -b - 4*(v mod 16) + 63 >= 0
(declare-const m0 Real) ; b
(declare-const m1 Real) ; (v mod 16)
(assert (>= (+ (- 64) m0 (* 4 m1)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -u + 15 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 16)
(declare-const m2 Real) ; (v mod 16)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ m0 (* 4 m1) (* (- 4) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; tighten
(check-sat)

(reset)
; -u + 15 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 16)
(declare-const m2 Real) ; (v mod 16)
(assert (>= m0 0)) ; given
(assert (>= (+ 3 (* (- 1) m0) (* (- 4) m1) (* 4 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; tighten
(check-sat)

(reset)
; -u + 15 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 4 m1) m0 (* (- 4) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; tighten
(check-sat)

(reset)
; -u + 15 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= m0 0)) ; given
(assert (>= (+ 3 (* (- 4) m1) (* (- 1) m0) (* 4 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; tighten
(check-sat)

(reset)
; -v + 15 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; (v mod 16)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 4 m1) m0 (* (- 4) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; rewrite
(check-sat)

(reset)
; -v + 15 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; (v mod 16)
(assert (>= m0 0)) ; given
(assert (>= (+ 3 (* (- 4) m1) (* (- 1) m0) (* 4 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; rewrite
(check-sat)

(reset)
; -v + 15 >= 0
(declare-const m0 Real) ; v
(declare-const m1 Real) ; a
(declare-const m2 Real) ; u
(assert (>= (+ (- 16) m0) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* 4 m2) m1 (* (- 4) m0)) 0)) ; rewrite
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; combine
(check-sat)

(reset)
; 4*u - 4*(u mod 16) - 64*(u div 16) >= 0
(declare-const m0 Real) ; u
(declare-const m1 Real) ; (u mod 16)
(declare-const m2 Real) ; (u div 16)
(assert (>= (+ (- 1) (* (- 4) m0) (* 4 m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 16 m2)) 0)) ; euclid
(check-sat)

(reset)
; 4*v - 4*(v mod 16) - 64*(v div 16) >= 0
(declare-const m0 Real) ; v
(declare-const m1 Real) ; (v mod 16)
(declare-const m2 Real) ; (v div 16)
(assert (>= (+ (- 1) (* (- 4) m0) (* 4 m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 16 m2)) 0)) ; euclid
(check-sat)

(reset)
; a + 4*(u mod 16) >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 16)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; b + 4*(v mod 16) >= 0
(declare-const m0 Real) ; b
(declare-const m1 Real) ; (v mod 16)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 16)
(declare-const m2 Real) ; (v mod 16)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ m0 (* 4 m1) (* (- 4) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 16)
(declare-const m2 Real) ; (v mod 16)
(assert (>= m0 0)) ; given
(assert (>= (+ 3 (* (- 1) m0) (* (- 4) m1) (* 4 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 4 m1) m0 (* (- 4) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 4 m1) m0 (* (- 4) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 4 m1) m0 (* (- 4) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; tighten
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= m0 0)) ; given
(assert (>= (+ 3 (* (- 4) m1) (* (- 1) m0) (* 4 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= m0 0)) ; given
(assert (>= (+ 3 (* (- 4) m1) (* (- 1) m0) (* 4 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= m0 0)) ; given
(assert (>= (+ 3 (* (- 4) m1) (* (- 1) m0) (* 4 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; tighten
(check-sat)
