; executors.v_strip_refuses/load_v_fp8_strip, 1 depth tiles, refused: path 3
; af902bcfadc54f027ebe06b967a75a6727ea4af5d24082d62f85aac89278e891
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; given
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ 31 (* (- 8) m0)) 0)) ; rewrite
(assert (>= (+ (- 32) (* 8 m0)) 0)) ; given
(check-sat)
