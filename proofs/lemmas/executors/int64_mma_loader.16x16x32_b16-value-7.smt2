; executors.int64_mma_loader/16x16x32_b16, value 7
; 9a652bb2097c833427f3dc4193b0aa17063fcf3811bf15e585472f24be27008e
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; k_tiles*row_blocks
(declare-const m4 Real) ; k_tiles*(lane mod 16)
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 512) m3) (* 32 m4) (* 32 m2) (* 32 m0)) 0)) ; given
(assert (>= (+ (* (- 1) m1) m3) 0)) ; given, times k_tiles
(assert (>= (+ (* 15 m1) (* (- 1) m4)) 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; k_tiles*row_blocks
(declare-const m4 Real) ; k_tiles*(lane mod 16)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= (+ (- 1) (* (- 512) m3) (* (- 32) m4) (* (- 32) m1) (* (- 32) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m3) 0)) ; given, times k_tiles
(assert (>= m4 0)) ; euclid, times k_tiles
(check-sat)
