; epilogue.stored_bytes_are_the_outputs
; 807d05cc3d7a424a9f80598ee08eb06baa3f26c9dca821b1ee1bc22e8ae5e837
; 1 lemmas, each unsat

(reset)
; epilogue.stored_bytes_are_the_outputs
(declare-const n Int)
(declare-const cw Int)
(declare-const N Int)
(declare-const e Int)
(declare-const base Int)
(declare-const M Int)
(declare-const m Int)
(declare-const row_stride Int)
(declare-const element_bytes Int)
(assert (<= 0 n))
(assert (<= 1 cw))
(assert (<= 1 N))
(assert (<= 0 e))
(assert (< e cw))
(assert (<= 0 base))
(assert (<= 1 M))
(assert (<= 0 m))
(assert (< m M))
(assert (<= N row_stride))
(assert (<= 1 element_bytes))
(assert (or (<= (+ n cw) N) (and (< N (+ n cw)) (< n N) (< (+ n e) N))))
(assert (not (and (<= base (+ base (* (+ (* m row_stride) n e) element_bytes))) (< (+ base (* (+ (* m row_stride) n e) element_bytes)) (+ base (* (+ (* (+ M (- 1)) row_stride) N) element_bytes) (* (- 1) element_bytes) 1)))))
(check-sat)
