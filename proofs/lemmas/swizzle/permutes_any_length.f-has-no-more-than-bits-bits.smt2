; swizzle.permutes_any_length/f has no more than bits bits
; 45509a4a06df4e21c375aa269bde2c42bff620ba945116af8b0ed53bd07d2796
; 11 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; base
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; base
(declare-const m1 Real) ; shift
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; bits
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl2(1, bits)
(assert (>= (+ (- 1) m0) 0)) ; bitwise
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl2(1, bits)
(declare-const m1 Real) ; band10(shr9(n, base), shl2(1, bits) - 1)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; bitwise
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl2(1, bits)
(declare-const m1 Real) ; band8(shr7(n, shift + base), shl2(1, bits) - 1)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; bitwise
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shr7(n, shift + base)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (>= m0 0)) ; bitwise
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shr9(n, base)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (>= m0 0)) ; bitwise
(check-sat)

(reset)
; n >= 0
(declare-const m0 Real) ; n
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; shift + base >= 0
(declare-const m0 Real) ; shift
(declare-const m1 Real) ; base
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
