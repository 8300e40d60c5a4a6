; banks.row_stride_counts_modulo_a_turn/load_v_fp8_strip_16, turns
; 26036ac350ce2d5461c00f6671bd589f3719ac3f3984c3eefc05c45b1e4cbaa7
; 10 lemmas, each unsat

(reset)
; (lane mod 2) + 2*((depth_tiles_per_block*(((lane mod 16)) div 2)) mod 16) >= 0
(declare-const m0 Real) ; (lane mod 2)
(declare-const m1 Real) ; ((depth_tiles_per_block*(((lane mod 16)) div 2)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(lane mod 2) - 2*((depth_tiles_per_block*(((lane mod 16)) div 2)) mod 16) + 31 >= 0
(declare-const m0 Real) ; (lane mod 2)
(declare-const m1 Real) ; ((depth_tiles_per_block*(((lane mod 16)) div 2)) mod 16)
(assert (>= (+ (- 32) m0 (* 2 m1)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -2*depth_tiles_per_block*(((lane mod 16)) div 2) + 32*((depth_tiles_per_block*(((lane mod 16)) div 2)) div 16) + 2*((depth_tiles_per_block*(((lane mod 16)) div 2)) mod 16) >= 0
(declare-const m0 Real) ; depth_tiles_per_block*(((lane mod 16)) div 2)
(declare-const m1 Real) ; ((depth_tiles_per_block*(((lane mod 16)) div 2)) div 16)
(declare-const m2 Real) ; ((depth_tiles_per_block*(((lane mod 16)) div 2)) mod 16)
(assert (>= (+ (- 1) (* 2 m0) (* (- 32) m1) (* (- 2) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -8*(lane mod 2) + 15 >= 0
(declare-const m0 Real) ; (lane mod 2)
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; 16*depth_tiles_per_block + 256*turns - 1 >= 0
(declare-const m0 Real) ; depth_tiles_per_block
(declare-const m1 Real) ; turns
(assert (>= (+ (* (- 16) m0) (* (- 256) m1)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= m1 0)) ; given
(check-sat)

(reset)
; 16*depth_tiles_per_block - 1 >= 0
(declare-const m0 Real) ; depth_tiles_per_block
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 2*depth_tiles_per_block*(((lane mod 16)) div 2) - 32*((depth_tiles_per_block*(((lane mod 16)) div 2)) div 16) - 2*((depth_tiles_per_block*(((lane mod 16)) div 2)) mod 16) >= 0
(declare-const m0 Real) ; depth_tiles_per_block*(((lane mod 16)) div 2)
(declare-const m1 Real) ; ((depth_tiles_per_block*(((lane mod 16)) div 2)) div 16)
(declare-const m2 Real) ; ((depth_tiles_per_block*(((lane mod 16)) div 2)) mod 16)
(assert (>= (+ (- 1) (* (- 2) m0) (* 32 m1) (* 2 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
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
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; depth_tiles_per_block
(declare-const m1 Real) ; turns
(assert (>= (+ (- 1) (* 16 m0) (* 256 m1)) 0)) ; combine
(assert (= (+ (* (- 16) m0) (* (- 256) m1)) 0)) ; given
(check-sat)
