; banks.base_does_not_matter/8 groups
; 35712829c3c90f13fb2af37757745c3916c701ae50596d082904495388d86c93
; 1 lemmas, each unsat

(reset)
; banks.base_does_not_matter/8 groups
; v0 is base
; v1 is u
; v2 is v
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(assert (<= 0 v0))
(assert (<= 0 v1))
(assert (<= 0 v2))
(assert (not (and (or (not (= (mod (+ v0 v1) 8) (mod (+ v0 v2) 8))) (= (mod v1 8) (mod v2 8))) (or (not (= (mod v1 8) (mod v2 8))) (= (mod (+ v0 v1) 8) (mod (+ v0 v2) 8))) (or (not (= (+ v0 v1) (+ v0 v2))) (= v1 v2)) (or (not (= v1 v2)) (= (+ v0 v1) (+ v0 v2))))))
(check-sat)
