; executors.mma_load_b_reads/32x32x16_b16, plain, byte, 0 <= imm_bytes and imm_bytes <= 2^16 - 1 and imm_bytes = 0
; 387e31453f2b32aa59e2439209d6486a225e861a6a100951a1c7fb8acea23618
; 1 lemmas, each unsat

(reset)
; contradiction
(assert (>= (- 65536) 0)) ; given
(check-sat)
