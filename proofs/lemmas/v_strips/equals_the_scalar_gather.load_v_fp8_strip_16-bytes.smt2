; v_strips.equals_the_scalar_gather/load_v_fp8_strip_16, bytes
; 01f309195d6061bb6c4bb4132429c9e1ba2fb094b420fbcbee95e3136df25c14
; 12 lemmas, each unsat

(reset)
; -16*depth_tiles_per_block*(dt div depth_tiles_per_block) + 16*dt - 16*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; depth_tiles_per_block*(dt div depth_tiles_per_block)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -8*eighth + 15 >= 0
(declare-const m0 Real) ; eighth
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; -8*eighth - byte + 15 >= 0
(declare-const m0 Real) ; eighth
(declare-const m1 Real) ; byte
(assert (>= (+ (- 16) (* 8 m0) m1) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; 16*(dt mod depth_tiles_per_block) + 8*eighth + byte >= 0
(declare-const m0 Real) ; (dt mod depth_tiles_per_block)
(declare-const m1 Real) ; eighth
(declare-const m2 Real) ; byte
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 8) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m0 0)) ; euclid
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
; 16*depth_tiles_per_block - 16*(dt mod depth_tiles_per_block) - 8*eighth - byte - 1 >= 0
(declare-const m0 Real) ; depth_tiles_per_block
(declare-const m1 Real) ; (dt mod depth_tiles_per_block)
(declare-const m2 Real) ; eighth
(declare-const m3 Real) ; byte
(assert (>= (+ (* (- 16) m0) (* 16 m1) (* 8 m2) m3) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 7 (* (- 1) m3)) 0)) ; given
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
; 8*eighth + byte >= 0
(declare-const m0 Real) ; eighth
(declare-const m1 Real) ; byte
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(check-sat)

(reset)
; 8*eighth >= 0
(declare-const m0 Real) ; eighth
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; depth_tiles_per_block
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)
