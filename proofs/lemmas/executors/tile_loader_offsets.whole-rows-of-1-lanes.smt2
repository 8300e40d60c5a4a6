; executors.tile_loader_offsets/whole rows of 1 lanes
; 9a8ce24eb12351dd160db51107d3198ac36115fd03ce242110f5a32156e21636
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
