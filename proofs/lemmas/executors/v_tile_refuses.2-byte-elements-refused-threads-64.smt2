; executors.v_tile_refuses/2-byte elements, refused: threads < 64
; d35781dc054a98a14f005d96afdfa36fd787b8dcf874738adaf22279864c4736
; 5 lemmas, each unsat

(reset)
; -2*(block_cols mod 8) + 15 >= 0
(declare-const m0 Real) ; (block_cols mod 8)
(assert (>= (+ (- 16) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*block_cols + 2*(block_cols mod 8) + 16*(block_cols div 8) >= 0
(declare-const m0 Real) ; block_cols
(declare-const m1 Real) ; (block_cols mod 8)
(declare-const m2 Real) ; (block_cols div 8)
(assert (>= (+ (- 1) (* 2 m0) (* (- 2) m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; 2*(block_cols mod 8) >= 0
(declare-const m0 Real) ; (block_cols mod 8)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*block_cols - 2*(block_cols mod 8) - 16*(block_cols div 8) >= 0
(declare-const m0 Real) ; block_cols
(declare-const m1 Real) ; (block_cols mod 8)
(declare-const m2 Real) ; (block_cols div 8)
(assert (>= (+ (- 1) (* (- 2) m0) (* 2 m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 8 m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads
(assert (>= (+ 63 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 64) m0) 0)) ; given
(check-sat)
