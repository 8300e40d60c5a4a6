; subtile_loader.loads_stay_in_the_source/1-byte elements
; c6a8dcc732824c6456045bcb41350b45e8378a92282ae1eab57a16a19dcd44e1
; 26 lemmas, each unsat

(reset)
; (((vector div (8*loads_per_row))) div subtiles_across) >= 0
(declare-const m0 Real) ; (vector div (8*loads_per_row))
(declare-const m1 Real) ; subtiles_across*(((vector div (8*loads_per_row))) div subtiles_across)
(declare-const m2 Real) ; (((vector div (8*loads_per_row))) mod subtiles_across)
(declare-const m3 Real) ; subtiles_across
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times subtiles_across
(check-sat)

(reset)
; (((vector mod (8*loads_per_row))) div loads_per_row) >= 0
(declare-const m0 Real) ; (vector mod (8*loads_per_row))
(declare-const m1 Real) ; loads_per_row*(((vector mod (8*loads_per_row))) div loads_per_row)
(declare-const m2 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(declare-const m3 Real) ; loads_per_row
(assert (>= m0 0)) ; euclid
(assert (= (+ m1 (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; (vector div (8*loads_per_row)) >= 0
(declare-const m0 Real) ; vector
(declare-const m1 Real) ; loads_per_row*(vector div (8*loads_per_row))
(declare-const m2 Real) ; (vector mod (8*loads_per_row))
(declare-const m3 Real) ; loads_per_row
(assert (>= m0 0)) ; given
(assert (= (+ (* 8 m1) (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 8 m3) (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; -(((vector mod (8*loads_per_row))) div loads_per_row) + 7 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (vector mod (8*loads_per_row))
(declare-const m2 Real) ; loads_per_row*(((vector mod (8*loads_per_row))) div loads_per_row)
(declare-const m3 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; euclid
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 8) m0) m2) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; -128*loads_per_row*(vector div (8*loads_per_row)) + 16*vector - 16*(vector mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; loads_per_row*(vector div (8*loads_per_row))
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (- 1) (* 128 m0) (* (- 16) m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -16*loads_per_row*(((vector mod (8*loads_per_row))) div loads_per_row) + 16*(vector mod (8*loads_per_row)) - 16*(((vector mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; loads_per_row*(((vector mod (8*loads_per_row))) div loads_per_row)
(declare-const m1 Real) ; (vector mod (8*loads_per_row))
(declare-const m2 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 128*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 128*loads_per_row - 16*(vector mod (8*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (* (- 128) m0) (* 16 m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 128*loads_per_row*(vector div (8*loads_per_row)) - 16*vector + 16*(vector mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; loads_per_row*(vector div (8*loads_per_row))
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 128) m0) (* 16 m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 16*(((vector mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*(vector mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*loads_per_row - 16*(((vector mod (8*loads_per_row))) mod loads_per_row) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (* (- 16) m0) (* 16 m1)) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 16*loads_per_row*(((vector mod (8*loads_per_row))) div loads_per_row) - 16*(vector mod (8*loads_per_row)) + 16*(((vector mod (8*loads_per_row))) mod loads_per_row) >= 0
(declare-const m0 Real) ; loads_per_row*(((vector mod (8*loads_per_row))) div loads_per_row)
(declare-const m1 Real) ; (vector mod (8*loads_per_row))
(declare-const m2 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ m0 (* (- 1) m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 8*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((vector div (8*loads_per_row))) div subtiles_across)
(declare-const m1 Real) ; (((vector mod (8*loads_per_row))) div loads_per_row)
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 8) m0) (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(declare-const m1 Real) ; loads_per_row*(((vector div (8*loads_per_row))) mod subtiles_across)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 16) m1) (* (- 16) m0)) 0)) ; given
(assert (>= m1 0)) ; euclid, times loads_per_row
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
(declare-const m1 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(declare-const m2 Real) ; loads_per_row*subtiles_across
(declare-const m3 Real) ; loads_per_row*(((vector div (8*loads_per_row))) mod subtiles_across)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 15 (* (- 16) m2) (* 16 m3) (* 16 m1)) 0)) ; given
(assert (>= (+ (* (- 1) m0) m2 (* (- 1) m3)) 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; loads_per_row*subtiles_across
(declare-const m2 Real) ; row_stride
(declare-const m3 Real) ; loads_per_row*(((vector div (8*loads_per_row))) mod subtiles_across)
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ (* (- 16) m1) m2) 0)) ; given
(assert (>= (* (- 1) m2) 0)) ; given
(assert (>= m3 0)) ; euclid, times loads_per_row
(assert (>= (+ (* (- 1) m0) m1 (* (- 1) m3)) 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; loads_per_row*subtiles_across
(declare-const m1 Real) ; loads_per_row*(((vector div (8*loads_per_row))) mod subtiles_across)
(declare-const m2 Real) ; (((vector mod (8*loads_per_row))) mod loads_per_row)
(declare-const m3 Real) ; subtiles_down*row_stride
(declare-const m4 Real) ; (((vector div (8*loads_per_row))) div subtiles_across)*row_stride
(declare-const m5 Real) ; (((vector mod (8*loads_per_row))) div loads_per_row)*row_stride
(declare-const m6 Real) ; row_stride
(assert (>= (+ (- 16) (* 16 m0) (* (- 16) m1) (* (- 16) m2)) 0)) ; given
(assert (>= (+ (* 8 m3) (* (- 8) m4) (* (- 1) m5) (* (- 1) m6)) 0)) ; given
(assert (>= (+ 15 (* (- 16) m0) (* 16 m1) (* (- 8) m3) (* 8 m4) m5 (* 16 m2) m6) 0)) ; given
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
(declare-const m1 Real) ; (((vector div (8*loads_per_row))) div subtiles_across)
(declare-const m2 Real) ; (((vector mod (8*loads_per_row))) div loads_per_row)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (* (- 8) m0) (* 8 m1) m2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_down*row_stride
(declare-const m1 Real) ; (((vector div (8*loads_per_row))) div subtiles_across)*row_stride
(declare-const m2 Real) ; (((vector mod (8*loads_per_row))) div loads_per_row)*row_stride
(declare-const m3 Real) ; row_stride
(assert (>= (+ (- 1) (* (- 8) m0) (* 8 m1) m2 m3) 0)) ; given
(assert (>= (+ (* 8 m0) (* (- 8) m1) (* (- 1) m2) (* (- 1) m3)) 0)) ; given, times row_stride
(check-sat)

(reset)
; subtiles_down - (((vector div (8*loads_per_row))) div subtiles_across) - 1 >= 0
(declare-const m0 Real) ; (vector div (8*loads_per_row))
(declare-const m1 Real) ; subtiles_down*subtiles_across
(declare-const m2 Real) ; subtiles_across*(((vector div (8*loads_per_row))) div subtiles_across)
(declare-const m3 Real) ; (((vector div (8*loads_per_row))) mod subtiles_across)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (= (+ (* (- 1) m0) m2 m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m1) m2) 0)) ; negated target, times subtiles_across
(check-sat)

(reset)
; subtiles_down*subtiles_across - (vector div (8*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row*subtiles_down*subtiles_across
(declare-const m1 Real) ; vector
(declare-const m2 Real) ; loads_per_row*(vector div (8*loads_per_row))
(declare-const m3 Real) ; (vector mod (8*loads_per_row))
(assert (>= (+ (- 16) (* 128 m0) (* (- 16) m1)) 0)) ; given
(assert (= (+ (* 8 m2) (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ m2 (* (- 1) m0)) 0)) ; negated target, times loads_per_row
(check-sat)
