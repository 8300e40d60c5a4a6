; executors.im2col_resource/2-D
; a4b1cb37b635143b46dd262badccb9983efccf620bda6e4117c4fdac5b5f860c
; 4 lemmas, each unsat

(reset)
; -2*((H*W*N*C) mod 2147483648) + 4294967295 >= 0
(declare-const m0 Real) ; ((H*W*N*C) mod 2147483648)
(assert (>= (+ (- 4294967296) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 2147483647 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*H*W*N*C + 2*((H*W*N*C) mod 2147483648) + 4294967296*((H*W*N*C) div 2147483648) >= 0
(declare-const m0 Real) ; H*W*N*C
(declare-const m1 Real) ; ((H*W*N*C) mod 2147483648)
(declare-const m2 Real) ; ((H*W*N*C) div 2147483648)
(assert (>= (+ (- 1) (* 2 m0) (* (- 2) m1) (* (- 4294967296) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2147483648 m2)) 0)) ; euclid
(check-sat)

(reset)
; 2*((H*W*N*C) mod 2147483648) >= 0
(declare-const m0 Real) ; ((H*W*N*C) mod 2147483648)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*H*W*N*C - 2*((H*W*N*C) mod 2147483648) - 4294967296*((H*W*N*C) div 2147483648) >= 0
(declare-const m0 Real) ; H*W*N*C
(declare-const m1 Real) ; ((H*W*N*C) mod 2147483648)
(declare-const m2 Real) ; ((H*W*N*C) div 2147483648)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1) (* 4294967296 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2147483648 m2)) 0)) ; euclid
(check-sat)
