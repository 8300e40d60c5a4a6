; executors.im2col_runtime_address/3-D, padded, step 1
; d773fae3709f2e328ebdb1af5f5b6e55ae764efadb322fd3e9e442367b78ad49
; 19 lemmas, each unsat

(reset)
; -D_out*H_out*(((((m div W_out)) div H_out)) div D_out) - H_out*(((((m div W_out)) div H_out)) mod D_out) + (m div W_out) - (((m div W_out)) mod H_out) >= 0
(declare-const m0 Real) ; D_out*H_out*(((((m div W_out)) div H_out)) div D_out)
(declare-const m1 Real) ; H_out*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m2 Real) ; (m div W_out)
(declare-const m3 Real) ; (((m div W_out)) mod H_out)
(declare-const m4 Real) ; H_out*(((m div W_out)) div H_out)
(assert (>= (+ (- 1) m0 m1 (* (- 1) m2) m3) 0)) ; negated target
(assert (= (+ m4 (* (- 1) m2) m3) 0)) ; euclid
(assert (= (+ m0 (* (- 1) m4) m1) 0)) ; euclid, times H_out
(check-sat)

(reset)
; D_out*H_out - H_out*(((((m div W_out)) div H_out)) mod D_out) - (((m div W_out)) mod H_out) - 1 >= 0
(declare-const m0 Real) ; D_out*H_out
(declare-const m1 Real) ; H_out*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m2 Real) ; (((m div W_out)) mod H_out)
(declare-const m3 Real) ; H_out
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ m0 (* (- 1) m3) (* (- 1) m1)) 0)) ; euclid, times H_out
(check-sat)

(reset)
; D_out*H_out*(((((m div W_out)) div H_out)) div D_out) + H_out*(((((m div W_out)) div H_out)) mod D_out) - (m div W_out) + (((m div W_out)) mod H_out) >= 0
(declare-const m0 Real) ; D_out*H_out*(((((m div W_out)) div H_out)) div D_out)
(declare-const m1 Real) ; H_out*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m2 Real) ; (m div W_out)
(declare-const m3 Real) ; (((m div W_out)) mod H_out)
(declare-const m4 Real) ; H_out*(((m div W_out)) div H_out)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1) m2 (* (- 1) m3)) 0)) ; negated target
(assert (= (+ m4 (* (- 1) m2) m3) 0)) ; euclid
(assert (= (+ m0 (* (- 1) m4) m1) 0)) ; euclid, times H_out
(check-sat)

(reset)
; D_out*H_out*W_out - 1 >= 0
(declare-const m0 Real) ; D_out*H_out*W_out
(declare-const m1 Real) ; H_out
(declare-const m2 Real) ; D_out*H_out
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ (* (- 1) m2) m0) 0)) ; given, times D_out*H_out
(assert (>= (+ m2 (* (- 1) m1)) 0)) ; given, times H_out
(check-sat)

(reset)
; H_out*(((((m div W_out)) div H_out)) mod D_out) + (((m div W_out)) mod H_out) >= 0
(declare-const m0 Real) ; H_out*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m1 Real) ; (((m div W_out)) mod H_out)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; euclid, times H_out
(check-sat)

