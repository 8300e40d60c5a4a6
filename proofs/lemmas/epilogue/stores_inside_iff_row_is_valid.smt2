; epilogue.stores_inside_iff_row_is_valid
; 4f8e48ed1cee30c4849f62104435edbcc559a679410e6e43e8e0199dee4a09e0
; 1 lemmas, each unsat

(reset)
; epilogue.stores_inside_iff_row_is_valid
(declare-const n Int)
(declare-const cw Int)
(declare-const N Int)
(declare-const e Int)
(declare-const M Int)
(declare-const row_stride Int)
(declare-const m Int)
(assert (<= 0 n))
(assert (<= 1 cw))
(assert (<= 1 N))
(assert (<= 0 e))
(assert (< e cw))
(assert (<= 1 M))
(assert (<= N row_stride))
(assert (<= 0 m))
(assert (or (<= (+ n cw) N) (and (< N (+ n cw)) (< n N) (< (+ n e) N))))
(assert (not (and (or (<= (* M row_stride) (+ (* m row_stride) n e)) (< m M)) (or (<= M m) (< (+ (* m row_stride) n e) (* M row_stride))))))
(check-sat)
