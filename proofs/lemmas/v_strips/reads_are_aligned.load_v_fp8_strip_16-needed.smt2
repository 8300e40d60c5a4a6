; v_strips.reads_are_aligned/load_v_fp8_strip_16, needed
; fc60c7b2f038e2377dfd7edbc121e52097fdeb4574f085a4a75dccb38fc6fb6e
; 1 lemmas, each unsat

(reset)
; v_strips.reads_are_aligned/load_v_fp8_strip, needed
(declare-const block_width Int)
(assert (<= 1 block_width))
(assert (not (= (mod block_width 8) 0)))
(assert (not (and (not (= (mod (mod (+ block_width (- 0 (* block_width (ite (> block_width 0) (div 0 block_width) (div (- 0) (- block_width)))))) 16) 8) 0)) (not (= block_width 0)))))
(check-sat)
