; banks.base_does_not_matter/64 groups
; b0f6397421939964f8b953c305a2cffcc4f0e7da9fb44c71d6a3fe753c1e759d
; 1 lemmas, each unsat

(reset)
; banks.base_does_not_matter/64 groups
; v0 is base
; v1 is u
; v2 is v
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(assert (<= 0 v0))
(assert (<= 0 v1))
(assert (<= 0 v2))
(assert (not (and (or (not (= (mod (+ v0 v1) 64) (mod (+ v0 v2) 64))) (= (mod v1 64) (mod v2 64))) (or (not (= (mod v1 64) (mod v2 64))) (= (mod (+ v0 v1) 64) (mod (+ v0 v2) 64))) (or (not (= (+ v0 v1) (+ v0 v2))) (= v1 v2)) (or (not (= v1 v2)) (= (+ v0 v1) (+ v0 v2))))))
(check-sat)
