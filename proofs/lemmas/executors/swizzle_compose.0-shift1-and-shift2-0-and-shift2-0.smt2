; executors.swizzle_compose/0 < shift1 and shift2 <= 0 and shift2 < 0
; f1956c1fbea3f284e36185c1f3180a88343ce59fe2700b85ebb34211a3822337
; 20 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; band13(xor8(x, shr7(band6(x, shl4(shl1(1, bits1) - 1, shift1 + base1)), shift1)), shl12(shl10(1, bits2) - 1, base2))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band13(xor8(x, shr7(band6(x, shl4(shl1(1, bits1) - 1, shift1 + base1)), shift1)), shl12(shl10(1, bits2) - 1, base2))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band6(x, shl4(shl1(1, bits1) - 1, shift1 + base1))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; base2
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; bits1
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; bits2
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shift1
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shift1
(declare-const m1 Real) ; base1
(assert (>= (+ m0 m1) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shift2
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl1(1, bits1)
(assert (>= (+ (- 1) m0) 0)) ; bitwise
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl10(1, bits2)
(assert (>= (+ (- 1) m0) 0)) ; bitwise
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl12(shl10(1, bits2) - 1, base2)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl15(band13(xor8(x, shr7(band6(x, shl4(shl1(1, bits1) - 1, shift1 + base1)), shift1)), shl12(shl10(1, bits2) - 1, base2)), -shift2)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl15(band13(xor8(x, shr7(band6(x, shl4(shl1(1, bits1) - 1, shift1 + base1)), shift1)), shl12(shl10(1, bits2) - 1, base2)), -shift2)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl4(shl1(1, bits1) - 1, shift1 + base1)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shr7(band6(x, shl4(shl1(1, bits1) - 1, shift1 + base1)), shift1)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; x
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; xor8(x, shr7(band6(x, shl4(shl1(1, bits1) - 1, shift1 + base1)), shift1))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; shift1 + base1 >= 0
(declare-const m0 Real) ; shift1
(declare-const m1 Real) ; base1
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; shift1 >= 0
(declare-const m0 Real) ; shift1
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