(reset)
; H_out*W_out - 1 >= 0
(declare-const m0 Real) ; H_out*W_out
(declare-const m1 Real) ; W_out
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out*H_out*W_out
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out*H_out*W_out*(m div (D_out*H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (D_out*H_out*W_out))
(declare-const m3 Real) ; D_out*H_out*W_out
(declare-const m4 Real) ; W_out*(m div W_out)
(declare-const m5 Real) ; (m mod W_out)
(declare-const m6 Real) ; D_out*H_out*W_out*(((((m div W_out)) div H_out)) div D_out)
(declare-const m7 Real) ; H_out*W_out*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m8 Real) ; W_out*(((m div W_out)) mod H_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ m4 (* (- 1) m1) m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (* (- 1) m3) m6 (* (- 1) m0)) 0)) ; given, times D_out*H_out*W_out
(assert (>= (+ (* (- 1) m6) (* (- 1) m7) m4 (* (- 1) m8)) 0)) ; combine, times W_out
(assert (>= m8 0)) ; euclid, times W_out
(assert (>= m7 0)) ; euclid, times H_out*W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out*H_out*W_out*(m div (D_out*H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (D_out*H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; H_out*W_out*(((m mod (D_out*H_out*W_out))) div (H_out*W_out))
(declare-const m6 Real) ; (((m mod (D_out*H_out*W_out))) mod (H_out*W_out))
(declare-const m7 Real) ; H_out*W_out
(declare-const m8 Real) ; H_out*W_out*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m9 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(declare-const m10 Real) ; W_out*(((m div W_out)) mod H_out)
(declare-const m11 Real) ; D_out*H_out*W_out*(((((m div W_out)) div H_out)) div D_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) m6) 0)) ; euclid
(assert (>= (+ (- 1) m7 (* (- 1) m6)) 0)) ; euclid
(assert (>= (+ (* (- 1) m7) m8 (* (- 1) m5)) 0)) ; given, times H_out*W_out
(assert (= (+ m9 (* (- 1) m3) m10) 0)) ; euclid, times W_out
(assert (= (+ m11 (* (- 1) m0)) 0)) ; given, times D_out*H_out*W_out
(assert (>= m10 0)) ; euclid, times W_out
(assert (= (+ m11 (* (- 1) m9) m8) 0)) ; euclid, times H_out*W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out*H_out*W_out*(m div (D_out*H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (D_out*H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; H_out*W_out*(((m mod (D_out*H_out*W_out))) div (H_out*W_out))
(declare-const m6 Real) ; (((m mod (D_out*H_out*W_out))) mod (H_out*W_out))
(declare-const m7 Real) ; W_out*(((((m mod (D_out*H_out*W_out))) mod (H_out*W_out))) div W_out)
(declare-const m8 Real) ; (((((m mod (D_out*H_out*W_out))) mod (H_out*W_out))) mod W_out)
(declare-const m9 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(declare-const m10 Real) ; W_out*(((m div W_out)) mod H_out)
(declare-const m11 Real) ; D_out*H_out*W_out*(((((m div W_out)) div H_out)) div D_out)
(declare-const m12 Real) ; H_out*W_out*(((((m div W_out)) div H_out)) mod D_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) m6) 0)) ; euclid
(assert (= (+ m7 (* (- 1) m6) m8) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m4) m8) 0)) ; given
(assert (= (+ m9 (* (- 1) m3) m10) 0)) ; euclid, times W_out
(assert (= (+ m11 (* (- 1) m0)) 0)) ; given, times D_out*H_out*W_out
(assert (= (+ m12 (* (- 1) m5)) 0)) ; given, times H_out*W_out
(assert (= (+ m10 (* (- 1) m7)) 0)) ; given, times W_out
(assert (= (+ m11 (* (- 1) m9) m12) 0)) ; euclid, times H_out*W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out*H_out*W_out*(m div (D_out*H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (D_out*H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; H_out*W_out*(((m mod (D_out*H_out*W_out))) div (H_out*W_out))
(declare-const m6 Real) ; (((m mod (D_out*H_out*W_out))) mod (H_out*W_out))
(declare-const m7 Real) ; W_out*(((((m mod (D_out*H_out*W_out))) mod (H_out*W_out))) div W_out)
(declare-const m8 Real) ; (((((m mod (D_out*H_out*W_out))) mod (H_out*W_out))) mod W_out)
(declare-const m9 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(declare-const m10 Real) ; W_out*(((m div W_out)) mod H_out)
(declare-const m11 Real) ; D_out*H_out*W_out*(((((m div W_out)) div H_out)) div D_out)
(declare-const m12 Real) ; H_out*W_out*(((((m div W_out)) div H_out)) mod D_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) m6) 0)) ; euclid
(assert (= (+ m7 (* (- 1) m6) m8) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m8)) 0)) ; given
(assert (= (+ m9 (* (- 1) m3) m10) 0)) ; euclid, times W_out
(assert (= (+ m11 (* (- 1) m0)) 0)) ; given, times D_out*H_out*W_out
(assert (= (+ m12 (* (- 1) m5)) 0)) ; given, times H_out*W_out
(assert (= (+ m10 (* (- 1) m7)) 0)) ; given, times W_out
(assert (= (+ m11 (* (- 1) m9) m12) 0)) ; euclid, times H_out*W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out*H_out*W_out*(m div (D_out*H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (D_out*H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; H_out*W_out*(((m mod (D_out*H_out*W_out))) div (H_out*W_out))
(declare-const m6 Real) ; (((m mod (D_out*H_out*W_out))) mod (H_out*W_out))
(declare-const m7 Real) ; W_out*(((((m mod (D_out*H_out*W_out))) mod (H_out*W_out))) div W_out)
(declare-const m8 Real) ; (((((m mod (D_out*H_out*W_out))) mod (H_out*W_out))) mod W_out)
(declare-const m9 Real) ; W_out
(declare-const m10 Real) ; W_out*(((m div W_out)) mod H_out)
(declare-const m11 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(declare-const m12 Real) ; D_out*H_out*W_out*(((((m div W_out)) div H_out)) div D_out)
(declare-const m13 Real) ; H_out*W_out*(((((m div W_out)) div H_out)) mod D_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) m6) 0)) ; euclid
(assert (= (+ m7 (* (- 1) m6) m8) 0)) ; euclid
(assert (>= (+ (- 1) m9 (* (- 1) m8)) 0)) ; euclid
(assert (>= (+ (* (- 1) m9) m10 (* (- 1) m7)) 0)) ; given, times W_out
(assert (= (+ m11 (* (- 1) m3) m10) 0)) ; euclid, times W_out
(assert (= (+ m12 (* (- 1) m0)) 0)) ; given, times D_out*H_out*W_out
(assert (= (+ m13 (* (- 1) m5)) 0)) ; given, times H_out*W_out
(assert (= (+ m12 (* (- 1) m11) m13) 0)) ; euclid, times H_out*W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out*H_out*W_out*(m div (D_out*H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (D_out*H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; W_out
(declare-const m6 Real) ; D_out*H_out*W_out
(declare-const m7 Real) ; D_out*H_out*W_out*(((((m div W_out)) div H_out)) div D_out)
(declare-const m8 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(declare-const m9 Real) ; W_out*(((m div W_out)) mod H_out)
(declare-const m10 Real) ; H_out*W_out
(declare-const m11 Real) ; H_out*W_out*(((((m div W_out)) div H_out)) mod D_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) (* (- 1) m7) m0) 0)) ; given, times D_out*H_out*W_out
(assert (= (+ m8 (* (- 1) m3) m9) 0)) ; euclid, times W_out
(assert (>= (+ m10 (* (- 1) m5) (* (- 1) m9)) 0)) ; euclid, times W_out
(assert (= (+ m7 (* (- 1) m8) m11) 0)) ; euclid, times H_out*W_out
(assert (>= (+ m6 (* (- 1) m10) (* (- 1) m11)) 0)) ; euclid, times H_out*W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out*H_out*W_out*(m div (D_out*H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (D_out*H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; W_out
(declare-const m6 Real) ; H_out*W_out*(((m mod (D_out*H_out*W_out))) div (H_out*W_out))
(declare-const m7 Real) ; (((m mod (D_out*H_out*W_out))) mod (H_out*W_out))
(declare-const m8 Real) ; H_out*W_out
(declare-const m9 Real) ; H_out*W_out*(((((m div W_out)) div H_out)) mod D_out)
(declare-const m10 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(declare-const m11 Real) ; W_out*(((m div W_out)) mod H_out)
(declare-const m12 Real) ; D_out*H_out*W_out*(((((m div W_out)) div H_out)) div D_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m2) m7) 0)) ; euclid
(assert (>= m7 0)) ; euclid
(assert (>= (+ (* (- 1) m8) (* (- 1) m9) m6) 0)) ; given, times H_out*W_out
(assert (= (+ m10 (* (- 1) m3) m11) 0)) ; euclid, times W_out
(assert (= (+ m12 (* (- 1) m0)) 0)) ; given, times D_out*H_out*W_out
(assert (>= (+ m8 (* (- 1) m5) (* (- 1) m11)) 0)) ; euclid, times W_out
(assert (= (+ m12 (* (- 1) m10) m9) 0)) ; euclid, times H_out*W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; D_out*H_out*W_out*(m div (D_out*H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (D_out*H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; W_out
(declare-const m6 Real) ; H_out*W_out*(((m mod (D_out*H_out*W_out))) div (H_out*W_out))
(declare-const m7 Real) ; (((m mod (D_out*H_out*W_out))) mod (H_out*W_out))
(declare-const m8 Real) ; W_out*(((((m mod (D_out*H_out*W_out))) mod (H_out*W_out))) div W_out)
(declare-const m9 Real) ; (((((m mod (D_out*H_out*W_out))) mod (H_out*W_out))) mod W_out)
(declare-const m10 Real) ; W_out*(((m div W_out)) mod H_out)
(declare-const m11 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(declare-const m12 Real) ; D_out*H_out*W_out*(((((m div W_out)) div H_out)) div D_out)
(declare-const m13 Real) ; H_out*W_out*(((((m div W_out)) div H_out)) mod D_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m2) m7) 0)) ; euclid
(assert (= (+ m8 (* (- 1) m7) m9) 0)) ; euclid
(assert (>= m9 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m10) m8) 0)) ; given, times W_out
(assert (= (+ m11 (* (- 1) m3) m10) 0)) ; euclid, times W_out
(assert (= (+ m12 (* (- 1) m0)) 0)) ; given, times D_out*H_out*W_out
(assert (= (+ m13 (* (- 1) m6)) 0)) ; given, times H_out*W_out
(assert (= (+ m12 (* (- 1) m11) m13) 0)) ; euclid, times H_out*W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out*W_out
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
