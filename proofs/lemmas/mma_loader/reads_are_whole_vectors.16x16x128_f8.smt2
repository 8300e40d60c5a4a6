; mma_loader.reads_are_whole_vectors/16x16x128_f8
; 79bdba95b73297b715034831178bcf2355e2dca89bdde844217146512eb76efb
; 4 lemmas, each unsat

(reset)
; -16*(vectors_per_row mod 8) + 127 >= 0
(declare-const m0 Real) ; (vectors_per_row mod 8)
(assert (>= (+ (- 128) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*vectors_per_row + 16*(vectors_per_row mod 8) + 128*(vectors_per_row div 8) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 8)
(declare-const m2 Real) ; (vectors_per_row div 8)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 128) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; 16*(vectors_per_row mod 8) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 8)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*vectors_per_row - 16*(vectors_per_row mod 8) - 128*(vectors_per_row div 8) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 8)
(declare-const m2 Real) ; (vectors_per_row div 8)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 128 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)
