; executors.loader_refuses/4 elements a load, no other path
; f485ace7489a296d4d3d25ab751b1da68e1f0615fe06235e6a272dc4024424bb
; 19 lemmas, each unsat

(reset)
; (((tile_cols div 4)) div 8) - 1 >= 0
(declare-const m0 Real) ; (((tile_cols div 4)) div 8)
(declare-const m1 Real) ; (tile_cols div 4)
(declare-const m2 Real) ; (((tile_cols div 4)) mod 8)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 8) m1) 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (tile_cols div 32) - 1 >= 0
(declare-const m0 Real) ; (tile_cols div 32)
(declare-const m1 Real) ; tile_cols
(declare-const m2 Real) ; (tile_cols mod 32)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 32) m1) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (tile_cols div 4) - 1 >= 0
(declare-const m0 Real) ; (tile_cols div 4)
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 8) m0) 0)) ; combine
(check-sat)

(reset)
; (tile_cols div 4) - 8 >= 0
(declare-const m0 Real) ; (tile_cols div 4)
(declare-const m1 Real) ; tile_cols
(declare-const m2 Real) ; (tile_cols mod 4)
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 32) m1) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (tile_cols div 4) >= 0
(declare-const m0 Real) ; (tile_cols div 4)
(declare-const m1 Real) ; tile_cols
(declare-const m2 Real) ; (tile_cols mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 32) m1) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (tile_cols mod 4) + 4*(((tile_cols div 4)) mod 8) >= 0
(declare-const m0 Real) ; (tile_cols mod 4)
(declare-const m1 Real) ; (((tile_cols div 4)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 4) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(tile_cols mod 4) - 4*(((tile_cols div 4)) mod 8) + 31 >= 0
(declare-const m0 Real) ; (tile_cols mod 4)
(declare-const m1 Real) ; (((tile_cols div 4)) mod 8)
(assert (>= (+ (- 32) m0 (* 4 m1)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -tile_cols + (tile_cols mod 4) + 32*(((tile_cols div 4)) div 8) + 4*(((tile_cols div 4)) mod 8) >= 0
(declare-const m0 Real) ; tile_cols
(declare-const m1 Real) ; (tile_cols mod 4)
(declare-const m2 Real) ; (((tile_cols div 4)) div 8)
(declare-const m3 Real) ; (((tile_cols div 4)) mod 8)
(declare-const m4 Real) ; (tile_cols div 4)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 32) m2) (* (- 4) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 8 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((tile_cols div 4)) div 8)
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (tile_cols div 32)
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (tile_cols div 32)
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (tile_cols div 4)
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(declare-const m1 Real) ; tile_cols*(256 div tile_cols)
(declare-const m2 Real) ; (256 mod tile_cols)
(declare-const m3 Real) ; tile_cols
(declare-const m4 Real) ; (tile_cols div 4)
(declare-const m5 Real) ; (tile_cols mod 4)
(declare-const m6 Real) ; (tile_cols div 4)*((64*warps) div ((tile_cols div 4)))
(declare-const m7 Real) ; ((64*warps) mod ((tile_cols div 4)))
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (+ (- 256) m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (= (+ (* (- 1) m3) (* 4 m4) m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (= (+ m6 (* (- 64) m0) m7) 0)) ; euclid
(assert (>= (+ (- 1) m4 (* (- 1) m7)) 0)) ; euclid
(assert (>= (* (- 1) m6) 0)) ; given, times (tile_cols div 4)
(assert (>= (+ (* (- 1) m3) m1) 0)) ; given, times tile_cols
(check-sat)

(reset)
; tile_cols - (tile_cols mod 4) - 32*(((tile_cols div 4)) div 8) - 4*(((tile_cols div 4)) mod 8) >= 0
(declare-const m0 Real) ; tile_cols
(declare-const m1 Real) ; (tile_cols mod 4)
(declare-const m2 Real) ; (((tile_cols div 4)) div 8)
(declare-const m3 Real) ; (((tile_cols div 4)) mod 8)
(declare-const m4 Real) ; (tile_cols div 4)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 32 m2) (* 4 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 4 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 8 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; tile_cols >= 0
(declare-const m0 Real) ; tile_cols
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
