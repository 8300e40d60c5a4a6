; executors.epilogue_stores/chunk width, 1 <= width
; ef0c00c333054132cbbbdcf271b073b9e292ba0e9393280a19894769fe3f6754
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
