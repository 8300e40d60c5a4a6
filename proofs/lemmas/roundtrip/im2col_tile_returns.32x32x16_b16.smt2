; roundtrip.im2col_tile_returns/32x32x16_b16
; ec8ce4b1f76ec1d8fda392218667070325c22e43f286fbe2a0504475f93929c3
; 24 lemmas, each unsat

(reset)
; (lane div 32) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(lane div 32) + 1 >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -8*(vectors_per_row mod 2) + 15 >= 0
(declare-const m0 Real) ; (vectors_per_row mod 2)
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -8*vectors_per_row + 8*(vectors_per_row mod 2) + 16*(vectors_per_row div 2) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 2)
(declare-const m2 Real) ; (vectors_per_row div 2)
(assert (>= (+ (- 1) (* 8 m0) (* (- 8) m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m2)) 0)) ; euclid
(check-sat)

(reset)
; -8*vectors_per_row*rows_per_warp*(((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp)) + 8*(lane mod 32)*vectors_per_row + 256*vectors_per_row*i + 8*(lane div 32) + 16*j + 16*h - 8*(((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp)) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (lane mod 32)*vectors_per_row
(declare-const m2 Real) ; vectors_per_row*rows_per_warp*(((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))
(declare-const m3 Real) ; vectors_per_row*i
(declare-const m4 Real) ; j
(declare-const m5 Real) ; h
(declare-const m6 Real) ; (((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 8) m1) (* 8 m2) (* (- 256) m3) (* (- 16) m4) (* (- 16) m5) (* 8 m6)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) m2 (* (- 32) m3) (* (- 2) m4) (* (- 2) m5) m6) 0)) ; euclid
(check-sat)

(reset)
; 8*(vectors_per_row mod 2) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 2)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*vectors_per_row - 1 >= 0
(declare-const m0 Real) ; vectors_per_row
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 8*vectors_per_row - 8*(vectors_per_row mod 2) - 16*(vectors_per_row div 2) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 2)
(declare-const m2 Real) ; (vectors_per_row div 2)
(assert (>= (+ (- 1) (* (- 8) m0) (* 8 m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m2)) 0)) ; euclid
(check-sat)

(reset)
; 8*vectors_per_row*rows_per_warp - 1 >= 0
(declare-const m0 Real) ; vectors_per_row*rows_per_warp
(declare-const m1 Real) ; rows_per_warp
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times rows_per_warp
(check-sat)

