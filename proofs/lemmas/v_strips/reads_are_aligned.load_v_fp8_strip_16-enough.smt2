; v_strips.reads_are_aligned/load_v_fp8_strip_16, enough
; e2932db25ea9c6a1c2cb62fa90461c375c516f3674149644cfc8f7a838e8fe32
; 15 lemmas, each unsat

(reset)
; (lane mod 2) + 2*(((lane div 2)) mod 8) >= 0
(declare-const m0 Real) ; (lane mod 2)
(declare-const m1 Real) ; (((lane div 2)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(lane mod 2) - 2*(((lane div 2)) mod 8) + 15 >= 0
(declare-const m0 Real) ; (lane mod 2)
(declare-const m1 Real) ; (((lane div 2)) mod 8)
(assert (>= (+ (- 16) m0 (* 2 m1)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -8*(((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) mod 2) + 15 >= 0
(declare-const m0 Real) ; (((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) mod 2)
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -8*(((lane div 2)) mod 8)*block_width_over_8 - 8*block_width_over_8*row_offset - 8*(lane mod 2) - 8*((2*dt) mod block_width_over_8) + 16*(((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) div 2) + 8*(((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) mod 2) >= 0
(declare-const m0 Real) ; (lane mod 2)
(declare-const m1 Real) ; (((lane div 2)) mod 8)*block_width_over_8
(declare-const m2 Real) ; block_width_over_8*row_offset
(declare-const m3 Real) ; ((2*dt) mod block_width_over_8)
(declare-const m4 Real) ; (((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) div 2)
(declare-const m5 Real) ; (((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) mod 2)
(assert (>= (+ (- 1) (* 8 m0) (* 8 m1) (* 8 m2) (* 8 m3) (* (- 16) m4) (* (- 8) m5)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) (* 2 m4) m5) 0)) ; euclid
(check-sat)

(reset)
; -8*block_width_over_8*((2*dt) div block_width_over_8) + 16*dt - 8*((2*dt) mod block_width_over_8) >= 0
(declare-const m0 Real) ; block_width_over_8*((2*dt) div block_width_over_8)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; ((2*dt) mod block_width_over_8)
(assert (>= (+ (- 1) (* 8 m0) (* (- 16) m1) (* 8 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 2) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -lane + (lane mod 2) + 2*(((lane div 2)) mod 8) + 16*(((lane div 2)) div 8) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 2)
(declare-const m2 Real) ; (((lane div 2)) mod 8)
(declare-const m3 Real) ; (((lane div 2)) div 8)
(declare-const m4 Real) ; (lane div 2)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 2) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m4)) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 8 m3)) 0)) ; euclid
(check-sat)

(reset)
; 8*(((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) mod 2) >= 0
(declare-const m0 Real) ; (((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) mod 2)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*(((lane div 2)) mod 8)*block_width_over_8 + 8*block_width_over_8*row_offset + 8*(lane mod 2) + 8*((2*dt) mod block_width_over_8) - 16*(((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) div 2) - 8*(((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) mod 2) >= 0
(declare-const m0 Real) ; (lane mod 2)
(declare-const m1 Real) ; (((lane div 2)) mod 8)*block_width_over_8
(declare-const m2 Real) ; block_width_over_8*row_offset
(declare-const m3 Real) ; ((2*dt) mod block_width_over_8)
(declare-const m4 Real) ; (((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) div 2)
(declare-const m5 Real) ; (((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) mod 2)
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 8) m1) (* (- 8) m2) (* (- 8) m3) (* 16 m4) (* 8 m5)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) (* (- 1) m2) (* (- 1) m3) (* 2 m4) m5) 0)) ; euclid
(check-sat)

(reset)
; 8*((2*dt) mod block_width_over_8) >= 0
(declare-const m0 Real) ; ((2*dt) mod block_width_over_8)
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
; 8*block_width_over_8 - 8*((2*dt) mod block_width_over_8) - 1 >= 0
(declare-const m0 Real) ; block_width_over_8
(declare-const m1 Real) ; ((2*dt) mod block_width_over_8)
(assert (>= (+ (* (- 8) m0) (* 8 m1)) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 8*block_width_over_8*((2*dt) div block_width_over_8) - 16*dt + 8*((2*dt) mod block_width_over_8) >= 0
(declare-const m0 Real) ; block_width_over_8*((2*dt) div block_width_over_8)
(declare-const m1 Real) ; dt
(declare-const m2 Real) ; ((2*dt) mod block_width_over_8)
(assert (>= (+ (- 1) (* (- 8) m0) (* 16 m1) (* (- 8) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 2) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((lane div 2)) mod 8)*block_width_over_8 + block_width_over_8*row_offset + (lane mod 2) + ((2*dt) mod block_width_over_8)) mod 2)
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
; lane - (lane mod 2) - 2*(((lane div 2)) mod 8) - 16*(((lane div 2)) div 8) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 2)
(declare-const m2 Real) ; (((lane div 2)) mod 8)
(declare-const m3 Real) ; (((lane div 2)) div 8)
(declare-const m4 Real) ; (lane div 2)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 2 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m4)) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 8 m3)) 0)) ; euclid
(check-sat)
