; executors.swizzle_on_vectors/Swizzle(1, 1, 4) then Swizzle(1, 0, 6)
; df38220f0360fb9459dda2c20aac060cd04b8b444a24fc0199ef3eee71d99401
; 10 lemmas, each unsat

(reset)
; ((band4((x div vector), 32)) div 16) >= 0
(declare-const m0 Real) ; ((band4((x div vector), 32)) div 16)
(declare-const m1 Real) ; band4((x div vector), 32)
(declare-const m2 Real) ; ((band4((x div vector), 32)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; bitwise
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; ((band8(xor7((x div vector), ((band4((x div vector), 32)) div 16)), 64)) div 64) >= 0
(declare-const m0 Real) ; ((band8(xor7((x div vector), ((band4((x div vector), 32)) div 16)), 64)) div 64)
(declare-const m1 Real) ; band8(xor7((x div vector), ((band4((x div vector), 32)) div 16)), 64)
(declare-const m2 Real) ; ((band8(xor7((x div vector), ((band4((x div vector), 32)) div 16)), 64)) mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; bitwise
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (x div vector) >= 0
(declare-const m0 Real) ; x
(declare-const m1 Real) ; vector*(x div vector)
(declare-const m2 Real) ; (x mod vector)
(declare-const m3 Real) ; vector
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times vector
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band4((x div vector), 32)) div 16)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band8(xor7((x div vector), ((band4((x div vector), 32)) div 16)), 64)) div 64)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (x div vector)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band4((x div vector), 32)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band8(xor7((x div vector), ((band4((x div vector), 32)) div 16)), 64)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vector
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; xor7((x div vector), ((band4((x div vector), 32)) div 16))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
