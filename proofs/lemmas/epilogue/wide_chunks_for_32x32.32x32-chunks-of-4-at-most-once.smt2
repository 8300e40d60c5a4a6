; epilogue.wide_chunks_for_32x32/32x32, chunks of 4, at most once
; 5bb9c60f0d32ae3d7ca12d40edc37140b31f8e32df76ad4cdcae9353b13d5fc2
; 19 lemmas, each unsat

(reset)
; (e div 4) >= 0
(declare-const m0 Real) ; (e div 4)
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (e mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (lane div 32) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(e div 4) + 3 >= 0
(declare-const m0 Real) ; (e div 4)
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (e mod 4)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(lane div 32) + 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -8*(e div 4) - (e mod 4) - 4*(lane div 32) + 31 >= 0
(declare-const m0 Real) ; (e div 4)
(declare-const m1 Real) ; (e mod 4)
(declare-const m2 Real) ; (lane div 32)
(assert (>= (+ (- 32) (* 8 m0) m1 (* 4 m2)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; combine
(check-sat)

(reset)
; 32*tiles_m - 1 >= 0
(declare-const m0 Real) ; tiles_m
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*tiles_n - 1 >= 0
(declare-const m0 Real) ; tiles_n
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*warps_m - 1 >= 0
(declare-const m0 Real) ; warps_m
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*warps_m*tiles_m - 1 >= 0
(declare-const m0 Real) ; warps_m*tiles_m
(declare-const m1 Real) ; tiles_m
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times tiles_m
(check-sat)

(reset)
; 32*warps_n - 1 >= 0
(declare-const m0 Real) ; warps_n
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*warps_n*tiles_n - 1 >= 0
(declare-const m0 Real) ; warps_n*tiles_n
(declare-const m1 Real) ; tiles_n
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times tiles_n
(check-sat)

(reset)
; 8*(e div 4) + (e mod 4) + 4*(lane div 32) >= 0
(declare-const m0 Real) ; (e div 4)
(declare-const m1 Real) ; (e mod 4)
(declare-const m2 Real) ; (lane div 32)
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 1) m1) (* (- 4) m2)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; combine
(assert (>= m2 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (e mod 4)
(declare-const m1 Real) ; (e div 4)
(declare-const m2 Real) ; (lane div 32)
(declare-const m3 Real) ; warps_n*tiles_n*block_n
(declare-const m4 Real) ; tiles_n*warp_n
(declare-const m5 Real) ; tile_n
(declare-const m6 Real) ; N
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (* 8 m1) m0 (* 4 m2) (* 32 m3) (* 32 m4) (* 32 m5) (* (- 1) m6)) 0)) ; given
(assert (>= (+ (- 4) (* (- 8) m1) (* (- 4) m2) (* (- 32) m3) (* (- 32) m4) (* (- 32) m5) m6) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_m
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_n
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m*tiles_m
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_n
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_n*tiles_n
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
