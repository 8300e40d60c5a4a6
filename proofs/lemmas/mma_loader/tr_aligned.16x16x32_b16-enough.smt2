; mma_loader.tr_aligned/16x16x32_b16, enough
; 7f31a059cd29c05e308a75cef077df30e187d19cd8afee8385ba6d4578e5b132
; 5 lemmas, each unsat

(reset)
; -8*((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) mod 2) + 15 >= 0
(declare-const m0 Real) ; ((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) mod 2)
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -8*row_stride_over_4*(((lane mod 16)) div 4) - 8*(lane mod 4) + 16*((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) div 2) + 8*((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) mod 2) >= 0
(declare-const m0 Real) ; row_stride_over_4*(((lane mod 16)) div 4)
(declare-const m1 Real) ; (lane mod 4)
(declare-const m2 Real) ; ((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) div 2)
(declare-const m3 Real) ; ((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) mod 2)
(assert (>= (+ (- 1) (* 8 m0) (* 8 m1) (* (- 16) m2) (* (- 8) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) (* 2 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; 8*((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) mod 2) >= 0
(declare-const m0 Real) ; ((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) mod 2)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*row_stride_over_4*(((lane mod 16)) div 4) + 8*(lane mod 4) - 16*((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) div 2) - 8*((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) mod 2) >= 0
(declare-const m0 Real) ; row_stride_over_4*(((lane mod 16)) div 4)
(declare-const m1 Real) ; (lane mod 4)
(declare-const m2 Real) ; ((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) div 2)
(declare-const m3 Real) ; ((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) mod 2)
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 8) m1) (* 16 m2) (* 8 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) (* 2 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((row_stride_over_4*(((lane mod 16)) div 4) + (lane mod 4)) mod 2)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 9) (* 8 m0)) 0)) ; given
(check-sat)
