; mma_loader.reads_are_whole_vectors/32x32x64_f8
; 3420da3d193cf19e5729e5ac439d3b3f4fba87e1d5526bcd35d70c3a75320ce5
; 4 lemmas, each unsat

(reset)
; -16*(vectors_per_row mod 4) + 63 >= 0
(declare-const m0 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 64) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*vectors_per_row + 16*(vectors_per_row mod 4) + 64*(vectors_per_row div 4) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 4)
(declare-const m2 Real) ; (vectors_per_row div 4)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; 16*(vectors_per_row mod 4) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 4)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*vectors_per_row - 16*(vectors_per_row mod 4) - 64*(vectors_per_row div 4) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 4)
(declare-const m2 Real) ; (vectors_per_row div 4)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)
