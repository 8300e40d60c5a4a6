; subtile_loader.layout_is_one_to_one/1-byte elements, element to byte
; b46523438df2e899a072b82af6e602695f6d8b25d019335aedcd650b60525fda
; 13 lemmas, each unsat

(reset)
; (column div (16*loads_per_row)) >= 0
(declare-const m0 Real) ; column
(declare-const m1 Real) ; loads_per_row*(column div (16*loads_per_row))
(declare-const m2 Real) ; (column mod (16*loads_per_row))
(declare-const m3 Real) ; loads_per_row
(assert (>= m0 0)) ; given
(assert (= (+ (* 16 m1) (* (- 1) m0) m2) 0)) ; euclid
(assert (>= (+ (- 1) (* 16 m3) (* (- 1) m2)) 0)) ; euclid
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
; -16*loads_per_row*(row mod 8) + 128*loads_per_row - (column mod (16*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; loads_per_row*(row mod 8)
(declare-const m2 Real) ; (column mod (16*loads_per_row))
(assert (>= (+ (* (- 128) m0) (* 16 m1) m2) 0)) ; negated target
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* 7 m0) (* (- 1) m1)) 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; 128*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(check-sat)

(reset)
; 16*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*loads_per_row*(row mod 8) + (column mod (16*loads_per_row)) >= 0
(declare-const m0 Real) ; loads_per_row*(row mod 8)
(declare-const m1 Real) ; (column mod (16*loads_per_row))
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (>= m0 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (column mod (16*loads_per_row))
(declare-const m1 Real) ; subtiles_across*loads_per_row*(row div 8)
(declare-const m2 Real) ; loads_per_row*(column div (16*loads_per_row))
(declare-const m3 Real) ; loads_per_row*(row mod 8)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 128) m1) (* (- 128) m2) (* (- 16) m3) (* (- 1) m0)) 0)) ; given
(assert (>= m3 0)) ; euclid, times loads_per_row
(assert (>= m1 0)) ; combine, times subtiles_across*loads_per_row
(assert (>= m2 0)) ; combine, times loads_per_row
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
(declare-const m1 Real) ; loads_per_row*(row mod 8)
(declare-const m2 Real) ; (column mod (16*loads_per_row))
(declare-const m3 Real) ; subtiles_down*subtiles_across*loads_per_row
(declare-const m4 Real) ; subtiles_across*loads_per_row*(row div 8)
(declare-const m5 Real) ; loads_per_row*(column div (16*loads_per_row))
(declare-const m6 Real) ; subtiles_across*loads_per_row
(assert (>= (+ (- 1) (* 128 m0) (* (- 16) m1) (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (* (- 128) m3) (* 128 m4) (* 128 m5) (* 16 m1) m2) 0)) ; given
(assert (>= (+ m3 (* (- 1) m6) (* (- 1) m4)) 0)) ; combine, times subtiles_across*loads_per_row
(assert (>= (+ m6 (* (- 1) m0) (* (- 1) m5)) 0)) ; combine, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; subtiles_across - (column div (16*loads_per_row)) - 1 >= 0
(declare-const m0 Real) ; subtiles_across*loads_per_row
(declare-const m1 Real) ; column
(declare-const m2 Real) ; loads_per_row*(column div (16*loads_per_row))
(declare-const m3 Real) ; (column mod (16*loads_per_row))
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m1)) 0)) ; given
(assert (= (+ (* 16 m2) (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; subtiles_down - (row div 8) - 1 >= 0
(declare-const m0 Real) ; subtiles_down
(declare-const m1 Real) ; (row div 8)
(declare-const m2 Real) ; row
(declare-const m3 Real) ; (row mod 8)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m2)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 8 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)
