; executors.v_tile_positions/1-byte elements, position, (128*subtiles_down*subtiles_across*loads_per_row) mod (2^10*warps) = 0
; 960a4ba190203ff2a2ed3019a5db026b69853780c3a28de649fb92af0bd18367
; 15 lemmas, each unsat

(reset)
; -128*loads_per_row*((64*warps*iteration + 64*warp + lane) div (8*loads_per_row)) + 1024*warps*iteration + 1024*warp + 16*lane - 16*((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; loads_per_row*((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))
(declare-const m1 Real) ; warps*iteration
(declare-const m2 Real) ; warp
(declare-const m3 Real) ; lane
(declare-const m4 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(assert (>= (+ (- 1) (* 128 m0) (* (- 1024) m1) (* (- 1024) m2) (* (- 16) m3) (* 16 m4)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 64) m1) (* (- 64) m2) (* (- 1) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; -16*loads_per_row*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row) + 16*((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row)) - 16*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; loads_per_row*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row)
(declare-const m1 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(declare-const m2 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 128*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 128*loads_per_row - 16*((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(assert (>= (+ (* (- 128) m0) (* 16 m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 128*loads_per_row*((64*warps*iteration + 64*warp + lane) div (8*loads_per_row)) - 1024*warps*iteration - 1024*warp - 16*lane + 16*((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; loads_per_row*((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))
(declare-const m1 Real) ; warps*iteration
(declare-const m2 Real) ; warp
(declare-const m3 Real) ; lane
(declare-const m4 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 128) m0) (* 1024 m1) (* 1024 m2) (* 16 m3) (* (- 16) m4)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 64) m1) (* (- 64) m2) (* (- 1) m3) m4) 0)) ; euclid
(check-sat)

(reset)
; 16*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(check-sat)

(reset)
; 16*loads_per_row - 16*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (* (- 16) m0) (* 16 m1)) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 16*loads_per_row*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row) - 16*((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row)) + 16*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; loads_per_row*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row)
(declare-const m1 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(declare-const m2 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 8*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 128) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1024) m0) 0)) ; given
(check-sat)
