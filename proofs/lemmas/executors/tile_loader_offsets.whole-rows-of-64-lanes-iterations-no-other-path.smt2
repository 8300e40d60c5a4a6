; executors.tile_loader_offsets/whole rows of 64 lanes, iterations, no other path
; 341ba666b95d7b8bbfef3c410184b4cdb4030372c43f4e69df1c3c281412a8aa
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)
