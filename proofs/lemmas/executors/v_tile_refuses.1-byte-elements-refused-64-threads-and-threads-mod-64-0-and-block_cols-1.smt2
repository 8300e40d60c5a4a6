; executors.v_tile_refuses/1-byte elements, refused: 64 <= threads and threads mod 64 = 0 and block_cols < 1
; 999bd8de1f97953d3cede08657fef9619bc79fe94e5d9d5ce81c6ded15f2b567
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
