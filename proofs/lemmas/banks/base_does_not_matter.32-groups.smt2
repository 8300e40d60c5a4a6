; banks.base_does_not_matter/32 groups
; d3865f1511b25cdadaf2e2ee199da938a668a636ad1082f5d526fe0c4a3348c0
; 1 lemmas, each unsat

(reset)
; banks.base_does_not_matter/32 groups
(declare-const base Int)
(declare-const u Int)
(declare-const v Int)
(assert (<= 0 base))
(assert (<= 0 u))
(assert (<= 0 v))
(assert (not (and (or (not (= (mod (+ base u) 32) (mod (+ base v) 32))) (= (mod u 32) (mod v 32))) (or (not (= (mod u 32) (mod v 32))) (= (mod (+ base u) 32) (mod (+ base v) 32))) (or (not (= (+ base u) (+ base v))) (= u v)) (or (not (= u v)) (= (+ base u) (+ base v))))))
(check-sat)
