; epilogue.writer_over_blocks/columns past N
; fbb32afa3379b84068876701b049cdf6a6eb3a1d49504aafbafbb0a6b2689cb6
; 5 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cw*chunks_per_block
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; cw*chunks_per_block*(N div (cw*chunks_per_block))
(declare-const m1 Real) ; N
(assert (= (+ m0 (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; cw*chunks_per_block*(N div (cw*chunks_per_block))
(declare-const m1 Real) ; N
(declare-const m2 Real) ; (N mod (cw*chunks_per_block))
(declare-const m3 Real) ; cw*chunks_per_block
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m0) m1) 0)) ; rewrite
(check-sat)

(reset)
; cw*chunks_per_block - (N mod (cw*chunks_per_block)) >= 0
(declare-const m0 Real) ; cw*chunks_per_block
(declare-const m1 Real) ; (N mod (cw*chunks_per_block))
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; cw*chunks_per_block - 1 >= 0
(declare-const m0 Real) ; cw*chunks_per_block
(declare-const m1 Real) ; chunks_per_block
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times chunks_per_block
(check-sat)
