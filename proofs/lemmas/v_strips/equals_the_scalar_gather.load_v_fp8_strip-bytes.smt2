; v_strips.equals_the_scalar_gather/load_v_fp8_strip, bytes
; f47cdf55e02aaa252c4770b1d88e8c65615a866453ca1f5fc44d2c6f743b087f
; 14 lemmas, each unsat

(reset)
; -32*depth_tiles_per_block*(dt div depth_tiles_per_block) + 32*dt - 32*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; depth_tiles_per_block*(dt div depth_tiles_per_block)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* 32 m0) (* (- 32) m1) (* 32 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -8*(eighth mod 2) + 15 >= 0
(declare-const m0 Real) ; (eighth mod 2)
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -8*eighth + 16*(eighth div 2) + 8*(eighth mod 2) >= 0
(declare-const m0 Real) ; eighth
(declare-const m1 Real) ; (eighth div 2)
(declare-const m2 Real) ; (eighth mod 2)
(assert (>= (+ (- 1) (* 8 m0) (* (- 16) m1) (* (- 8) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -byte - 8*(eighth mod 2) + 15 >= 0
(declare-const m0 Real) ; byte
(declare-const m1 Real) ; (eighth mod 2)
(assert (>= (+ (- 16) m0 (* 8 m1)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 32*(dt mod depth_tiles_per_block) + 8*eighth + byte >= 0
(declare-const m0 Real) ; (dt mod depth_tiles_per_block)
(declare-const m1 Real) ; eighth
(declare-const m2 Real) ; byte
(assert (>= (+ (- 1) (* (- 32) m0) (* (- 8) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 32*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* (- 32) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 32*depth_tiles_per_block - 1 >= 0
(declare-const m0 Real) ; depth_tiles_per_block
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*depth_tiles_per_block - 32*(dt mod depth_tiles_per_block) - 1 >= 0
(declare-const m0 Real) ; depth_tiles_per_block
(declare-const m1 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (* (- 32) m0) (* 32 m1)) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 32*depth_tiles_per_block - 32*(dt mod depth_tiles_per_block) - 8*eighth - byte - 1 >= 0
(declare-const m0 Real) ; depth_tiles_per_block
(declare-const m1 Real) ; (dt mod depth_tiles_per_block)
(declare-const m2 Real) ; eighth
(declare-const m3 Real) ; byte
(assert (>= (+ (* (- 32) m0) (* 32 m1) (* 8 m2) m3) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 7 (* (- 1) m3)) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 32*depth_tiles_per_block*(dt div depth_tiles_per_block) - 32*dt + 32*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; depth_tiles_per_block*(dt div depth_tiles_per_block)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* (- 32) m0) (* 32 m1) (* (- 32) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 8*(eighth mod 2) >= 0
(declare-const m0 Real) ; (eighth mod 2)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*eighth - 16*(eighth div 2) - 8*(eighth mod 2) >= 0
(declare-const m0 Real) ; eighth
(declare-const m1 Real) ; (eighth div 2)
(declare-const m2 Real) ; (eighth mod 2)
(assert (>= (+ (- 1) (* (- 8) m0) (* 16 m1) (* 8 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; byte + 8*(eighth mod 2) >= 0
(declare-const m0 Real) ; byte
(declare-const m1 Real) ; (eighth mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 8) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; depth_tiles_per_block
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)
