; executors.loader_counts/whole rows of 1 lanes, rows_per_warp
; c500529b4645b5d1fffa210048649a295fd6010083a33521ca7f3b8b7ba6c75d
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
