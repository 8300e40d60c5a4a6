; executors.mma_load_b_reads/16x16x32_b16, plain, byte, 0 <= imm_bytes and imm_bytes <= 2^16 - 1 and imm_bytes != 0
; 1adb23d90d643f4385f480a1d0978cfd36286d0821d2bf1418d43d57d105948c
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
