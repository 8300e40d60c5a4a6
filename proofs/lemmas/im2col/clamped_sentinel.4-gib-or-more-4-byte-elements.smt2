; im2col.clamped_sentinel/4 GiB or more, 4-byte elements
; 8949edf2d1fbac2b07821978a3f43fd87730342fd3267929c870eb20e7b229fe
; 1 lemmas, each unsat

(reset)
; im2col.clamped_sentinel/4 GiB or more, 4-byte elements
(declare-const num_records Int)
(assert (<= 1 num_records))
(assert (<= 4294967296 (* 4 num_records)))
(assert (not (and (= (mod (* 4 (+ (mod (+ num_records 2147483648) 4294967296) (- 2147483648))) 4294967296) (mod (* 4 num_records) 4294967296)) (or (< 4294967291 (mod (* 4 num_records) 4294967296)) (<= (+ (mod (* 4 (+ (mod (+ num_records 2147483648) 4294967296) (- 2147483648))) 4294967296) 4) 4294967295)) (or (< 4294967295 (+ (mod (* 4 (+ (mod (+ num_records 2147483648) 4294967296) (- 2147483648))) 4294967296) 4)) (<= (mod (* 4 num_records) 4294967296) 4294967291)))))
(check-sat)
