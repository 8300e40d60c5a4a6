; executors.swizzle_xor_bits/shift <= 0 and shift < 0
; 2bcbea931e00b76328d8fcbfd7eb05378bee2695debcdc84f0f69092c8e1bcfa
; 10 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; band5(x, shl3(shl1(1, bits) - 1, base))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band5(x, shl3(shl1(1, bits) - 1, base))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; base
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; bits
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shift
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl1(1, bits)
(assert (>= (+ (- 1) m0) 0)) ; bitwise
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl3(shl1(1, bits) - 1, base)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl7(band5(x, shl3(shl1(1, bits) - 1, base)), -shift)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl7(band5(x, shl3(shl1(1, bits) - 1, base)), -shift)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; x
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
