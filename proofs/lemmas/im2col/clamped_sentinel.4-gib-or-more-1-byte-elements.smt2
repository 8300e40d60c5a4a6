; im2col.clamped_sentinel/4 GiB or more, 1-byte elements
; bca5e2d3eaf513a1592524b8764cdafc6332bba5a8863085a0fbd96ba9eda424
; 1 lemmas, each unsat

(reset)
; im2col.clamped_sentinel/4 GiB or more, 1-byte elements
; v0 is num_records
(declare-const v0 Int)
(assert (<= 1 v0))
(assert (<= 4294967296 v0))
(assert (not (and (= (mod (+ (mod (+ v0 2147483648) 4294967296) (- 2147483648)) 4294967296) (mod v0 4294967296)) (or (< 4294967291 (mod v0 4294967296)) (<= (+ (mod (+ (mod (+ v0 2147483648) 4294967296) (- 2147483648)) 4294967296) 4) 4294967295)) (or (< 4294967295 (+ (mod (+ (mod (+ v0 2147483648) 4294967296) (- 2147483648)) 4294967296) 4)) (<= (mod v0 4294967296) 4294967291)))))
(check-sat)
