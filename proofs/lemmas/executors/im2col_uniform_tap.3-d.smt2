; executors.im2col_uniform_tap/3-D
; 2e18e099cfd4b0a1bc517df0d28328296cfc7558534f459499880048dc6a134e
; 11 lemmas, each unsat

(reset)
; R*S - 1 >= 0
(declare-const m0 Real) ; R*S
(declare-const m1 Real) ; S
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times S
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; R
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; R*S
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; R*S*(((k div C)) div (R*S))
(declare-const m1 Real) ; (k div C)
(declare-const m2 Real) ; (((k div C)) mod (R*S))
(declare-const m3 Real) ; R*S
(declare-const m4 Real) ; S*(((k div C)) div S)
(declare-const m5 Real) ; (((k div C)) mod S)
(declare-const m6 Real) ; R*S*(((((k div C)) div S)) div R)
(declare-const m7 Real) ; S*(((((k div C)) div S)) mod R)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ m4 (* (- 1) m1) m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m0) m6) 0)) ; given, times R*S
(assert (= (+ m6 (* (- 1) m4) m7) 0)) ; euclid, times S
(assert (>= m7 0)) ; euclid, times S
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; R*S*(((k div C)) div (R*S))
(declare-const m1 Real) ; (k div C)
(declare-const m2 Real) ; (((k div C)) mod (R*S))
(declare-const m3 Real) ; S*(((k div C)) div S)
(declare-const m4 Real) ; (((k div C)) mod S)
(declare-const m5 Real) ; S
(declare-const m6 Real) ; R*S
(declare-const m7 Real) ; R*S*(((((k div C)) div S)) div R)
(declare-const m8 Real) ; S*(((((k div C)) div S)) mod R)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) m0 (* (- 1) m7)) 0)) ; given, times R*S
(assert (= (+ m7 (* (- 1) m3) m8) 0)) ; euclid, times S
(assert (>= (+ m6 (* (- 1) m5) (* (- 1) m8)) 0)) ; euclid, times S
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; R*S*(((k div C)) div (R*S))
(declare-const m1 Real) ; (k div C)
(declare-const m2 Real) ; (((k div C)) mod (R*S))
(declare-const m3 Real) ; S*(((k div C)) div S)
(declare-const m4 Real) ; (((k div C)) mod S)
(declare-const m5 Real) ; S
(declare-const m6 Real) ; S*(((((k div C)) mod (R*S))) div S)
(declare-const m7 Real) ; (((((k div C)) mod (R*S))) mod S)
(declare-const m8 Real) ; S*(((((k div C)) div S)) mod R)
(declare-const m9 Real) ; R*S*(((((k div C)) div S)) div R)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m2) m7) 0)) ; euclid
(assert (>= m7 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m8) m6) 0)) ; given, times S
(assert (= (+ m9 (* (- 1) m3) m8) 0)) ; euclid, times S
(assert (= (+ (* (- 1) m0) m9) 0)) ; given, times R*S
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; R*S*(((k div C)) div (R*S))
(declare-const m1 Real) ; (k div C)
(declare-const m2 Real) ; (((k div C)) mod (R*S))
(declare-const m3 Real) ; S*(((k div C)) div S)
(declare-const m4 Real) ; (((k div C)) mod S)
(declare-const m5 Real) ; S*(((((k div C)) mod (R*S))) div S)
(declare-const m6 Real) ; (((((k div C)) mod (R*S))) mod S)
(declare-const m7 Real) ; R*S*(((((k div C)) div S)) div R)
(declare-const m8 Real) ; S*(((((k div C)) div S)) mod R)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m4) m6) 0)) ; given
(assert (= (+ m7 (* (- 1) m3) m8) 0)) ; euclid, times S
(assert (= (+ (* (- 1) m0) m7) 0)) ; given, times R*S
(assert (= (+ m8 (* (- 1) m5)) 0)) ; given, times S
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; R*S*(((k div C)) div (R*S))
(declare-const m1 Real) ; (k div C)
(declare-const m2 Real) ; (((k div C)) mod (R*S))
(declare-const m3 Real) ; S*(((k div C)) div S)
(declare-const m4 Real) ; (((k div C)) mod S)
(declare-const m5 Real) ; S*(((((k div C)) mod (R*S))) div S)
(declare-const m6 Real) ; (((((k div C)) mod (R*S))) mod S)
(declare-const m7 Real) ; R*S*(((((k div C)) div S)) div R)
(declare-const m8 Real) ; S*(((((k div C)) div S)) mod R)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) m6) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m6)) 0)) ; given
(assert (= (+ m7 (* (- 1) m3) m8) 0)) ; euclid, times S
(assert (= (+ (* (- 1) m0) m7) 0)) ; given, times R*S
(assert (= (+ m8 (* (- 1) m5)) 0)) ; given, times S
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; R*S*(((k div C)) div (R*S))
(declare-const m1 Real) ; (k div C)
(declare-const m2 Real) ; (((k div C)) mod (R*S))
(declare-const m3 Real) ; S*(((k div C)) div S)
(declare-const m4 Real) ; (((k div C)) mod S)
(declare-const m5 Real) ; S*(((((k div C)) mod (R*S))) div S)
(declare-const m6 Real) ; (((((k div C)) mod (R*S))) mod S)
(declare-const m7 Real) ; S
(declare-const m8 Real) ; S*(((((k div C)) div S)) mod R)
(declare-const m9 Real) ; R*S*(((((k div C)) div S)) div R)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) m6) 0)) ; euclid
(assert (>= (+ (- 1) m7 (* (- 1) m6)) 0)) ; euclid
(assert (>= (+ (* (- 1) m7) m8 (* (- 1) m5)) 0)) ; given, times S
(assert (= (+ m9 (* (- 1) m3) m8) 0)) ; euclid, times S
(assert (= (+ (* (- 1) m0) m9) 0)) ; given, times R*S
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; S
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
