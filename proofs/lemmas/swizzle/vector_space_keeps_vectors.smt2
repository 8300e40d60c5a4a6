; swizzle.vector_space_keeps_vectors
; 43aa10373d6d6d13d05a27eaebe19ee8d9b7c19db26561722273c2da60606d76
; 17 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; ((band13(v, shl12(shl4(1, bits) - 1, base))) div 1)
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band10(v, shl9(shl4(1, bits) - 1, base + shift))
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (>= m0 0)) ; bitwise
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band10(v, shl9(shl4(1, bits) - 1, base + shift))
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band13(v, shl12(shl4(1, bits) - 1, base))
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (>= m0 0)) ; bitwise
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band13(v, shl12(shl4(1, bits) - 1, base))
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band13(v, shl12(shl4(1, bits) - 1, base))
(assert (>= m0 0)) ; given
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
(declare-const m0 Real) ; base
(declare-const m1 Real) ; shift
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; given
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
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl12(shl4(1, bits) - 1, base)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (>= m0 0)) ; bitwise
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl4(1, bits)
(assert (>= (+ (- 1) m0) 0)) ; bitwise
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shl9(shl4(1, bits) - 1, base + shift)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (>= m0 0)) ; bitwise
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shr11(band10(v, shl9(shl4(1, bits) - 1, base + shift)), shift)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (>= m0 0)) ; bitwise
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shr11(band10(v, shl9(shl4(1, bits) - 1, base + shift)), shift)
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; v
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
