; epilogue.writer_over_blocks/unpadded: BN divides N
; e474057a67b4228cf1c62eff74ede8e6985a0062e21b716d6ee5ec1972d6b83c
; 6 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cw*chunks_per_block
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; cw*chunks_per_block*((N - 1) div (cw*chunks_per_block))
(declare-const m1 Real) ; N
(declare-const m2 Real) ; ((N - 1) mod (cw*chunks_per_block))
(declare-const m3 Real) ; cw*chunks_per_block
(assert (= (+ 1 m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m3) (* (- 1) m0) m1) 0)) ; given
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
