; executors.swizzle_compose/shift1 <= 0 and shift1 < 0 and 0 < shift2
; 4c2b72d18819dd2acb205570973c8b34be49b04d1ca04f8f17f2e8218b063053
; 24 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; band14(xor8(x, shl7(band5(x, shl3(shl1(1, bits1) - 1, base1)), -shift1)), shl13(shl10(1, bits2) - 1, shift2 + base2))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band14(xor8(x, shl7(band5(x, shl3(shl1(1, bits1) - 1, base1)), -shift1)), shl13(shl10(1, bits2) - 1, shift2 + base2))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band5(x, shl3(shl1(1, bits1) - 1, base1))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band5(x, shl3(shl1(1, bits1) - 1, base1))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; base1
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
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shift2
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shift2
(declare-const m1 Real) ; base2
(assert (>= (+ m0 m1) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; given
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
(declare-const m0 Real) ; shl13(shl10(1, bits2) - 1, shift2 + base2)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl3(shl1(1, bits1) - 1, base1)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl7(band5(x, shl3(shl1(1, bits1) - 1, base1)), -shift1)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl7(band5(x, shl3(shl1(1, bits1) - 1, base1)), -shift1)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shr15(band14(xor8(x, shl7(band5(x, shl3(shl1(1, bits1) - 1, base1)), -shift1)), shl13(shl10(1, bits2) - 1, shift2 + base2)), shift2)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shr15(band14(xor8(x, shl7(band5(x, shl3(shl1(1, bits1) - 1, base1)), -shift1)), shl13(shl10(1, bits2) - 1, shift2 + base2)), shift2)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shr24(band23(xor22(x, shl21(((band5(x, shl3(shl1(1, bits1) - 1, base1))) div 1), -shift1)), shl13(shl10(1, bits2) - 1, shift2 + base2)), shift2)
(assert (>= m0 0)) ; given
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
(declare-const m0 Real) ; xor8(x, shl7(band5(x, shl3(shl1(1, bits1) - 1, base1)), -shift1))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; xor8(x, shl7(band5(x, shl3(shl1(1, bits1) - 1, base1)), -shift1))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; rewrite
(check-sat)

(reset)
; shift2 + base2 >= 0
(declare-const m0 Real) ; shift2
(declare-const m1 Real) ; base2
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; shift2 >= 0
(declare-const m0 Real) ; shift2
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
