; banks.base_does_not_matter/32 groups
; d3865f1511b25cdadaf2e2ee199da938a668a636ad1082f5d526fe0c4a3348c0
; 1 lemmas, each unsat

(reset)
; banks.base_does_not_matter/32 groups
; v0 is base
; v1 is u
; v2 is v
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(assert (<= 0 v0))
(assert (<= 0 v1))
(assert (<= 0 v2))
(assert (not (and (or (not (= (mod (+ v0 v1) 32) (mod (+ v0 v2) 32))) (= (mod v1 32) (mod v2 32))) (or (not (= (mod v1 32) (mod v2 32))) (= (mod (+ v0 v1) 32) (mod (+ v0 v2) 32))) (or (not (= (+ v0 v1) (+ v0 v2))) (= v1 v2)) (or (not (= v1 v2)) (= (+ v0 v1) (+ v0 v2))))))
(check-sat)
