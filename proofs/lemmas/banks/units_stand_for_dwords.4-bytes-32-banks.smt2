; banks.units_stand_for_dwords/4 bytes, 32 banks
; 6f1d8402c40a3cc1c3b55eb552519aa5a66a8dbc4606b26bd5a22cd29f0f0470
; 14 lemmas, each unsat

(reset)
; -a + b - (u mod 32) + 31 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; b
(declare-const m2 Real) ; (u mod 32)
(assert (>= (+ (- 32) m0 (* (- 1) m1) m2) 0)) ; negated target
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -a - (u mod 32) + 31 >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 32)
(assert (>= (+ (- 32) m0 m1) 0)) ; negated target
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -b - (u mod 32) + 31 >= 0
(declare-const m0 Real) ; b
(declare-const m1 Real) ; (u mod 32)
(assert (>= (+ (- 32) m0 m1) 0)) ; negated target
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -b - (v mod 32) + 31 >= 0
(declare-const m0 Real) ; b
(declare-const m1 Real) ; (v mod 32)
(assert (>= (+ (- 32) m0 m1) 0)) ; negated target
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; a + (u mod 32) >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; (u mod 32)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; a - b + (u mod 32) >= 0
(declare-const m0 Real) ; a
(declare-const m1 Real) ; b
(declare-const m2 Real) ; (u mod 32)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; b + (u mod 32) >= 0
(declare-const m0 Real) ; b
(declare-const m1 Real) ; (u mod 32)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; b + (v mod 32) >= 0
(declare-const m0 Real) ; b
(declare-const m1 Real) ; (v mod 32)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; b
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; b
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; b
(assert (>= m0 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; b
(assert (>= m0 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; b
(declare-const m2 Real) ; v
(declare-const m3 Real) ; (v mod 32)
(declare-const m4 Real) ; (v div 32)
(declare-const m5 Real) ; (u mod 32)
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m2) m3 (* 32 m4)) 0)) ; euclid
(assert (= (+ m0 (* (- 1) m2) (* (- 1) m1) m5 (* 32 m4)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 1) m5) m3) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; a
(declare-const m1 Real) ; b
(declare-const m2 Real) ; v
(declare-const m3 Real) ; (v mod 32)
(declare-const m4 Real) ; (v div 32)
(declare-const m5 Real) ; (u mod 32)
(assert (>= m0 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; given
(assert (= (+ (* (- 1) m2) m3 (* 32 m4)) 0)) ; euclid
(assert (= (+ m0 (* (- 1) m2) (* (- 1) m1) m5 (* 32 m4)) 0)) ; rewrite
(assert (>= (+ (- 1) m5 (* (- 1) m3)) 0)) ; given
(check-sat)
