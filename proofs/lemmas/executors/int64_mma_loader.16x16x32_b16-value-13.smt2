; executors.int64_mma_loader/16x16x32_b16, value 13
; 9bf18ed096eaff8687c70ae4a07091387bd177ab2692cd11e695f971945acb3e
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(declare-const m2 Real) ; k_tiles*i
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m1) (* (- 512) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given, times k_tiles
(assert (>= m2 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; k_tiles*row_blocks
(declare-const m2 Real) ; k_tiles*i
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m1) (* 512 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; given, times k_tiles
(check-sat)
