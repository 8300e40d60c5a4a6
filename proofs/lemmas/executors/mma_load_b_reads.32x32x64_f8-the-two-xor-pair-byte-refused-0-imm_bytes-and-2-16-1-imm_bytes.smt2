; executors.mma_load_b_reads/32x32x64_f8, the two-xor pair, byte, refused: 0 <= imm_bytes and 2^16 - 1 < imm_bytes
; f91ada049f74e020f311235cbab7407e9c1065f62b47078c6ea58f9c9b372500
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; imm_bytes
(assert (>= (+ (- 65536) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
