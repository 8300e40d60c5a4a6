; v_strips.reads_stay_in_the_block/load_v_fp8_strip, needed
; 5580e4fd18a9eaf99d0d5231907eeb001e0bdec2273e1a08360f7e883ff07718
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; BN
(declare-const m1 Real) ; row_offset
(assert (>= (+ 63 (* (- 1) m0) m1) 0)) ; given
(assert (>= (+ (- 64) m0 (* (- 1) m1)) 0)) ; given
(check-sat)
