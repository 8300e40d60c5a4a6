; executors.tile_loader_offsets/32 columns a warp, 1 elements a load, iterations
; 7f720ef3db62c42464df1c1857abfa7c4b8c8f7a7d4e60c63fcf1adceafa72ee
; 10 lemmas, each unsat

(reset)
; (64 div (32*num_warp_cols)) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(declare-const m1 Real) ; num_warp_cols*(64 div (32*num_warp_cols))
(declare-const m2 Real) ; (64 mod (32*num_warp_cols))
(assert (>= (+ 2 (* (- 1) m0)) 0)) ; given
(assert (= (+ (- 64) (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m0) (* (- 1) m2)) 0)) ; euclid
(assert (>= (* (- 1) m1) 0)) ; negated target, times num_warp_cols
(check-sat)

(reset)
; (64 div (32*num_warp_cols))*((-tile_rows) div ((64 div (32*num_warp_cols)))) + (64 div (32*num_warp_cols)) + tile_rows - 1 >= 0
(declare-const m0 Real) ; (64 div (32*num_warp_cols))
(declare-const m1 Real) ; (64 div (32*num_warp_cols))*((-tile_rows) div ((64 div (32*num_warp_cols))))
(declare-const m2 Real) ; tile_rows
(declare-const m3 Real) ; ((-tile_rows) mod ((64 div (32*num_warp_cols))))
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) (* (- 1) m2)) 0)) ; negated target
(assert (= (+ m1 m2 m3) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m3)) 0)) ; euclid
(check-sat)

(reset)
; -(64 div (32*num_warp_cols))*((-tile_rows) div ((64 div (32*num_warp_cols)))) - tile_rows >= 0
(declare-const m0 Real) ; (64 div (32*num_warp_cols))*((-tile_rows) div ((64 div (32*num_warp_cols))))
(declare-const m1 Real) ; tile_rows
(declare-const m2 Real) ; ((-tile_rows) mod ((64 div (32*num_warp_cols))))
(assert (>= (+ (- 1) m0 m1) 0)) ; negated target
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -num_warp_cols*num_warp_rows*((((-tile_rows) div ((64 div (32*num_warp_cols))))) div (num_warp_cols*num_warp_rows)) + ((-tile_rows) div ((64 div (32*num_warp_cols)))) >= 0
(declare-const m0 Real) ; num_warp_cols*num_warp_rows*((((-tile_rows) div ((64 div (32*num_warp_cols))))) div (num_warp_cols*num_warp_rows))
(declare-const m1 Real) ; ((-tile_rows) div ((64 div (32*num_warp_cols))))
(declare-const m2 Real) ; ((((-tile_rows) div ((64 div (32*num_warp_cols))))) mod (num_warp_cols*num_warp_rows))
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; 32*num_warp_cols - 1 >= 0
(declare-const m0 Real) ; num_warp_cols
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (64 div (32*num_warp_cols))
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_cols*num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; num_warp_cols*num_warp_rows - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*num_warp_rows
(declare-const m1 Real) ; num_warp_rows
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; num_warp_cols*num_warp_rows*((((-tile_rows) div ((64 div (32*num_warp_cols))))) div (num_warp_cols*num_warp_rows)) + num_warp_cols*num_warp_rows - ((-tile_rows) div ((64 div (32*num_warp_cols)))) - 1 >= 0
(declare-const m0 Real) ; num_warp_cols*num_warp_rows
(declare-const m1 Real) ; num_warp_cols*num_warp_rows*((((-tile_rows) div ((64 div (32*num_warp_cols))))) div (num_warp_cols*num_warp_rows))
(declare-const m2 Real) ; ((-tile_rows) div ((64 div (32*num_warp_cols))))
(declare-const m3 Real) ; ((((-tile_rows) div ((64 div (32*num_warp_cols))))) mod (num_warp_cols*num_warp_rows))
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m2) 0)) ; negated target
(assert (= (+ m1 (* (- 1) m2) m3) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m3)) 0)) ; euclid
(check-sat)
