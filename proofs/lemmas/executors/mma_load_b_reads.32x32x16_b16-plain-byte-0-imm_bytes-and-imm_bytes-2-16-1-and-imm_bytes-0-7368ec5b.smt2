; executors.mma_load_b_reads/32x32x16_b16, plain, byte, 0 <= imm_bytes and imm_bytes <= 2^16 - 1 and imm_bytes != 0
; e6e296fff0e287afa5ca215c59b8a151196c791ff9a2122b387a15933235a42f
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; imm_bytes
(assert (>= (+ 65535 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 65536) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; imm_bytes
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
