; executors.swizzle_class/bits <= where(shift < 0, -shift, shift) and shift <= 0 and shift < 0
; da7babc3cfa8307015438050417527aead8b893ff7514aa5f0a433a89699d649
; 11 lemmas, each unsat

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
(declare-const m0 Real) ; bits
(declare-const m1 Real) ; shift
(assert (>= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ (- 1) m0 m1) 0)) ; given
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
