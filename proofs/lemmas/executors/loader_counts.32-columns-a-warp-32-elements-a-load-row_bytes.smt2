; executors.loader_counts/32 columns a warp, 32 elements a load, row_bytes
; 39403daf2bfee15b442daf0948fa66807ddd354d57e9e3423f988596af146cb9
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
