; executors.v_strip_refuses/load_v_fp8_strip, 4 depth tiles, refused: path 5
; 4efb000746ac9ae4266e927da1984ea7a6154c7ef6f7c6acef31330e97190321
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
(declare-const m1 Real) ; (64 mod (8*block_cols/8))
(assert (>= (+ 31 (* (- 8) m0) m1) 0)) ; given
(assert (>= (+ (- 32) (* 8 m0) (* (- 1) m1)) 0)) ; given
(check-sat)
