; subtile_loader.layout_is_one_to_one/2-byte elements, byte to element
; 202d904b4d9790b7ed0a121a622698045ec78dd5c21fd1af18b17a74eea399e3
; 30 lemmas, each unsat

(reset)
; (((((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))) div 2) >= 0
(declare-const m0 Real) ; (((((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))) div 2)
(declare-const m1 Real) ; (((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))
(declare-const m2 Real) ; (((((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((LDS_byte div (128*loads_per_row))) div subtiles_across) >= 0
(declare-const m0 Real) ; (LDS_byte div (128*loads_per_row))
(declare-const m1 Real) ; subtiles_across*(((LDS_byte div (128*loads_per_row))) div subtiles_across)
(declare-const m2 Real) ; (((LDS_byte div (128*loads_per_row))) mod subtiles_across)
(declare-const m3 Real) ; subtiles_across
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times subtiles_across
(check-sat)

(reset)
; (((LDS_byte mod (128*loads_per_row))) div (16*loads_per_row)) >= 0
(declare-const m0 Real) ; (LDS_byte mod (128*loads_per_row))
(declare-const m1 Real) ; loads_per_row*(((LDS_byte mod (128*loads_per_row))) div (16*loads_per_row))
(declare-const m2 Real) ; (((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))
(declare-const m3 Real) ; loads_per_row
(assert (>= m0 0)) ; euclid
(assert (= (+ (* 16 m1) (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 16 m3) (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; (LDS_byte div (128*loads_per_row)) >= 0
(declare-const m0 Real) ; LDS_byte
(declare-const m1 Real) ; loads_per_row*(LDS_byte div (128*loads_per_row))
(declare-const m2 Real) ; (LDS_byte mod (128*loads_per_row))
(declare-const m3 Real) ; loads_per_row
(assert (>= m0 0)) ; given
(assert (= (+ (* 128 m1) (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 128 m3) (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; (LDS_byte mod 2) + 2*(((((LDS_byte div 2)) mod (64*loads_per_row))) mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; (LDS_byte mod 2)
(declare-const m1 Real) ; (((((LDS_byte div 2)) mod (64*loads_per_row))) mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; (LDS_byte mod 2) + 2*(((LDS_byte div 2)) mod (64*loads_per_row)) >= 0
(declare-const m0 Real) ; (LDS_byte mod 2)
(declare-const m1 Real) ; (((LDS_byte div 2)) mod (64*loads_per_row))
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(((LDS_byte mod (128*loads_per_row))) div (16*loads_per_row)) + 7 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (LDS_byte mod (128*loads_per_row))
(declare-const m2 Real) ; loads_per_row*(((LDS_byte mod (128*loads_per_row))) div (16*loads_per_row))
(declare-const m3 Real) ; (((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))
(assert (>= (+ (- 1) (* 128 m0) (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* 16 m2) (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 8) m0) m2) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; -128*loads_per_row*(((LDS_byte div 2)) div (64*loads_per_row)) + LDS_byte - (LDS_byte mod 2) - 2*(((LDS_byte div 2)) mod (64*loads_per_row)) >= 0
(declare-const m0 Real) ; loads_per_row*(((LDS_byte div 2)) div (64*loads_per_row))
(declare-const m1 Real) ; LDS_byte
(declare-const m2 Real) ; (LDS_byte mod 2)
(declare-const m3 Real) ; (((LDS_byte div 2)) mod (64*loads_per_row))
(declare-const m4 Real) ; (LDS_byte div 2)
(assert (>= (+ (- 1) (* 128 m0) (* (- 1) m1) m2 (* 2 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 2 m4) m2) 0)) ; euclid
(assert (= (+ (* 64 m0) (* (- 1) m4) m3) 0)) ; euclid
(check-sat)

(reset)
; -16*loads_per_row*(((((LDS_byte div 2)) mod (64*loads_per_row))) div (8*loads_per_row)) + 2*(((LDS_byte div 2)) mod (64*loads_per_row)) - 2*(((((LDS_byte div 2)) mod (64*loads_per_row))) mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; loads_per_row*(((((LDS_byte div 2)) mod (64*loads_per_row))) div (8*loads_per_row))
(declare-const m1 Real) ; (((LDS_byte div 2)) mod (64*loads_per_row))
(declare-const m2 Real) ; (((((LDS_byte div 2)) mod (64*loads_per_row))) mod (8*loads_per_row))
(assert (>= (+ (- 1) (* 16 m0) (* (- 2) m1) (* 2 m2)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 128*loads_per_row - (LDS_byte mod 2) - 2*(((LDS_byte div 2)) mod (64*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (LDS_byte mod 2)
(declare-const m2 Real) ; (((LDS_byte div 2)) mod (64*loads_per_row))
(assert (>= (+ (* (- 128) m0) m1 (* 2 m2)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 1) (* 64 m0) (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 128*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 128*loads_per_row*(((LDS_byte div 2)) div (64*loads_per_row)) - LDS_byte + (LDS_byte mod 2) + 2*(((LDS_byte div 2)) mod (64*loads_per_row)) >= 0
(declare-const m0 Real) ; loads_per_row*(((LDS_byte div 2)) div (64*loads_per_row))
(declare-const m1 Real) ; LDS_byte
(declare-const m2 Real) ; (LDS_byte mod 2)
(declare-const m3 Real) ; (((LDS_byte div 2)) mod (64*loads_per_row))
(declare-const m4 Real) ; (LDS_byte div 2)
(assert (>= (+ (- 1) (* (- 128) m0) m1 (* (- 1) m2) (* (- 2) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 2 m4) m2) 0)) ; euclid
(assert (= (+ (* 64 m0) (* (- 1) m4) m3) 0)) ; euclid
(check-sat)

(reset)
; 16*loads_per_row - (LDS_byte mod 2) - 2*(((((LDS_byte div 2)) mod (64*loads_per_row))) mod (8*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (LDS_byte mod 2)
(declare-const m2 Real) ; (((((LDS_byte div 2)) mod (64*loads_per_row))) mod (8*loads_per_row))
(assert (>= (+ (* (- 16) m0) m1 (* 2 m2)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 16*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(check-sat)

(reset)
; 16*loads_per_row*(((((LDS_byte div 2)) mod (64*loads_per_row))) div (8*loads_per_row)) - 2*(((LDS_byte div 2)) mod (64*loads_per_row)) + 2*(((((LDS_byte div 2)) mod (64*loads_per_row))) mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; loads_per_row*(((((LDS_byte div 2)) mod (64*loads_per_row))) div (8*loads_per_row))
(declare-const m1 Real) ; (((LDS_byte div 2)) mod (64*loads_per_row))
(declare-const m2 Real) ; (((((LDS_byte div 2)) mod (64*loads_per_row))) mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 16) m0) (* 2 m1) (* (- 2) m2)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 64*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(check-sat)

(reset)
; 8*loads_per_row - (((((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))) div 2) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (((((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))) div 2)
(declare-const m2 Real) ; (((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))
(declare-const m3 Real) ; (((((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))) mod 2)
(assert (>= (+ (* (- 8) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 2 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; 8*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))) div 2)
(declare-const m1 Real) ; loads_per_row*(((LDS_byte div (128*loads_per_row))) mod subtiles_across)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 8) m1) (* (- 1) m0)) 0)) ; given
(assert (>= m1 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((LDS_byte div (128*loads_per_row))) div subtiles_across)
(declare-const m1 Real) ; (((LDS_byte mod (128*loads_per_row))) div (16*loads_per_row))
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; LDS_byte
(declare-const m1 Real) ; (LDS_byte div 2)
(declare-const m2 Real) ; (LDS_byte mod 2)
(declare-const m3 Real) ; loads_per_row*(((LDS_byte div 2)) div (64*loads_per_row))
(declare-const m4 Real) ; (((LDS_byte div 2)) mod (64*loads_per_row))
(declare-const m5 Real) ; loads_per_row*(((((LDS_byte div 2)) mod (64*loads_per_row))) div (8*loads_per_row))
(declare-const m6 Real) ; (((((LDS_byte div 2)) mod (64*loads_per_row))) mod (8*loads_per_row))
(declare-const m7 Real) ; loads_per_row*subtiles_across*(((((LDS_byte div 2)) div (64*loads_per_row))) div subtiles_across)
(declare-const m8 Real) ; loads_per_row*(((((LDS_byte div 2)) div (64*loads_per_row))) mod subtiles_across)
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(assert (= (+ (* 64 m3) (* (- 1) m1) m4) 0)) ; euclid
(assert (= (+ (* 8 m5) (* (- 1) m4) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 128) m7) (* (- 16) m5) (* (- 128) m8) m0 (* (- 1) m2) (* (- 2) m6)) 0)) ; rewrite
(assert (= (+ m7 (* (- 1) m3) m8) 0)) ; rewrite, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; LDS_byte
(declare-const m1 Real) ; (LDS_byte div 2)
(declare-const m2 Real) ; (LDS_byte mod 2)
(declare-const m3 Real) ; loads_per_row*(((LDS_byte div 2)) div (64*loads_per_row))
(declare-const m4 Real) ; (((LDS_byte div 2)) mod (64*loads_per_row))
(declare-const m5 Real) ; loads_per_row*(((((LDS_byte div 2)) mod (64*loads_per_row))) div (8*loads_per_row))
(declare-const m6 Real) ; (((((LDS_byte div 2)) mod (64*loads_per_row))) mod (8*loads_per_row))
(declare-const m7 Real) ; loads_per_row*subtiles_across*(((((LDS_byte div 2)) div (64*loads_per_row))) div subtiles_across)
(declare-const m8 Real) ; loads_per_row*(((((LDS_byte div 2)) div (64*loads_per_row))) mod subtiles_across)
(assert (= (+ (* (- 1) m0) (* 2 m1) m2) 0)) ; euclid
(assert (= (+ (* 64 m3) (* (- 1) m1) m4) 0)) ; euclid
(assert (= (+ (* 8 m5) (* (- 1) m4) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* 128 m7) (* 16 m5) (* 128 m8) (* (- 1) m0) m2 (* 2 m6)) 0)) ; rewrite
(assert (= (+ m7 (* (- 1) m3) m8) 0)) ; rewrite, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 128) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (((((LDS_byte mod (128*loads_per_row))) mod (16*loads_per_row))) div 2)
(declare-const m2 Real) ; loads_per_row*subtiles_across
(declare-const m3 Real) ; loads_per_row*(((LDS_byte div (128*loads_per_row))) mod subtiles_across)
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 8) m2) (* 8 m3) m1) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2 (* (- 1) m3)) 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_down
(declare-const m1 Real) ; (((LDS_byte div (128*loads_per_row))) div subtiles_across)
(declare-const m2 Real) ; (((LDS_byte mod (128*loads_per_row))) div (16*loads_per_row))
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (* (- 8) m0) (* 8 m1) m2) 0)) ; given
(check-sat)

(reset)
; subtiles_down - (((LDS_byte div (128*loads_per_row))) div subtiles_across) - 1 >= 0
(declare-const m0 Real) ; (LDS_byte div (128*loads_per_row))
(declare-const m1 Real) ; subtiles_down*subtiles_across
(declare-const m2 Real) ; subtiles_across*(((LDS_byte div (128*loads_per_row))) div subtiles_across)
(declare-const m3 Real) ; (((LDS_byte div (128*loads_per_row))) mod subtiles_across)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m1) m2) 0)) ; negated target, times subtiles_across
(check-sat)

(reset)
; subtiles_down*subtiles_across - (LDS_byte div (128*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row*subtiles_down*subtiles_across
(declare-const m1 Real) ; LDS_byte
(declare-const m2 Real) ; loads_per_row*(LDS_byte div (128*loads_per_row))
(declare-const m3 Real) ; (LDS_byte mod (128*loads_per_row))
(assert (>= (+ (- 1) (* 128 m0) (* (- 1) m1)) 0)) ; given
(assert (= (+ (* 128 m2) (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ m2 (* (- 1) m0)) 0)) ; negated target, times loads_per_row
(check-sat)
