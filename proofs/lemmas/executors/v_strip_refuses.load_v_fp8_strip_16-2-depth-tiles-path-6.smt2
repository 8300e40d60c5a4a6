; executors.v_strip_refuses/load_v_fp8_strip_16, 2 depth tiles, path 6
; 6bf88dbffd838efc741d271777e0c3fc2b7fd78f4f143d6c6e0d8ebe1050f2e4
; 4 lemmas, each unsat

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
(declare-const m0 Real) ; block_rows
(assert (>= (+ (- 128) m0) 0)) ; rewrite
(assert (>= (+ 127 (* (- 1) m0)) 0)) ; given
(check-sat)
