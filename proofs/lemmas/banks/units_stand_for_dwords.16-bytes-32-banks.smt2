; banks.units_stand_for_dwords/16 bytes, 32 banks
; 0afa947d103d134b3ec2c7d5b977416a3465337f4c1eab847613c2d6d9e1c936
; 23 lemmas, each unsat

(reset)
; -4*u + 4*(u mod 8) + 32*(u div 8) >= 0
(declare-const m0 Real) ; u
(declare-const m1 Real) ; (u mod 8)
(declare-const m2 Real) ; (u div 8)
(assert (>= (+ (- 1) (* 4 m0) (* (- 4) m1) (* (- 32) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; -4*v + 4*(v mod 8) + 32*(v div 8) >= 0
(declare-const m0 Real) ; v
(declare-const m1 Real) ; (v mod 8)
(declare-const m2 Real) ; (v div 8)
(assert (>= (+ (- 1) (* 4 m0) (* (- 4) m1) (* (- 32) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; -a - 4*(u mod 8) + 31 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 8)
(assert (>= (+ (- 32) m0 (* 4 m1)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -b - 4*(v mod 8) + 31 >= 0
(declare-const m0 Real) ; b
(declare-const m1 Real) ; (v mod 8)
(assert (>= (+ (- 32) m0 (* 4 m1)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -u + 7 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 8)
(declare-const m2 Real) ; (v mod 8)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ m0 (* 4 m1) (* (- 4) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; tighten
(check-sat)

(reset)
; -u + 7 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 8)
(declare-const m2 Real) ; (v mod 8)
(assert (>= m0 0)) ; given
(assert (>= (+ 3 (* (- 1) m0) (* (- 4) m1) (* 4 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; tighten
(check-sat)

(reset)
; -u + 7 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 4 m1) m0 (* (- 4) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; tighten
(check-sat)

(reset)
; -u + 7 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; v
(assert (>= m0 0)) ; given
(assert (>= (+ 3 (* (- 4) m1) (* (- 1) m0) (* 4 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; tighten
(check-sat)

(reset)
; -v + 7 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; (v mod 8)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (* 4 m1) m0 (* (- 4) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; rewrite
(check-sat)

(reset)
; -v + 7 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; u
(declare-const m2 Real) ; (v mod 8)
(assert (>= m0 0)) ; given
(assert (>= (+ 3 (* (- 4) m1) (* (- 1) m0) (* 4 m2)) 0)) ; rewrite
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; rewrite
(check-sat)

(reset)
; -v + 7 >= 0
(declare-const m0 Real) ; v
(declare-const m1 Real) ; a
(declare-const m2 Real) ; u
(assert (>= (+ (- 8) m0) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (* 4 m2) m1 (* (- 4) m0)) 0)) ; rewrite
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; combine
(check-sat)

(reset)
; 4*u - 4*(u mod 8) - 32*(u div 8) >= 0
(declare-const m0 Real) ; u
(declare-const m1 Real) ; (u mod 8)
(declare-const m2 Real) ; (u div 8)
(assert (>= (+ (- 1) (* (- 4) m0) (* 4 m1) (* 32 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; 4*v - 4*(v mod 8) - 32*(v div 8) >= 0
(declare-const m0 Real) ; v
(declare-const m1 Real) ; (v mod 8)
(declare-const m2 Real) ; (v div 8)
(assert (>= (+ (- 1) (* (- 4) m0) (* 4 m1) (* 32 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; a + 4*(u mod 8) >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 8)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; b + 4*(v mod 8) >= 0
(declare-const m0 Real) ; b
(declare-const m1 Real) ; (v mod 8)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 8)
(declare-const m2 Real) ; (v mod 8)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ m0 (* 4 m1) (* (- 4) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 8)
(declare-const m2 Real) ; (v mod 8)
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
