; executors.loader_counts/whole rows of 32 lanes, threads_per_row
; 058b866b55ac15e8f4c221e10b41874f3ccba24ad1afa3dd710a72622e5b4897
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
