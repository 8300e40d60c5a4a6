; banks.row_stride_counts_modulo_a_turn/load_v_fp8_strip, turns
; 81f5685e60c13213d560554501b1aa385ed7dda024ba60542be0ad78d57c155f
; 14 lemmas, each unsat

(reset)
; (lane mod 16) + 16*(((lane div 16)) mod 2) >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(lane mod 16) - 16*(((lane div 16)) mod 2) + 31 >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(assert (>= (+ (- 32) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -16*(((lane div 16)) div 2)*depth_tiles_per_block - 4*depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4) + 32*((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) div 8) + 4*((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) mod 8) >= 0
(declare-const m0 Real) ; (((lane div 16)) div 2)*depth_tiles_per_block
(declare-const m1 Real) ; depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)
(declare-const m2 Real) ; ((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) div 8)
(declare-const m3 Real) ; ((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) mod 8)
(assert (>= (+ (- 1) (* 16 m0) (* 4 m1) (* (- 32) m2) (* (- 4) m3)) 0)) ; negated target
(assert (= (+ (* (- 4) m0) (* (- 1) m1) (* 8 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; -2*(((lane div 16)) mod 2) - (lane mod 2) - 4*((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) mod 8) + 31 >= 0
(declare-const m0 Real) ; (((lane div 16)) mod 2)
(declare-const m1 Real) ; (lane mod 2)
(declare-const m2 Real) ; ((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) mod 8)
(assert (>= (+ (- 32) (* 2 m0) m1 (* 4 m2)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -8*(lane mod 2) + 15 >= 0
(declare-const m0 Real) ; (lane mod 2)
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -lane + (lane mod 16) + 16*(((lane div 16)) mod 2) + 32*(((lane div 16)) div 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane div 16)) mod 2)
(declare-const m3 Real) ; (((lane div 16)) div 2)
(declare-const m4 Real) ; (lane div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 16) m2) (* (- 32) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; 16*(((lane div 16)) div 2)*depth_tiles_per_block + 4*depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4) - 32*((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) div 8) - 4*((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) mod 8) >= 0
(declare-const m0 Real) ; (((lane div 16)) div 2)*depth_tiles_per_block
(declare-const m1 Real) ; depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)
(declare-const m2 Real) ; ((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) div 8)
(declare-const m3 Real) ; ((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) mod 8)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 4) m1) (* 32 m2) (* 4 m3)) 0)) ; negated target
(assert (= (+ (* (- 4) m0) (* (- 1) m1) (* 8 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; 2*(((lane div 16)) mod 2) + (lane mod 2) + 4*((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) mod 8) >= 0
(declare-const m0 Real) ; (((lane div 16)) mod 2)
(declare-const m1 Real) ; (lane mod 2)
(declare-const m2 Real) ; ((4*(((lane div 16)) div 2)*depth_tiles_per_block + depth_tiles_per_block*(((((lane mod 16)) div 2)) mod 4)) mod 8)
(assert (>= (+ (- 1) (* (- 2) m0) (* (- 1) m1) (* (- 4) m2)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; 32*depth_tiles_per_block + 256*turns - 1 >= 0
(declare-const m0 Real) ; depth_tiles_per_block
(declare-const m1 Real) ; turns
(assert (>= (+ (* (- 32) m0) (* (- 256) m1)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(check-sat)

(reset)
; 32*depth_tiles_per_block - 1 >= 0
(declare-const m0 Real) ; depth_tiles_per_block
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 8*(lane mod 2) >= 0
(declare-const m0 Real) ; (lane mod 2)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; depth_tiles_per_block
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; depth_tiles_per_block
(declare-const m1 Real) ; turns
(assert (>= (+ (- 1) (* 32 m0) (* 256 m1)) 0)) ; combine
(assert (= (+ (* (- 32) m0) (* (- 256) m1)) 0)) ; given
(check-sat)

(reset)
; lane - (lane mod 16) - 16*(((lane div 16)) mod 2) - 32*(((lane div 16)) div 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane div 16)) mod 2)
(declare-const m3 Real) ; (((lane div 16)) div 2)
(declare-const m4 Real) ; (lane div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 16 m2) (* 32 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)
