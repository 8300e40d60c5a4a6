; block_scaled.registers_are_distinct/B, no hole
; 13ba4cd78e394d5cd2a19ae1d7314d570a6d2b1ce31247eb0dbfb5ca1b87a1a1
; 15 lemmas, each unsat

(reset)
; (((row mod (num_n*num_k))) div num_n) >= 0
(declare-const m0 Real) ; (row mod (num_n*num_k))
(declare-const m1 Real) ; num_n*(((row mod (num_n*num_k))) div num_n)
(declare-const m2 Real) ; (((row mod (num_n*num_k))) mod num_n)
(declare-const m3 Real) ; num_n
(assert (>= m0 0)) ; euclid
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times num_n
(check-sat)

(reset)
; (row div (num_n*num_k)) >= 0
(declare-const m0 Real) ; row
(declare-const m1 Real) ; num_n*num_k*(row div (num_n*num_k))
(declare-const m2 Real) ; (row mod (num_n*num_k))
(declare-const m3 Real) ; num_n*num_k
(assert (>= m0 0)) ; given
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times num_n*num_k
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((row mod (num_n*num_k))) div num_n)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((row mod (num_n*num_k))) mod num_n)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row div (num_n*num_k))
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_k
(declare-const m1 Real) ; (((row mod (num_n*num_k))) div num_n)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n
(declare-const m1 Real) ; (((row mod (num_n*num_k))) mod num_n)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n*num_k
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n*num_k*(row div (num_n*num_k))
(declare-const m1 Real) ; row
(declare-const m2 Real) ; (row mod (num_n*num_k))
(declare-const m3 Real) ; num_n*(((row mod (num_n*num_k))) div num_n)
(declare-const m4 Real) ; (((row mod (num_n*num_k))) mod num_n)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m2) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m3) m1 (* (- 1) m4)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_n*num_k*(row div (num_n*num_k))
(declare-const m1 Real) ; row
(declare-const m2 Real) ; (row mod (num_n*num_k))
(declare-const m3 Real) ; num_n*(((row mod (num_n*num_k))) div num_n)
(declare-const m4 Real) ; (((row mod (num_n*num_k))) mod num_n)
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m2) m4) 0)) ; euclid
(assert (>= (+ (- 1) m0 m3 (* (- 1) m1) m4) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_slots
(declare-const m1 Real) ; (row div (num_n*num_k))
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; num_k - (((row mod (num_n*num_k))) div num_n) - 1 >= 0
(declare-const m0 Real) ; num_n*num_k
(declare-const m1 Real) ; (row mod (num_n*num_k))
(declare-const m2 Real) ; num_n*(((row mod (num_n*num_k))) div num_n)
(declare-const m3 Real) ; (((row mod (num_n*num_k))) mod num_n)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times num_n
(check-sat)

(reset)
; num_n*num_k - 1 >= 0
(declare-const m0 Real) ; row
(declare-const m1 Real) ; num_n*num_k*num_slots
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m0)) 0)) ; given
(assert (>= (* (- 1) m1) 0)) ; negated target, times num_slots
(check-sat)

(reset)
; num_slots - (row div (num_n*num_k)) - 1 >= 0
(declare-const m0 Real) ; num_n*num_k*num_slots
(declare-const m1 Real) ; row
(declare-const m2 Real) ; num_n*num_k*(row div (num_n*num_k))
(declare-const m3 Real) ; (row mod (num_n*num_k))
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times num_n*num_k
(check-sat)
