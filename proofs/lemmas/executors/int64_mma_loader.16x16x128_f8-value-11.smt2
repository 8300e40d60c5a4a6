; executors.int64_mma_loader/16x16x128_f8, value 11
; 1ab587a0c8e99dad23274cae51e13464ee4c7d1445e238c3522adadb4894af90
; 4 lemmas, each unsat

(reset)
; (lane div 16) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(lane div 16) + 3 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; h
(declare-const m2 Real) ; (lane div 16)
(declare-const m3 Real) ; j
(declare-const m4 Real) ; (lane mod 16)*k_tiles
(declare-const m5 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (- 1) m0 (* (- 1) m3)) 0)) ; rewrite
(assert (>= (+ (- 1) m2 (* 8 m4) (* (- 2048) m5) (* 8 m3) (* 4 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m5) 0)) ; given, times k_tiles
(assert (>= (+ (* (- 1) m4) (* 15 m0)) 0)) ; euclid, times k_tiles
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(declare-const m1 Real) ; j
(declare-const m2 Real) ; h
(declare-const m3 Real) ; (lane div 16)
(declare-const m4 Real) ; (lane mod 16)*k_tiles
(declare-const m5 Real) ; k_tiles*row_blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m3 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m3) (* (- 8) m4) (* (- 2048) m5) (* (- 8) m1) (* (- 4) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m5) 0)) ; given, times k_tiles
(assert (>= m4 0)) ; euclid, times k_tiles
(check-sat)
