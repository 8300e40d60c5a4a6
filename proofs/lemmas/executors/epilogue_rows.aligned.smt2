; executors.epilogue_rows/aligned
; a59e4c35187c48910d46deeef5927a8cbae2c4bb546f6772959df3a1893941c2
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes*cw
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; element_bytes*cw - 1 >= 0
(declare-const m0 Real) ; element_bytes*cw
(declare-const m1 Real) ; cw
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times cw
(check-sat)
