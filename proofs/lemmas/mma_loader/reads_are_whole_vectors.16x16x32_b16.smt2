; mma_loader.reads_are_whole_vectors/16x16x32_b16
; a54e90a3b66df57b0b5f66a55c3cdff5de729c3903dd400c55571d4e8cb1170b
; 4 lemmas, each unsat

(reset)
; -8*(vectors_per_row mod 4) + 31 >= 0
(declare-const m0 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 32) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -8*vectors_per_row + 8*(vectors_per_row mod 4) + 32*(vectors_per_row div 4) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 4)
(declare-const m2 Real) ; (vectors_per_row div 4)
(assert (>= (+ (- 1) (* 8 m0) (* (- 8) m1) (* (- 32) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; 8*(vectors_per_row mod 4) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*vectors_per_row - 8*(vectors_per_row mod 4) - 32*(vectors_per_row div 4) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 4)
(declare-const m2 Real) ; (vectors_per_row div 4)
(assert (>= (+ (- 1) (* (- 8) m0) (* 8 m1) (* 32 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)
