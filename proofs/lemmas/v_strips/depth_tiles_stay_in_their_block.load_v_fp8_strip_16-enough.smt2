; v_strips.depth_tiles_stay_in_their_block/load_v_fp8_strip_16, enough
; e04d1964028f824e20e92dd5ee24a4ffc02a8462775b09095610a8ba3dc0ed7d
; 7 lemmas, each unsat

(reset)
; -16*depth_tiles_per_block*(dt div depth_tiles_per_block) + 16*dt - 16*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; depth_tiles_per_block*(dt div depth_tiles_per_block)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 16*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*depth_tiles_per_block - 1 >= 0
(declare-const m0 Real) ; depth_tiles_per_block
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*depth_tiles_per_block - 16*(dt mod depth_tiles_per_block) - 1 >= 0
(declare-const m0 Real) ; depth_tiles_per_block
(declare-const m1 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (* (- 16) m0) (* 16 m1)) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 16*depth_tiles_per_block*(dt div depth_tiles_per_block) - 16*dt + 16*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; depth_tiles_per_block*(dt div depth_tiles_per_block)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
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
(declare-const m1 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 15 (* (- 16) m0) (* 16 m1)) 0)) ; given
(check-sat)
