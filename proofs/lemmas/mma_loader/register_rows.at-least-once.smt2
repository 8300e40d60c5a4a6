; mma_loader.register_rows/at least once
; f4757a0cd2cbce5377501de9df72da2f4d0494a60cdedc72698d516ea149c3c2
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; (register_row div row_blocks)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; k_tiles - (register_row div row_blocks) - 1 >= 0
(declare-const m0 Real) ; register_row
(declare-const m1 Real) ; row_blocks*k_tiles
(declare-const m2 Real) ; row_blocks*(register_row div row_blocks)
(declare-const m3 Real) ; (register_row mod row_blocks)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m1) m2) 0)) ; negated target, times row_blocks
(check-sat)
