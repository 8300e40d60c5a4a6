; executors.v_tile_positions/1-byte elements, LDS, refused: (128*subtiles_down*subtiles_across*loads_per_row) mod (2^10*warps) != 0
; f277940d34ad4cfe2bb999f1d0dbbbefd735af13740f3b94923a2495027bdd52
; 7 lemmas, each unsat

(reset)
; -128*subtiles_down*subtiles_across*loads_per_row + 1024*warps*((subtiles_down*subtiles_across*loads_per_row) div (8*warps)) + 128*((subtiles_down*subtiles_across*loads_per_row) mod (8*warps)) >= 0
(declare-const m0 Real) ; warps*((subtiles_down*subtiles_across*loads_per_row) div (8*warps))
(declare-const m1 Real) ; subtiles_down*subtiles_across*loads_per_row
(declare-const m2 Real) ; ((subtiles_down*subtiles_across*loads_per_row) mod (8*warps))
(assert (>= (+ (- 1) (* (- 1024) m0) (* 128 m1) (* (- 128) m2)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 1024*warps - 1 >= 0
(declare-const m0 Real) ; warps
(assert (>= (* (- 1024) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 1024*warps - 128*((subtiles_down*subtiles_across*loads_per_row) mod (8*warps)) - 1 >= 0
(declare-const m0 Real) ; warps
(declare-const m1 Real) ; ((subtiles_down*subtiles_across*loads_per_row) mod (8*warps))
(assert (>= (+ (* (- 1024) m0) (* 128 m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 128*((subtiles_down*subtiles_across*loads_per_row) mod (8*warps)) >= 0
(declare-const m0 Real) ; ((subtiles_down*subtiles_across*loads_per_row) mod (8*warps))
(assert (>= (+ (- 1) (* (- 128) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 128*subtiles_down*subtiles_across*loads_per_row - 1024*warps*((subtiles_down*subtiles_across*loads_per_row) div (8*warps)) - 128*((subtiles_down*subtiles_across*loads_per_row) mod (8*warps)) >= 0
(declare-const m0 Real) ; warps*((subtiles_down*subtiles_across*loads_per_row) div (8*warps))
(declare-const m1 Real) ; subtiles_down*subtiles_across*loads_per_row
(declare-const m2 Real) ; ((subtiles_down*subtiles_across*loads_per_row) mod (8*warps))
(assert (>= (+ (- 1) (* 1024 m0) (* (- 128) m1) (* 128 m2)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 8*warps - 1 >= 0
(declare-const m0 Real) ; warps
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 1024 m0)) 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) (* 1024 m0)) 0)) ; combine
(assert (= (* (- 1024) m0) 0)) ; given
(check-sat)
