; subtile_loader.threads_must_divide_the_tile/does not
; fa2116615758e870cf950110cf9ca2dca254b18fe98cc312ea3c0aa16ca84df5
; 10 lemmas, each unsat

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
; 64*warps - 1 >= 0
(declare-const m0 Real) ; warps
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 1024 m0)) 0)) ; combine
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

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) (* 1024 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps*((subtiles_down*subtiles_across*loads_per_row) div (8*warps))
(declare-const m1 Real) ; subtiles_down*subtiles_across*loads_per_row
(declare-const m2 Real) ; ((subtiles_down*subtiles_across*loads_per_row) mod (8*warps))
(declare-const m3 Real) ; warps*((8*subtiles_down*subtiles_across*loads_per_row - 1) div (64*warps))
(declare-const m4 Real) ; ((8*subtiles_down*subtiles_across*loads_per_row - 1) mod (64*warps))
(declare-const m5 Real) ; warps
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ 1 (* 64 m3) (* (- 8) m1) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* 64 m5) (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) (* 128 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m5) m0 (* (- 1) m3)) 0)) ; given, times warps
(check-sat)
