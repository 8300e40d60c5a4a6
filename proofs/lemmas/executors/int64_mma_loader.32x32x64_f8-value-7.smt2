; executors.int64_mma_loader/32x32x64_f8, value 7
; 974a8e80a31f6f760d273d09d486499e2261408a58001f23298069a14200990a
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; j
(declare-const m3 Real) ; k_tiles*row_blocks
(declare-const m4 Real) ; k_tiles*(lane mod 32)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; rewrite
(assert (>= (+ (- 1) (* (- 2048) m3) (* 64 m4) (* 64 m2) (* 32 m0)) 0)) ; given
(assert (>= (+ (* (- 1) m1) m3) 0)) ; given, times k_tiles
(assert (>= (+ (* 31 m1) (* (- 1) m4)) 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; k_tiles*row_blocks
(declare-const m4 Real) ; k_tiles*(lane mod 32)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= (+ (- 1) (* (- 2048) m3) (* (- 64) m4) (* (- 64) m1) (* (- 32) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m3) 0)) ; given, times k_tiles
(assert (>= m4 0)) ; euclid, times k_tiles
(check-sat)
