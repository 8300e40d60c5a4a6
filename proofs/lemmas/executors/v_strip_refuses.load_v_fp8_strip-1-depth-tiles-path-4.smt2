; executors.v_strip_refuses/load_v_fp8_strip, 1 depth tiles, path 4
; bb6ef5531a9d30cad6d4fc14d60e9391ac539850002977ff88e8073eca9a9bd6
; 3 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; bk_tile
(declare-const m1 Real) ; block_rows
(assert (>= (+ (- 64) (* (- 64) m0) m1) 0)) ; given
(assert (>= (+ 63 (* 64 m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; given
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/8
(assert (>= (+ (- 32) (* 8 m0)) 0)) ; rewrite
(assert (>= (+ 31 (* (- 8) m0)) 0)) ; given
(check-sat)
