; executors.v_strip_reads/load_v_fp8_strip, Swizzle(3, 0, 3)
; aa8d6dbe793640bd776faeeb056a10c3bedb1b17df0f292950c30c19b8df26b6
; 20 lemmas, each unsat

(reset)
; (((((lane mod 16)) div 2)) div 4) >= 0
(declare-const m0 Real) ; (((((lane mod 16)) div 2)) div 4)
(declare-const m1 Real) ; (((lane mod 16)) div 2)
(declare-const m2 Real) ; (((((lane mod 16)) div 2)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((lane div 16)) div 2) >= 0
(declare-const m0 Real) ; (((lane div 16)) div 2)
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (((lane div 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((lane mod 16)) div 2) >= 0
(declare-const m0 Real) ; (((lane mod 16)) div 2)
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane mod 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (lane div 16) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

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
; -lane + (lane mod 16) + 32*(((lane div 16)) div 2) + 16*(((lane div 16)) mod 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane div 16)) div 2)
(declare-const m3 Real) ; (((lane div 16)) mod 2)
(declare-const m4 Real) ; (lane div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 32) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; 16*(((((lane mod 16)) div 2)) div 4)*depth_tiles_per_block + 2*(((((lane mod 16)) div 2)) mod 4)*depth_tiles_per_block + 8*(((lane div 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 32*depth_tiles_per_block*q + (((lane div 16)) mod 2) + 2*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; (((((lane mod 16)) div 2)) div 4)*depth_tiles_per_block
(declare-const m1 Real) ; (((((lane mod 16)) div 2)) mod 4)*depth_tiles_per_block
(declare-const m2 Real) ; (((lane div 16)) div 2)*depth_tiles_per_block
(declare-const m3 Real) ; (((lane div 16)) mod 2)
(declare-const m4 Real) ; depth_tiles_per_block*bk_tile
(declare-const m5 Real) ; depth_tiles_per_block*q
(declare-const m6 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 2) m1) (* (- 8) m2) (* (- 1) m3) (* (- 128) m4) (* (- 32) m5) (* (- 2) m6)) 0)) ; negated target
(assert (>= m3 0)) ; euclid
(assert (>= m6 0)) ; euclid
(assert (>= m4 0)) ; given, times depth_tiles_per_block
(assert (>= m5 0)) ; given, times depth_tiles_per_block
(assert (>= m1 0)) ; euclid, times depth_tiles_per_block
(assert (>= m0 0)) ; combine, times depth_tiles_per_block
(assert (>= m2 0)) ; combine, times depth_tiles_per_block
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
(declare-const m0 Real) ; (((((lane mod 16)) div 2)) div 4)*depth_tiles_per_block
(declare-const m1 Real) ; (((((lane mod 16)) div 2)) mod 4)*depth_tiles_per_block
(declare-const m2 Real) ; (((lane div 16)) div 2)*depth_tiles_per_block
(declare-const m3 Real) ; (((lane div 16)) mod 2)
(declare-const m4 Real) ; depth_tiles_per_block*bk_tile
(declare-const m5 Real) ; depth_tiles_per_block*q
(declare-const m6 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (* 16 m0) (* 2 m1) (* 8 m2) m3 (* 128 m4) (* 32 m5) (* 2 m6)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 2) m1) (* (- 8) m2) (* (- 1) m3) (* (- 128) m4) (* (- 32) m5) (* (- 2) m6)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band16(16*(((((lane mod 16)) div 2)) div 4)*depth_tiles_per_block + 2*(((((lane mod 16)) div 2)) mod 4)*depth_tiles_per_block + 8*(((lane div 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 32*depth_tiles_per_block*q + (((lane div 16)) mod 2) + 2*(dt mod depth_tiles_per_block), 56)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band16(16*(((((lane mod 16)) div 2)) div 4)*depth_tiles_per_block + 2*(((((lane mod 16)) div 2)) mod 4)*depth_tiles_per_block + 8*(((lane div 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 32*depth_tiles_per_block*q + (((lane div 16)) mod 2) + 2*(dt mod depth_tiles_per_block), 56)
(declare-const m1 Real) ; ((band16(16*(((((lane mod 16)) div 2)) div 4)*depth_tiles_per_block + 2*(((((lane mod 16)) div 2)) mod 4)*depth_tiles_per_block + 8*(((lane div 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 32*depth_tiles_per_block*q + (((lane div 16)) mod 2) + 2*(dt mod depth_tiles_per_block), 56)) div 8)
(declare-const m2 Real) ; ((band16(16*(((((lane mod 16)) div 2)) div 4)*depth_tiles_per_block + 2*(((((lane mod 16)) div 2)) mod 4)*depth_tiles_per_block + 8*(((lane div 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 32*depth_tiles_per_block*q + (((lane div 16)) mod 2) + 2*(dt mod depth_tiles_per_block), 56)) mod 8)
(assert (= (+ (* (- 1) m0) (* 8 m1) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; depth_tiles_per_block
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; lane - (lane mod 16) - 32*(((lane div 16)) div 2) - 16*(((lane div 16)) mod 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane div 16)) div 2)
(declare-const m3 Real) ; (((lane div 16)) mod 2)
(declare-const m4 Real) ; (lane div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 32 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)
