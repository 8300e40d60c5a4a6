; executors.loader_counts/whole rows of 16 lanes, total_warp_rows
; 5683120891224a5d2bf15c83620cf27a7d6dd3289cb5fcb8b477e54b03a52c21
; 5 lemmas, each unsat

(reset)
; 16*load_width - 1 >= 0
(declare-const m0 Real) ; load_width
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(assert (= (- 4) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; load_width
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 4)
(declare-const m2 Real) ; ((-tile_rows) mod 4)
(declare-const m3 Real) ; ((tile_rows + 3) div 4)
(declare-const m4 Real) ; ((tile_rows + 3) mod 4)
(assert (= (+ m0 (* 4 m1) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (- 3) (* (- 1) m0) (* 4 m3) m4) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m1) (* (- 1) m3)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(declare-const m1 Real) ; ((-tile_rows) div 4)
(declare-const m2 Real) ; ((-tile_rows) mod 4)
(declare-const m3 Real) ; ((tile_rows + 3) div 4)
(declare-const m4 Real) ; ((tile_rows + 3) mod 4)
(assert (= (+ m0 (* 4 m1) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (- 3) (* (- 1) m0) (* 4 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (- 1) m1 m3) 0)) ; given
(check-sat)
