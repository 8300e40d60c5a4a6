; executors.v_strip_reads/load_v_fp8_strip, plain
; cfd35fba7517ec125a44c3a0a8fb3400359dadc0931fbedaef10d6908a5e33ef
; 12 lemmas, each unsat

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
; -32*depth_tiles_per_block*(dt div depth_tiles_per_block) + 32*dt - 32*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; depth_tiles_per_block*(dt div depth_tiles_per_block)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* 32 m0) (* (- 32) m1) (* 32 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
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
