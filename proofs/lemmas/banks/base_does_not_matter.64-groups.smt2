; banks.base_does_not_matter/64 groups
; b0f6397421939964f8b953c305a2cffcc4f0e7da9fb44c71d6a3fe753c1e759d
; 1 lemmas, each unsat

(reset)
; banks.base_does_not_matter/64 groups
(declare-const base Int)
(declare-const u Int)
(declare-const v Int)
(assert (<= 0 base))
(assert (<= 0 u))
(assert (<= 0 v))
(assert (not (and (or (not (= (mod (+ base u) 64) (mod (+ base v) 64))) (= (mod u 64) (mod v 64))) (or (not (= (mod u 64) (mod v 64))) (= (mod (+ base u) 64) (mod (+ base v) 64))) (or (not (= (+ base u) (+ base v))) (= u v)) (or (not (= u v)) (= (+ base u) (+ base v))))))
(check-sat)
