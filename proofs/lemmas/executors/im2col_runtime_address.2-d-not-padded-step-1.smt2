; executors.im2col_runtime_address/2-D, not padded, step 1
; 6cda67b6ef6d507ca201de7c667e82ff1ca696b16c33911397d4db6b6311d08a
; 10 lemmas, each unsat

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
(declare-const m0 Real) ; H_out*W_out*(m div (H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (H_out*W_out))
(declare-const m3 Real) ; H_out*W_out
(declare-const m4 Real) ; W_out*(m div W_out)
(declare-const m5 Real) ; (m mod W_out)
(declare-const m6 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(declare-const m7 Real) ; W_out*(((m div W_out)) mod H_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ m4 (* (- 1) m1) m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m0) m6) 0)) ; given, times H_out*W_out
(assert (= (+ m6 (* (- 1) m4) m7) 0)) ; euclid, times W_out
(assert (>= m7 0)) ; euclid, times W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out*W_out*(m div (H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; W_out
(declare-const m6 Real) ; H_out*W_out
(declare-const m7 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(declare-const m8 Real) ; W_out*(((m div W_out)) mod H_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) m0 (* (- 1) m7)) 0)) ; given, times H_out*W_out
(assert (= (+ m7 (* (- 1) m3) m8) 0)) ; euclid, times W_out
(assert (>= (+ m6 (* (- 1) m5) (* (- 1) m8)) 0)) ; euclid, times W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out*W_out*(m div (H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; W_out
(declare-const m6 Real) ; W_out*(((m mod (H_out*W_out))) div W_out)
(declare-const m7 Real) ; (((m mod (H_out*W_out))) mod W_out)
(declare-const m8 Real) ; W_out*(((m div W_out)) mod H_out)
(declare-const m9 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) m5 (* (- 1) m4)) 0)) ; euclid
(assert (= (+ m6 (* (- 1) m2) m7) 0)) ; euclid
(assert (>= m7 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m8) m6) 0)) ; given, times W_out
(assert (= (+ m9 (* (- 1) m3) m8) 0)) ; euclid, times W_out
(assert (= (+ (* (- 1) m0) m9) 0)) ; given, times H_out*W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out*W_out*(m div (H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; W_out*(((m mod (H_out*W_out))) div W_out)
(declare-const m6 Real) ; (((m mod (H_out*W_out))) mod W_out)
(declare-const m7 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(declare-const m8 Real) ; W_out*(((m div W_out)) mod H_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m4) m6) 0)) ; given
(assert (= (+ m7 (* (- 1) m3) m8) 0)) ; euclid, times W_out
(assert (= (+ (* (- 1) m0) m7) 0)) ; given, times H_out*W_out
(assert (= (+ m8 (* (- 1) m5)) 0)) ; given, times W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out*W_out*(m div (H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; W_out*(((m mod (H_out*W_out))) div W_out)
(declare-const m6 Real) ; (((m mod (H_out*W_out))) mod W_out)
(declare-const m7 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(declare-const m8 Real) ; W_out*(((m div W_out)) mod H_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) m6) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m6)) 0)) ; given
(assert (= (+ m7 (* (- 1) m3) m8) 0)) ; euclid, times W_out
(assert (= (+ (* (- 1) m0) m7) 0)) ; given, times H_out*W_out
(assert (= (+ m8 (* (- 1) m5)) 0)) ; given, times W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H_out*W_out*(m div (H_out*W_out))
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod (H_out*W_out))
(declare-const m3 Real) ; W_out*(m div W_out)
(declare-const m4 Real) ; (m mod W_out)
(declare-const m5 Real) ; W_out*(((m mod (H_out*W_out))) div W_out)
(declare-const m6 Real) ; (((m mod (H_out*W_out))) mod W_out)
(declare-const m7 Real) ; W_out
(declare-const m8 Real) ; W_out*(((m div W_out)) mod H_out)
(declare-const m9 Real) ; H_out*W_out*(((m div W_out)) div H_out)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m1) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ m5 (* (- 1) m2) m6) 0)) ; euclid
(assert (>= (+ (- 1) m7 (* (- 1) m6)) 0)) ; euclid
(assert (>= (+ (* (- 1) m7) m8 (* (- 1) m5)) 0)) ; given, times W_out
(assert (= (+ m9 (* (- 1) m3) m8) 0)) ; euclid, times W_out
(assert (= (+ (* (- 1) m0) m9) 0)) ; given, times H_out*W_out
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W_out
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
