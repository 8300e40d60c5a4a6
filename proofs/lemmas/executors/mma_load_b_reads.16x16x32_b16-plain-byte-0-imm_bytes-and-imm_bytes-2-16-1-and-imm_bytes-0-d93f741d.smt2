; executors.mma_load_b_reads/16x16x32_b16, plain, byte, 0 <= imm_bytes and imm_bytes <= 2^16 - 1 and imm_bytes = 0
; 865c1180d01600edb5389688ae07457404ae005247cf23d12e07fcb3ef67ecfb
; 1 lemmas, each unsat

(reset)
; contradiction
(assert (>= (- 65536) 0)) ; given
(check-sat)
