; epilogue.writer_over_blocks/columns fit
; 6a8bf361af85fabfeaad9f499cf118c84ae2d60359d4cced48a17bac71ca601b
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cw*chunks_per_block
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; cw*chunks_per_block
(declare-const m1 Real) ; cw*chunks_per_block*((N - 1) div (cw*chunks_per_block))
(declare-const m2 Real) ; row_stride
(declare-const m3 Real) ; cw
(declare-const m4 Real) ; cw*chunk
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m2) 0)) ; rewrite
(assert (>= (+ (- 1) m3 m4 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m3) m0 m1 (* (- 1) m4)) 0)) ; rewrite, times cw
(check-sat)

(reset)
; cw*chunks_per_block - 1 >= 0
(declare-const m0 Real) ; cw*chunks_per_block
(declare-const m1 Real) ; chunks_per_block
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times chunks_per_block
(check-sat)
