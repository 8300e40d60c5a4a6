; im2col.clamped_sentinel/4 GiB or more, 2-byte elements
; 69c685f4cee591e8ee69b81ebfd540fa5c6a3618f5110bb169e75127eb9c4b02
; 1 lemmas, each unsat

(reset)
; im2col.clamped_sentinel/4 GiB or more, 2-byte elements
(declare-const num_records Int)
(assert (<= 1 num_records))
(assert (<= 4294967296 (* 2 num_records)))
(assert (not (and (= (mod (* 2 (+ (mod (+ num_records 2147483648) 4294967296) (- 2147483648))) 4294967296) (mod (* 2 num_records) 4294967296)) (or (< 4294967291 (mod (* 2 num_records) 4294967296)) (<= (+ (mod (* 2 (+ (mod (+ num_records 2147483648) 4294967296) (- 2147483648))) 4294967296) 4) 4294967295)) (or (< 4294967295 (+ (mod (* 2 (+ (mod (+ num_records 2147483648) 4294967296) (- 2147483648))) 4294967296) 4)) (<= (mod (* 2 num_records) 4294967296) 4294967291)))))
(check-sat)
