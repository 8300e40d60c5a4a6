; subtile_loader.tile_loaded_exactly_once/2-byte elements, at most once
; 01677220a26e1c2fef35f97c9f3a8a088be278db6ccc21a9dcb26be40588f1f0
; 36 lemmas, each unsat

(reset)
; ((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) div subtiles_across) >= 0
(declare-const m0 Real) ; ((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))
(declare-const m1 Real) ; subtiles_across*((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) div subtiles_across)
(declare-const m2 Real) ; ((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) mod subtiles_across)
(declare-const m3 Real) ; subtiles_across
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times subtiles_across
(check-sat)

(reset)
; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row) >= 0
(declare-const m0 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(declare-const m1 Real) ; loads_per_row*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row)
(declare-const m2 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(declare-const m3 Real) ; loads_per_row
(assert (>= m0 0)) ; euclid
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; ((64*warps*iteration + 64*warp + lane) div (8*loads_per_row)) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; warps*iteration
(declare-const m2 Real) ; warp
(declare-const m3 Real) ; loads_per_row*((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))
(declare-const m4 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(declare-const m5 Real) ; loads_per_row
(assert (>= m0 0)) ; given
(assert (>= (+ (* 8 m1) (* 8 m2)) 0)) ; combine
(assert (= (+ (* 8 m3) (* (- 64) m1) (* (- 64) m2) (* (- 1) m0) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* 8 m5) (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (* (- 1) m5) (* (- 1) m3)) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; -((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) div subtiles_across) + subtiles_down - 1 >= 0
(declare-const m0 Real) ; ((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))
(declare-const m1 Real) ; subtiles_across*((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) div subtiles_across)
(declare-const m2 Real) ; ((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) mod subtiles_across)
(declare-const m3 Real) ; subtiles_across*subtiles_down
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) m3) 0)) ; combine
(assert (>= (+ m1 (* (- 1) m3)) 0)) ; negated target, times subtiles_across
(check-sat)

(reset)
; -((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row) + 7 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(declare-const m2 Real) ; loads_per_row*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row)
(declare-const m3 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; euclid
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 8) m0) m2) 0)) ; negated target, times loads_per_row
(check-sat)

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
; -2*e + 15 >= 0
(declare-const m0 Real) ; e
(assert (>= (+ (- 16) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; given
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
; 2*e >= 0
(declare-const m0 Real) ; e
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
(check-sat)

(reset)
; 64*warp + lane >= 0
(declare-const m0 Real) ; warp
(declare-const m1 Real) ; lane
(assert (>= (+ (- 1) (* (- 64) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(check-sat)

(reset)
; 64*warps - 1 >= 0
(declare-const m0 Real) ; warps
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 64*warps - 64*warp - lane - 1 >= 0
(declare-const m0 Real) ; warps
(declare-const m1 Real) ; warp
(declare-const m2 Real) ; lane
(assert (>= (+ (* (- 64) m0) (* 64 m1) m2) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; 8*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row) + e >= 0
(declare-const m0 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(declare-const m1 Real) ; e
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(check-sat)

(reset)
; 8*loads_per_row - 8*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row) - e - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(declare-const m2 Real) ; e
(assert (>= (+ (* (- 8) m0) (* 8 m1) m2) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 8*warps*iteration + 8*warp >= 0
(declare-const m0 Real) ; warps*iteration
(declare-const m1 Real) ; warp
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 8) m1)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m0 0)) ; given, times warps
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) div subtiles_across)
(declare-const m1 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row)
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row)
(declare-const m1 Real) ; ((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) div subtiles_across)
(declare-const m2 Real) ; subtiles_down
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ (* 8 m1) m0 (* (- 8) m2)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m1) m2) 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(declare-const m1 Real) ; loads_per_row*((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) mod subtiles_across)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 8) m1) (* (- 8) m0)) 0)) ; given
(assert (>= m1 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; e
(declare-const m1 Real) ; loads_per_row
(declare-const m2 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(declare-const m3 Real) ; loads_per_row*subtiles_across
(declare-const m4 Real) ; loads_per_row*((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) mod subtiles_across)
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 1) m1 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 8) m3) (* 8 m4) (* 8 m2) m0) 0)) ; given
(assert (>= (+ (* (- 1) m1) m3 (* (- 1) m4)) 0)) ; euclid, times loads_per_row
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
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row*((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))
(declare-const m1 Real) ; warps*iteration
(declare-const m2 Real) ; warp
(declare-const m3 Real) ; lane
(declare-const m4 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(declare-const m5 Real) ; loads_per_row*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row)
(declare-const m6 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(declare-const m7 Real) ; loads_per_row*subtiles_across*((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) div subtiles_across)
(declare-const m8 Real) ; loads_per_row*((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) mod subtiles_across)
(assert (= (+ (* 8 m0) (* (- 64) m1) (* (- 64) m2) (* (- 1) m3) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m4) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 128) m7) (* (- 128) m8) (* (- 16) m5) (* 1024 m1) (* 1024 m2) (* 16 m3) (* (- 16) m6)) 0)) ; given
(assert (= (+ (* (- 1) m0) m7 m8) 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row*((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))
(declare-const m1 Real) ; warps*iteration
(declare-const m2 Real) ; warp
(declare-const m3 Real) ; lane
(declare-const m4 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(declare-const m5 Real) ; loads_per_row*((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) div loads_per_row)
(declare-const m6 Real) ; ((((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))) mod loads_per_row)
(declare-const m7 Real) ; loads_per_row*subtiles_across*((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) div subtiles_across)
(declare-const m8 Real) ; loads_per_row*((((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))) mod subtiles_across)
(assert (= (+ (* 8 m0) (* (- 64) m1) (* (- 64) m2) (* (- 1) m3) m4) 0)) ; euclid
(assert (= (+ m5 (* (- 1) m4) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* 128 m7) (* 128 m8) (* 16 m5) (* (- 1024) m1) (* (- 1024) m2) (* (- 16) m3) (* 16 m6)) 0)) ; given
(assert (= (+ (* (- 1) m0) m7 m8) 0)) ; euclid, times loads_per_row
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
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(declare-const m1 Real) ; warp
(declare-const m2 Real) ; lane
(declare-const m3 Real) ; loads_per_row*subtiles_across*subtiles_down
(declare-const m4 Real) ; warps*iterations
(declare-const m5 Real) ; warps*iteration
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; given
(assert (= (+ (* (- 128) m3) (* 1024 m4)) 0)) ; given
(assert (>= (+ 15 (* (- 128) m3) (* 1024 m5) (* 1024 m1) (* 16 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m5) m4) 0)) ; given, times warps
(check-sat)

(reset)
; subtiles_across*subtiles_down - ((64*warps*iteration + 64*warp + lane) div (8*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row*((64*warps*iteration + 64*warp + lane) div (8*loads_per_row))
(declare-const m1 Real) ; warps*iteration
(declare-const m2 Real) ; warp
(declare-const m3 Real) ; lane
(declare-const m4 Real) ; ((64*warps*iteration + 64*warp + lane) mod (8*loads_per_row))
(declare-const m5 Real) ; loads_per_row*subtiles_across*subtiles_down
(assert (= (+ (* 8 m0) (* (- 64) m1) (* (- 64) m2) (* (- 1) m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 16) (* 128 m5) (* (- 1024) m1) (* (- 1024) m2) (* (- 16) m3)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m5)) 0)) ; negated target, times loads_per_row
(check-sat)