(reset)
; 8*vectors_per_row*rows_per_warp - n - 8*(((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp)) - 1 >= 0
(declare-const m0 Real) ; vectors_per_row*rows_per_warp
(declare-const m1 Real) ; n
(declare-const m2 Real) ; (((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))
(assert (>= (+ (* (- 8) m0) m1 (* 8 m2)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; given
(assert (>= (+ (- 1) m0 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 8*vectors_per_row*rows_per_warp*(((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp)) - 8*(lane mod 32)*vectors_per_row - 256*vectors_per_row*i - 8*(lane div 32) - 16*j - 16*h + 8*(((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp)) >= 0
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (lane mod 32)*vectors_per_row
(declare-const m2 Real) ; vectors_per_row*rows_per_warp*(((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))
(declare-const m3 Real) ; vectors_per_row*i
(declare-const m4 Real) ; j
(declare-const m5 Real) ; h
(declare-const m6 Real) ; (((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))
(assert (>= (+ (- 1) (* 8 m0) (* 8 m1) (* (- 8) m2) (* 256 m3) (* 16 m4) (* 16 m5) (* (- 8) m6)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) m2 (* (- 32) m3) (* (- 2) m4) (* (- 2) m5) m6) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (lane mod 32)*vectors_per_row
(declare-const m2 Real) ; vectors_per_row*rows_per_warp*(((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))
(declare-const m3 Real) ; vectors_per_row*i
(declare-const m4 Real) ; j
(declare-const m5 Real) ; h
(declare-const m6 Real) ; (((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))
(declare-const m7 Real) ; vectors_per_row*rows_per_warp*num_warp_rows*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) div num_warp_rows)
(declare-const m8 Real) ; vectors_per_row*rows_per_warp*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) mod num_warp_rows)
(assert (= (+ (* (- 1) m0) (* (- 1) m1) m2 (* (- 32) m3) (* (- 2) m4) (* (- 2) m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 8) m1) (* 8 m7) (* 8 m8) (* (- 256) m3) (* (- 16) m4) (* (- 16) m5) (* 8 m6)) 0)) ; given
(assert (= (+ (* (- 1) m2) m7 m8) 0)) ; euclid, times vectors_per_row*rows_per_warp
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lane div 32)
(declare-const m1 Real) ; (lane mod 32)*vectors_per_row
(declare-const m2 Real) ; vectors_per_row*rows_per_warp*(((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))
(declare-const m3 Real) ; vectors_per_row*i
(declare-const m4 Real) ; j
(declare-const m5 Real) ; h
(declare-const m6 Real) ; (((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))
(declare-const m7 Real) ; vectors_per_row*rows_per_warp*num_warp_rows*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) div num_warp_rows)
(declare-const m8 Real) ; vectors_per_row*rows_per_warp*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) mod num_warp_rows)
(assert (= (+ (* (- 1) m0) (* (- 1) m1) m2 (* (- 32) m3) (* (- 2) m4) (* (- 2) m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* 8 m0) (* 8 m1) (* (- 8) m7) (* (- 8) m8) (* 256 m3) (* 16 m4) (* 16 m5) (* (- 8) m6)) 0)) ; given
(assert (= (+ (* (- 1) m2) m7 m8) 0)) ; euclid, times vectors_per_row*rows_per_warp
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; h
(declare-const m1 Real) ; (lane div 32)
(declare-const m2 Real) ; vectors_per_row*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))) div vectors_per_row)
(declare-const m3 Real) ; (((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))
(declare-const m4 Real) ; (((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))) mod vectors_per_row)
(declare-const m5 Real) ; vectors_per_row
(declare-const m6 Real) ; (vectors_per_row mod 2)
(declare-const m7 Real) ; (vectors_per_row div 2)
(declare-const m8 Real) ; j
(declare-const m9 Real) ; (lane mod 32)*vectors_per_row
(declare-const m10 Real) ; vectors_per_row*rows_per_warp*num_warp_rows*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) div num_warp_rows)
(declare-const m11 Real) ; vectors_per_row*rows_per_warp*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) mod num_warp_rows)
(declare-const m12 Real) ; vectors_per_row*i
(assert (>= (* (- 1) m0) 0)) ; given
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; combine
(assert (= (+ m2 (* (- 1) m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ (* (- 1) m5) m6 (* 2 m7)) 0)) ; euclid
(assert (>= m6 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m8) m7) 0)) ; rewrite
(assert (= (+ (* 8 m1) (* 8 m9) (* (- 8) m10) (* (- 8) m11) (* 256 m12) (* 16 m8) (* 16 m0) (* (- 8) m3)) 0)) ; given
(assert (>= (+ (* (- 1) m9) (* (- 1) m5) m10 m11 (* (- 32) m12) m2) 0)) ; given, times vectors_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; j
(declare-const m1 Real) ; h
(declare-const m2 Real) ; (lane div 32)
(declare-const m3 Real) ; vectors_per_row*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))) div vectors_per_row)
(declare-const m4 Real) ; (((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))
(declare-const m5 Real) ; (((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))) mod vectors_per_row)
(declare-const m6 Real) ; vectors_per_row
(declare-const m7 Real) ; (lane mod 32)*vectors_per_row
(declare-const m8 Real) ; vectors_per_row*rows_per_warp*num_warp_rows*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) div num_warp_rows)
(declare-const m9 Real) ; vectors_per_row*rows_per_warp*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) mod num_warp_rows)
(declare-const m10 Real) ; vectors_per_row*i
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; combine
(assert (= (+ m3 (* (- 1) m4) m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (= (+ (* 8 m2) (* 8 m7) (* (- 8) m8) (* (- 8) m9) (* 256 m10) (* 16 m0) (* 16 m1) (* (- 8) m4)) 0)) ; given
(assert (>= (+ m7 (* (- 1) m6) (* (- 1) m8) (* (- 1) m9) (* 32 m10) (* (- 1) m3)) 0)) ; given, times vectors_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; num_warp_rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))) div vectors_per_row)
(declare-const m1 Real) ; (((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))
(declare-const m2 Real) ; (((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))) mod vectors_per_row)
(declare-const m3 Real) ; (lane div 32)
(declare-const m4 Real) ; (lane mod 32)*vectors_per_row
(declare-const m5 Real) ; vectors_per_row*rows_per_warp*num_warp_rows*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) div num_warp_rows)
(declare-const m6 Real) ; vectors_per_row*rows_per_warp*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) mod num_warp_rows)
(declare-const m7 Real) ; vectors_per_row*i
(declare-const m8 Real) ; j
(declare-const m9 Real) ; h
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ (* 8 m3) (* 8 m4) (* (- 8) m5) (* (- 8) m6) (* 256 m7) (* 16 m8) (* 16 m9) (* (- 8) m1)) 0)) ; given
(assert (>= (+ (- 1) (* (- 8) m3) (* (- 16) m8) (* (- 16) m9) (* 8 m2)) 0)) ; given
(assert (= (+ m4 (* (- 1) m5) (* (- 1) m6) (* 32 m7) (* (- 1) m0)) 0)) ; given, times vectors_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))) div vectors_per_row)
(declare-const m1 Real) ; (((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))
(declare-const m2 Real) ; (((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))) mod vectors_per_row)
(declare-const m3 Real) ; (lane div 32)
(declare-const m4 Real) ; (lane mod 32)*vectors_per_row
(declare-const m5 Real) ; vectors_per_row*rows_per_warp*num_warp_rows*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) div num_warp_rows)
(declare-const m6 Real) ; vectors_per_row*rows_per_warp*(((((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) div (vectors_per_row*rows_per_warp))) mod num_warp_rows)
(declare-const m7 Real) ; vectors_per_row*i
(declare-const m8 Real) ; j
(declare-const m9 Real) ; h
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ (* 8 m3) (* 8 m4) (* (- 8) m5) (* (- 8) m6) (* 256 m7) (* 16 m8) (* 16 m9) (* (- 8) m1)) 0)) ; given
(assert (>= (+ (- 1) (* 8 m3) (* 16 m8) (* 16 m9) (* (- 8) m2)) 0)) ; given
(assert (= (+ m4 (* (- 1) m5) (* (- 1) m6) (* 32 m7) (* (- 1) m0)) 0)) ; given, times vectors_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vectors_per_row*rows_per_warp
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; n + 8*(((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp)) >= 0
(declare-const m0 Real) ; n
(declare-const m1 Real) ; (((lane mod 32)*vectors_per_row + 32*vectors_per_row*i + (lane div 32) + 2*j + 2*h) mod (vectors_per_row*rows_per_warp))
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 8) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; vectors_per_row >= 0
(declare-const m0 Real) ; vectors_per_row
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(check-sat)

(reset)
; vectors_per_row*rows_per_warp - 1 >= 0
(declare-const m0 Real) ; vectors_per_row*rows_per_warp
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(check-sat)
