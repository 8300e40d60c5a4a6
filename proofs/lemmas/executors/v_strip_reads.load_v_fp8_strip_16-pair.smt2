; executors.v_strip_reads/load_v_fp8_strip_16, pair
; d8fd9f2e72e7ce6b4b0af07560419ee2d21fdb914910cc8e9d3688ed116b17be
; 18 lemmas, each unsat

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
; ((band12(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), 32)) div 16) >= 0
(declare-const m0 Real) ; ((band12(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), 32)) div 16)
(declare-const m1 Real) ; band12(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), 32)
(declare-const m2 Real) ; ((band12(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), 32)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (>= m1 0)) ; bitwise
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
; -16*depth_tiles_per_block*(dt div depth_tiles_per_block) + 16*dt - 16*(dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; depth_tiles_per_block*(dt div depth_tiles_per_block)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -8*(lane mod 2) + 15 >= 0
(declare-const m0 Real) ; (lane mod 2)
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
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
; 32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block) >= 0
(declare-const m0 Real) ; (lane div 16)*depth_tiles_per_block
(declare-const m1 Real) ; (((lane mod 16)) div 2)*depth_tiles_per_block
(declare-const m2 Real) ; depth_tiles_per_block*bk_tile
(declare-const m3 Real) ; depth_tiles_per_block*q
(declare-const m4 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (- 1) (* (- 32) m0) (* (- 1) m1) (* (- 128) m2) (* (- 8) m3) (* (- 1) m4)) 0)) ; negated target
(assert (>= m4 0)) ; euclid
(assert (>= m2 0)) ; given, times depth_tiles_per_block
(assert (>= m3 0)) ; given, times depth_tiles_per_block
(assert (>= m0 0)) ; combine, times depth_tiles_per_block
(assert (>= m1 0)) ; combine, times depth_tiles_per_block
(check-sat)

(reset)
; 8*(lane mod 2) >= 0
(declare-const m0 Real) ; (lane mod 2)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band12(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), 32)) div 16)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 16)*depth_tiles_per_block
(declare-const m1 Real) ; (((lane mod 16)) div 2)*depth_tiles_per_block
(declare-const m2 Real) ; depth_tiles_per_block*bk_tile
(declare-const m3 Real) ; depth_tiles_per_block*q
(declare-const m4 Real) ; (dt mod depth_tiles_per_block)
(assert (>= (+ (* 32 m0) m1 (* 128 m2) (* 8 m3) m4) 0)) ; combine
(assert (>= (+ (- 1) (* (- 32) m0) (* (- 1) m1) (* (- 128) m2) (* (- 8) m3) (* (- 1) m4)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band12(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), 32)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band15(xor14(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), ((band12(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), 32)) div 16)), 64)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band15(xor14(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), ((band12(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), 32)) div 16)), 64)
(declare-const m1 Real) ; ((band15(xor14(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), ((band12(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), 32)) div 16)), 64)) div 64)
(declare-const m2 Real) ; ((band15(xor14(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), ((band12(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), 32)) div 16)), 64)) mod 64)
(assert (= (+ (* (- 1) m0) (* 64 m1) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; depth_tiles_per_block
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; xor14(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), ((band12(32*(lane div 16)*depth_tiles_per_block + (((lane mod 16)) div 2)*depth_tiles_per_block + 128*depth_tiles_per_block*bk_tile + 8*depth_tiles_per_block*q + (dt mod depth_tiles_per_block), 32)) div 16))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
