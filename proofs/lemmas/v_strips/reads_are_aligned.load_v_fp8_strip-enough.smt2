; v_strips.reads_are_aligned/load_v_fp8_strip, enough
; f815969a9ab09b11aec04755c0f4de7d69457a653fe24538c2fa55c675bf4aa5
; 15 lemmas, each unsat

(reset)
; -16*(((lane div 16)) mod 2) - (lane mod 16) + 31 >= 0
(declare-const m0 Real) ; (((lane div 16)) mod 2)
(declare-const m1 Real) ; (lane mod 16)
(assert (>= (+ (- 32) (* 16 m0) m1) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -8*((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) mod 2) + 15 >= 0
(declare-const m0 Real) ; ((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) mod 2)
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -8*block_width_over_8*((4*dt) div block_width_over_8) + 32*dt - 8*((4*dt) mod block_width_over_8) >= 0
(declare-const m0 Real) ; block_width_over_8*((4*dt) div block_width_over_8)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; ((4*dt) mod block_width_over_8)
(assert (>= (+ (- 1) (* 8 m0) (* (- 32) m1) (* 8 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 4) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -8*block_width_over_8*row_offset - 8*block_width_over_8*(((((lane mod 16)) div 2)) mod 4) - 8*(lane mod 2) - 8*((4*dt) mod block_width_over_8) + 16*((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) div 2) + 8*((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) mod 2) >= 0
(declare-const m0 Real) ; (lane mod 2)
(declare-const m1 Real) ; block_width_over_8*row_offset
(declare-const m2 Real) ; block_width_over_8*(((((lane mod 16)) div 2)) mod 4)
(declare-const m3 Real) ; ((4*dt) mod block_width_over_8)
(declare-const m4 Real) ; ((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) div 2)
(declare-const m5 Real) ; ((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) mod 2)
(assert (>= (+ (- 1) (* 8 m0) (* 8 m1) (* 8 m2) (* 8 m3) (* (- 16) m4) (* (- 8) m5)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) (* 2 m4) m5) 0)) ; euclid
(check-sat)

(reset)
; -lane + 16*(((lane div 16)) mod 2) + (lane mod 16) + 32*(((lane div 16)) div 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(declare-const m2 Real) ; (lane mod 16)
(declare-const m3 Real) ; (((lane div 16)) div 2)
(declare-const m4 Real) ; (lane div 16)
(assert (>= (+ (- 1) m0 (* (- 16) m1) (* (- 1) m2) (* (- 32) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m1 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; 16*(((lane div 16)) mod 2) + (lane mod 16) >= 0
(declare-const m0 Real) ; (((lane div 16)) mod 2)
(declare-const m1 Real) ; (lane mod 16)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*((4*dt) mod block_width_over_8) >= 0
(declare-const m0 Real) ; ((4*dt) mod block_width_over_8)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) mod 2) >= 0
(declare-const m0 Real) ; ((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) mod 2)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*block_width_over_8 - 1 >= 0
(declare-const m0 Real) ; block_width_over_8
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 8*block_width_over_8 - 8*((4*dt) mod block_width_over_8) - 1 >= 0
(declare-const m0 Real) ; block_width_over_8
(declare-const m1 Real) ; ((4*dt) mod block_width_over_8)
(assert (>= (+ (* (- 8) m0) (* 8 m1)) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 8*block_width_over_8*((4*dt) div block_width_over_8) - 32*dt + 8*((4*dt) mod block_width_over_8) >= 0
(declare-const m0 Real) ; block_width_over_8*((4*dt) div block_width_over_8)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; ((4*dt) mod block_width_over_8)
(assert (>= (+ (- 1) (* (- 8) m0) (* 32 m1) (* (- 8) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 4) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 8*block_width_over_8*row_offset + 8*block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + 8*(lane mod 2) + 8*((4*dt) mod block_width_over_8) - 16*((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) div 2) - 8*((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) mod 2) >= 0
(declare-const m0 Real) ; (lane mod 2)
(declare-const m1 Real) ; block_width_over_8*row_offset
(declare-const m2 Real) ; block_width_over_8*(((((lane mod 16)) div 2)) mod 4)
(declare-const m3 Real) ; ((4*dt) mod block_width_over_8)
(declare-const m4 Real) ; ((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) div 2)
(declare-const m5 Real) ; ((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) mod 2)
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 8) m1) (* (- 8) m2) (* (- 8) m3) (* 16 m4) (* 8 m5)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) (* 2 m4) m5) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((block_width_over_8*row_offset + block_width_over_8*(((((lane mod 16)) div 2)) mod 4) + (lane mod 2) + ((4*dt) mod block_width_over_8)) mod 2)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 9) (* 8 m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_width_over_8
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; lane - 16*(((lane div 16)) mod 2) - (lane mod 16) - 32*(((lane div 16)) div 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(declare-const m2 Real) ; (lane mod 16)
(declare-const m3 Real) ; (((lane div 16)) div 2)
(declare-const m4 Real) ; (lane div 16)
(assert (>= (+ (- 1) (* (- 1) m0) (* 16 m1) m2 (* 32 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m1 (* 2 m3)) 0)) ; euclid
(check-sat)
