; v_strips.reads_stay_in_the_block/load_v_fp8_strip_16, needed
; 262946905e1fd24f7ff68e46f8ba47d94f3ad8da07670217c1a67e6d47e3c93a
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; BN
(declare-const m1 Real) ; row_offset
(assert (>= (+ 127 (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ (- 128) m0 (* (- 1) m1)) 0)) ; given
(check-sat)
