; banks.base_does_not_matter/8 groups
; 35712829c3c90f13fb2af37757745c3916c701ae50596d082904495388d86c93
; 1 lemmas, each unsat

(reset)
; banks.base_does_not_matter/8 groups
(declare-const base Int)
(declare-const u Int)
(declare-const v Int)
(assert (<= 0 base))
(assert (<= 0 u))
(assert (<= 0 v))
(assert (not (and (or (not (= (mod (+ base u) 8) (mod (+ base v) 8))) (= (mod u 8) (mod v 8))) (or (not (= (mod u 8) (mod v 8))) (= (mod (+ base u) 8) (mod (+ base v) 8))) (or (not (= (+ base u) (+ base v))) (= u v)) (or (not (= u v)) (= (+ base u) (+ base v))))))
(check-sat)
