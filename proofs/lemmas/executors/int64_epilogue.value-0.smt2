; executors.int64_epilogue/value 0
; 1935388acd36d82cd4a0a247843658f44815579bec63213ff12bceee08fc70cb
; 1 lemmas, each unsat

(reset)
; executors.int64_epilogue/value 0
(declare-const n Int)
(declare-const N Int)
(declare-const M Int)
(declare-const row_stride Int)
(declare-const m Int)
(assert (<= 0 n))
(assert (<= 1 N))
(assert (<= 1 M))
(assert (<= N row_stride))
(assert (<= 0 m))
(assert (< m M))
(assert (< n N))
(assert (not (and (<= (* (- 1) M row_stride) (* m row_stride)) (<= (* m row_stride) (* M row_stride)))))
(check-sat)
