; executors.int64_epilogue/value 1
; 9e2579b9932442a393eb9fdbab173a51b1b38fe12c5389457e83decf07d627d7
; 1 lemmas, each unsat

(reset)
; executors.int64_epilogue/value 1
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
(assert (not (and (<= (* (- 1) M row_stride) (+ (* m row_stride) n)) (<= (+ (* m row_stride) n) (* M row_stride)))))
(check-sat)
