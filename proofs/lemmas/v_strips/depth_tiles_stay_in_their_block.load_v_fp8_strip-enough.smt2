; v_strips.depth_tiles_stay_in_their_block/load_v_fp8_strip, enough
; 6193e4b5ffd03cf41a6fafa2be2054737ec8ff41cf380872854242e3272f89bf
; 7 lemmas, each unsat

(reset)
; -32*depth_tiles_per_block*(dt div depth_tiles_per_block) + 32*dt - 32*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; depth_tiles_per_block*(dt div depth_tiles_per_block)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* 32 m0) (* (- 32) m1) (* 32 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
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
; 32*depth_tiles_per_block*(dt div depth_tiles_per_block) - 32*dt + 32*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; depth_tiles_per_block*(dt div depth_tiles_per_block)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* (- 32) m0) (* 32 m1) (* (- 32) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
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
(declare-const m1 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 31 (* (- 32) m0) (* 32 m1)) 0)) ; given
(check-sat)
