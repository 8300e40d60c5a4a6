; executors.loader_refuses/1 elements a load, path 1
; 4619b2c4860aacd22ff4108f7e8512262e98f62a082a078228410086cbb08f93
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
(assert (>= (+ 64 (* (- 32) m1)) 0)) ; given
(assert (>= (+ (- 1) (* 32 m1) (* (- 64) m0)) 0)) ; given
(check-sat)
