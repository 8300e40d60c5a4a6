; executors.int64_mma_loader/16x16x128_f8, value 4
; de8ecfbba6a58f10d9abcf7502bf96a8cf970aef37c1f53d91fd068e1fd50845
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 2048) m2) (* 128 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m2) (* (- 128) m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2) 0)) ; given, times k_tiles
(check-sat)
