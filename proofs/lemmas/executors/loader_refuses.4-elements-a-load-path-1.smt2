; executors.loader_refuses/4 elements a load, path 1
; 7eca8b7f06ab88daa15cd858db0d269fd49fc4a769f450f9f603a3991085d0a8
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
(assert (>= (+ 256 (* (- 32) m1)) 0)) ; given
(assert (>= (+ (- 1) (* 8 m1) (* (- 64) m0)) 0)) ; given
(check-sat)
