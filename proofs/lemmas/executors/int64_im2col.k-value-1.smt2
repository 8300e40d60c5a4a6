; executors.int64_im2col/k, value 1
; 19725b843594160b13cd9f838547744255607ffa8e56cae710ed0d31ca3acdc6
; 4 lemmas, each unsat

(reset)
; (k div C) >= 0
(declare-const m0 Real) ; k
(declare-const m1 Real) ; C*(k div C)
(declare-const m2 Real) ; (k mod C)
(declare-const m3 Real) ; C
(assert (>= m0 0)) ; given
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k
(declare-const m1 Real) ; C*R*S
(declare-const m2 Real) ; (k mod C)
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k
(declare-const m1 Real) ; C*R*S
(declare-const m2 Real) ; C*(k div C)
(declare-const m3 Real) ; (k mod C)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) m3) 0)) ; given
(assert (>= m2 0)) ; combine, times C
(check-sat)
