; epilogue.writer_drops_rows_past_the_end/start rule
; 52b3b35ec95cbf3087141780960c8133570c882bdde4c04826c338ac37a4fc86
; 1 lemmas, each unsat

(reset)
; epilogue.writer_drops_rows_past_the_end/start rule
(declare-const M Int)
(declare-const m Int)
(declare-const N Int)
(declare-const row_stride Int)
(declare-const n Int)
(declare-const element_bytes Int)
(declare-const dword Int)
(assert (<= 1 M))
(assert (<= M m))
(assert (<= 1 N))
(assert (<= N row_stride))
(assert (<= 0 n))
(assert (<= 1 element_bytes))
(assert (<= 0 dword))
(assert (< (* (+ (* m row_stride) n) element_bytes) 4294967296))
(assert (not (and (<= (* M row_stride element_bytes) (* (+ (* m row_stride) n) element_bytes)) (<= (* M row_stride element_bytes) (+ (* (+ (* m row_stride) n) element_bytes) (* 4 dword))))))
(check-sat)
