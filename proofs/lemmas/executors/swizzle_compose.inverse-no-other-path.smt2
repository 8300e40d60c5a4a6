; executors.swizzle_compose/inverse, no other path
; 57b7454c6e9efea78c66a8a702b794213feb46b394e1f2f9bc5e1017d10e4875
; 12 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; base1
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; base2
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; bits1
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; bits1
(declare-const m1 Real) ; shift1
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ (* (- 1) m0) m1) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; bits1
(declare-const m1 Real) ; shift1
(assert (>= (+ (- 1) m0 m1) 0)) ; rewrite
(assert (>= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; bits2
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; bits2
(declare-const m1 Real) ; shift2
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ (* (- 1) m0) m1) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; bits2
(declare-const m1 Real) ; shift2
(assert (>= (+ (- 1) m0 m1) 0)) ; rewrite
(assert (>= (+ (* (- 1) m0) (* (- 1) m1)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shift1
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shift1
(declare-const m1 Real) ; bits1
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; rewrite
(assert (>= (* (- 1) m1) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shift2
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; shift2
(declare-const m1 Real) ; bits2
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; rewrite
(assert (>= (* (- 1) m1) 0)) ; rewrite
(check-sat)
