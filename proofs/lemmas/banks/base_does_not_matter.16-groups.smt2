; banks.base_does_not_matter/16 groups
; b119b97094ecc3f8c16028c2d14587c91d4d9545e5452a78e50a11c875bacc7c
; 1 lemmas, each unsat

(reset)
; banks.base_does_not_matter/16 groups
; v0 is base
; v1 is u
; v2 is v
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(assert (<= 0 v0))
(assert (<= 0 v1))
(assert (<= 0 v2))
(assert (not (and (or (not (= (mod (+ v0 v1) 16) (mod (+ v0 v2) 16))) (= (mod v1 16) (mod v2 16))) (or (not (= (mod v1 16) (mod v2 16))) (= (mod (+ v0 v1) 16) (mod (+ v0 v2) 16))) (or (not (= (+ v0 v1) (+ v0 v2))) (= v1 v2)) (or (not (= v1 v2)) (= (+ v0 v1) (+ v0 v2))))))
(check-sat)
