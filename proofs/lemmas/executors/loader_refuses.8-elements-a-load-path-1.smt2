; executors.loader_refuses/8 elements a load, path 1
; 2ef538bf3ae4aa99dda2cad035d92adbaaa379664e4b233e869768b829f6c0bf
; 4 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 32) (* 32 m0)) 0)) ; given
(assert (>= (+ 31 (* (- 32) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(declare-const m1 Real) ; tile_cols/32
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 512 (* (- 32) m1)) 0)) ; given
(assert (>= (+ (- 1) (* 4 m1) (* (- 64) m0)) 0)) ; given
(check-sat)
