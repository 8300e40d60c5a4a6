; executors.loader_counts/whole rows of 2 lanes, total_warp_rows
; 26d2a177270ea5f587316768b0e3223629ba2e111d32e229bf161b145fa1433b
; 5 lemmas, each unsat

(reset)
; 2*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 2) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 32) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 2 m0)) 0)) ; combine
(assert (= (* (- 2) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 32)
(declare-const m2 Real) ; ((-tile_rows) mod 32)
(declare-const m3 Real) ; ((tile_rows + 31) div 32)
(declare-const m4 Real) ; ((tile_rows + 31) mod 32)
(assert (= (+ m0 (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 31) (* (- 1) m0) (* 32 m3) m4) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 32)
(declare-const m2 Real) ; ((-tile_rows) mod 32)
(declare-const m3 Real) ; ((tile_rows + 31) div 32)
(declare-const m4 Real) ; ((tile_rows + 31) mod 32)
(assert (= (+ m0 (* 32 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 31) (* (- 1) m0) (* 32 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) m1 m3) 0)) ; given
(check-sat)
