; epilogue.writer_over_blocks/columns do not fit
; a4cc6bcbbb79d446c03b6e3358f499475f6b7b73be2af3d63d08b403b586511f
; 6 lemmas, each unsat

(reset)
; ((N - 1) div (cw*chunks_per_block)) >= 0
(declare-const m0 Real) ; N
(declare-const m1 Real) ; cw*chunks_per_block*((N - 1) div (cw*chunks_per_block))
(declare-const m2 Real) ; ((N - 1) mod (cw*chunks_per_block))
(declare-const m3 Real) ; cw*chunks_per_block
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (+ 1 m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times cw*chunks_per_block
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; cw
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; cw
(declare-const m1 Real) ; cw*chunks_per_block
(declare-const m2 Real) ; cw*chunks_per_block*((N - 1) div (cw*chunks_per_block))
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times cw
(assert (>= m2 0)) ; combine, times cw*chunks_per_block
(check-sat)

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
(assert (>= (+ (- 1) m0 m1 (* (- 1) m2)) 0)) ; rewrite
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m2) 0)) ; given
(check-sat)

(reset)
; cw*chunks_per_block - 1 >= 0
(declare-const m0 Real) ; cw*chunks_per_block
(declare-const m1 Real) ; chunks_per_block
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times chunks_per_block
(check-sat)
