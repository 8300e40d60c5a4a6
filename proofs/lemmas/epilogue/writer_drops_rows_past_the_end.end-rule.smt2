; epilogue.writer_drops_rows_past_the_end/end rule
; f208ff92ad4e22bcb71a3eba5e491e6edae5628b5e825e99a1596fb23e041af7
; 1 lemmas, each unsat

(reset)
; epilogue.writer_drops_rows_past_the_end/end rule
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
(assert (not (and (<= (* M row_stride element_bytes) (* (+ (* m row_stride) n) element_bytes)) (< (* M row_stride element_bytes) (+ (* (+ (* m row_stride) n) element_bytes) (* 4 dword) 4)))))
(check-sat)
