; banks.base_does_not_matter/16 groups
; b119b97094ecc3f8c16028c2d14587c91d4d9545e5452a78e50a11c875bacc7c
; 1 lemmas, each unsat

(reset)
; banks.base_does_not_matter/16 groups
(declare-const base Int)
(declare-const u Int)
(declare-const v Int)
(assert (<= 0 base))
(assert (<= 0 u))
(assert (<= 0 v))
(assert (not (and (or (not (= (mod (+ base u) 16) (mod (+ base v) 16))) (= (mod u 16) (mod v 16))) (or (not (= (mod u 16) (mod v 16))) (= (mod (+ base u) 16) (mod (+ base v) 16))) (or (not (= (+ base u) (+ base v))) (= u v)) (or (not (= u v)) (= (+ base u) (+ base v))))))
(check-sat)
