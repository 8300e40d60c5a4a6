; im2col.pointwise_is_general/2-D
; 54194886a5ebafba32414b50c0a26ba5ee92bc814887623e4b58e436e0354569
; 9 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; (((m div W)) mod H)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (m mod W)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; H
(declare-const m1 Real) ; (((m div W)) mod H)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; W
(declare-const m1 Real) ; (m mod W)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; m*C
(declare-const m1 Real) ; W*H*C*(((m div W)) div H)
(declare-const m2 Real) ; W*C*(((m div W)) mod H)
(declare-const m3 Real) ; C*(m mod W)
(declare-const m4 Real) ; W*(m div W)*C
(assert (>= (+ (- 1) (* (- 1) m0) m1 m2 m3) 0)) ; given
(assert (= (+ (* (- 1) m0) m4 m3) 0)) ; euclid, times C
(assert (= (+ (* (- 1) m4) m1 m2) 0)) ; euclid, times W*C
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; m*C
(declare-const m1 Real) ; W*H*C*(((m div W)) div H)
(declare-const m2 Real) ; W*C*(((m div W)) mod H)
(declare-const m3 Real) ; C*(m mod W)
(declare-const m4 Real) ; W*(m div W)*C
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2) (* (- 1) m3)) 0)) ; given
(assert (= (+ (* (- 1) m0) m4 m3) 0)) ; euclid, times C
(assert (= (+ (* (- 1) m4) m1 m2) 0)) ; euclid, times W*C
(check-sat)
