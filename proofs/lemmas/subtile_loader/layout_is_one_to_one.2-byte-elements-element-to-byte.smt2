; subtile_loader.layout_is_one_to_one/2-byte elements, element to byte
; dd3706d2053094cb91fc510f0d63111520862e9eae9368f525b9662df3f24cb3
; 16 lemmas, each unsat

(reset)
; (column div (8*loads_per_row)) >= 0
(declare-const m0 Real) ; column
(declare-const m1 Real) ; loads_per_row*(column div (8*loads_per_row))
(declare-const m2 Real) ; (column mod (8*loads_per_row))
(declare-const m3 Real) ; loads_per_row
(assert (>= m0 0)) ; given
(assert (= (+ (* 8 m1) (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 8 m3) (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; (row div 8) >= 0
(declare-const m0 Real) ; (row div 8)
(declare-const m1 Real) ; row
(declare-const m2 Real) ; (row mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(column div (8*loads_per_row)) + subtiles_across - 1 >= 0
(declare-const m0 Real) ; loads_per_row*subtiles_across
(declare-const m1 Real) ; column
(declare-const m2 Real) ; loads_per_row*(column div (8*loads_per_row))
(declare-const m3 Real) ; (column mod (8*loads_per_row))
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; given
(assert (= (+ (* 8 m2) (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ m2 (* (- 1) m0)) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; -(row div 8) + subtiles_down - 1 >= 0
(declare-const m0 Real) ; (row div 8)
(declare-const m1 Real) ; subtiles_down
(declare-const m2 Real) ; row
(declare-const m3 Real) ; (row mod 8)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 8 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 8 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; -16*(row mod 8)*loads_per_row + 128*loads_per_row - 2*(column mod (8*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; (row mod 8)*loads_per_row
(declare-const m1 Real) ; loads_per_row
(declare-const m2 Real) ; (column mod (8*loads_per_row))
(assert (>= (+ (* 16 m0) (* (- 128) m1) (* 2 m2)) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m1) (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) (* 7 m1)) 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; 128*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(check-sat)

(reset)
; 16*(row mod 8)*loads_per_row + 2*(column mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; (row mod 8)*loads_per_row
(declare-const m1 Real) ; (column mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; 16*loads_per_row - 2*(column mod (8*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (column mod (8*loads_per_row))
(assert (>= (+ (* (- 16) m0) (* 2 m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; 2*(column mod (8*loads_per_row)) >= 0
(declare-const m0 Real) ; (column mod (8*loads_per_row))
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (column mod (8*loads_per_row))
(declare-const m1 Real) ; (row div 8)*loads_per_row*subtiles_across
(declare-const m2 Real) ; (row mod 8)*loads_per_row
(declare-const m3 Real) ; loads_per_row*(column div (8*loads_per_row))
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 128) m1) (* (- 16) m2) (* (- 128) m3) (* (- 2) m0)) 0)) ; given
(assert (>= m2 0)) ; euclid, times loads_per_row
(assert (>= m1 0)) ; combine, times loads_per_row*subtiles_across
(assert (>= m3 0)) ; combine, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row mod 8)*loads_per_row
(declare-const m1 Real) ; loads_per_row
(declare-const m2 Real) ; (column mod (8*loads_per_row))
(declare-const m3 Real) ; (row div 8)*loads_per_row*subtiles_across
(declare-const m4 Real) ; subtiles_down*loads_per_row*subtiles_across
(declare-const m5 Real) ; loads_per_row*(column div (8*loads_per_row))
(declare-const m6 Real) ; loads_per_row*subtiles_across
(assert (>= (+ (- 1) (* (- 8) m0) (* 64 m1) (* (- 1) m2)) 0)) ; tighten
(assert (>= (+ 1 (* 128 m3) (* 16 m0) (* (- 128) m4) (* 128 m5) (* 2 m2)) 0)) ; given
(assert (>= (+ (* (- 1) m3) m4 (* (- 1) m6)) 0)) ; combine, times loads_per_row*subtiles_across
(assert (>= (+ (* (- 1) m1) (* (- 1) m5) m6) 0)) ; combine, times loads_per_row
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
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
