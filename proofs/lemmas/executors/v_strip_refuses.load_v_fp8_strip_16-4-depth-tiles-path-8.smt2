; executors.v_strip_refuses/load_v_fp8_strip_16, 4 depth tiles, path 8
; 056eeb98e986c7c63714a8c2b3d1bbe18c748dfe16e877e2a91dcb7c723a824b
; 6 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; given
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; rewrite
(assert (>= (+ 15 (* (- 8) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(declare-const m1 Real) ; (16 mod (8*block_cols/8))
(assert (>= (+ (- 16) (* 8 m0) (* (- 1) m1)) 0)) ; given
(assert (>= (+ 15 (* (- 8) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(declare-const m1 Real) ; (32 mod (8*block_cols/8))
(assert (>= (+ (- 16) (* 8 m0) (* (- 1) m1)) 0)) ; given
(assert (>= (+ 15 (* (- 8) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(declare-const m1 Real) ; (48 mod (8*block_cols/8))
(assert (>= (+ (- 16) (* 8 m0) (* (- 1) m1)) 0)) ; given
(assert (>= (+ 15 (* (- 8) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_rows
(assert (>= (+ (- 128) m0) 0)) ; rewrite
(assert (>= (+ 127 (* (- 1) m0)) 0)) ; given
(check-sat)
