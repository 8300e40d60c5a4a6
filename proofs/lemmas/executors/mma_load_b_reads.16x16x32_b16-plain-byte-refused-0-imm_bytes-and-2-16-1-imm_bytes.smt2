; executors.mma_load_b_reads/16x16x32_b16, plain, byte, refused: 0 <= imm_bytes and 2^16 - 1 < imm_bytes
; b5faf2316abefefd15eae3a4e98e258664a8ecc69d869fbfce25c1ea8c8307fb
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; imm_bytes
(assert (>= (+ (- 65536) m0) 0)) ; given
(assert (>= (+ 65535 (* (- 1) m0)) 0)) ; given
(check-sat)
