; im2col.clamped_sentinel/4 GiB or more, 1-byte elements
; bca5e2d3eaf513a1592524b8764cdafc6332bba5a8863085a0fbd96ba9eda424
; 1 lemmas, each unsat

(reset)
; im2col.clamped_sentinel/4 GiB or more, 1-byte elements
(declare-const num_records Int)
(assert (<= 1 num_records))
(assert (<= 4294967296 num_records))
(assert (not (and (= (mod (+ (mod (+ num_records 2147483648) 4294967296) (- 2147483648)) 4294967296) (mod num_records 4294967296)) (or (< 4294967291 (mod num_records 4294967296)) (<= (+ (mod (+ (mod (+ num_records 2147483648) 4294967296) (- 2147483648)) 4294967296) 4) 4294967295)) (or (< 4294967295 (+ (mod (+ (mod (+ num_records 2147483648) 4294967296) (- 2147483648)) 4294967296) 4)) (<= (mod num_records 4294967296) 4294967291)))))
(check-sat)
