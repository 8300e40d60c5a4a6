; subtile_loader.tile_loaded_exactly_once/1-byte elements, at least once
; 5bfd0b259a56f534e1ccb5a5d8da9ddb56fe89ed1f516680d7ab32b5291eaa5c
; 26 lemmas, each unsat

(reset)
; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) div 64) >= 0
(declare-const m0 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) div 64)
(declare-const m1 Real) ; ((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))
(declare-const m2 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((column mod (16*loads_per_row))) div 16) >= 0
(declare-const m0 Real) ; (((column mod (16*loads_per_row))) div 16)
(declare-const m1 Real) ; (column mod (16*loads_per_row))
(declare-const m2 Real) ; (((column mod (16*loads_per_row))) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

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
; (column mod (16*loads_per_row)) - (((column mod (16*loads_per_row))) mod 16) >= 0
(declare-const m0 Real) ; (column mod (16*loads_per_row))
(declare-const m1 Real) ; (((column mod (16*loads_per_row))) mod 16)
(declare-const m2 Real) ; (((column mod (16*loads_per_row))) div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m2) m1) 0)) ; euclid
(assert (>= m2 0)) ; combine
(check-sat)

(reset)
; -(column div (16*loads_per_row)) + subtiles_across - 1 >= 0
(declare-const m0 Real) ; loads_per_row*subtiles_across
(declare-const m1 Real) ; column
(declare-const m2 Real) ; loads_per_row*(column div (16*loads_per_row))
(declare-const m3 Real) ; (column mod (16*loads_per_row))
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m1)) 0)) ; given
(assert (= (+ (* 16 m2) (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ m2 (* (- 1) m0)) 0)) ; negated target, times loads_per_row
(check-sat)

(reset)
; -16*(row mod 8)*loads_per_row + 128*loads_per_row - (column mod (16*loads_per_row)) + (((column mod (16*loads_per_row))) mod 16) - 1 >= 0
(declare-const m0 Real) ; (row mod 8)*loads_per_row
(declare-const m1 Real) ; loads_per_row
(declare-const m2 Real) ; (column mod (16*loads_per_row))
(declare-const m3 Real) ; (((column mod (16*loads_per_row))) mod 16)
(declare-const m4 Real) ; (((column mod (16*loads_per_row))) div 16)
(assert (>= (+ (* 16 m0) (* (- 128) m1) m2 (* (- 1) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m2) (* 16 m4) m3) 0)) ; euclid
(assert (>= (+ (- 1) m1 (* (- 1) m4)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) (* 7 m1)) 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; 128*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(check-sat)

(reset)
; 16*(row mod 8)*loads_per_row + (column mod (16*loads_per_row)) - (((column mod (16*loads_per_row))) mod 16) >= 0
(declare-const m0 Real) ; (row mod 8)*loads_per_row
(declare-const m1 Real) ; (column mod (16*loads_per_row))
(declare-const m2 Real) ; (((column mod (16*loads_per_row))) mod 16)
(declare-const m3 Real) ; (((column mod (16*loads_per_row))) div 16)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1) m2) 0)) ; negated target
(assert (= (+ (* (- 1) m1) (* 16 m3) m2) 0)) ; euclid
(assert (>= m3 0)) ; combine
(assert (>= m0 0)) ; euclid, times loads_per_row
(check-sat)

(reset)
; 16*loads_per_row - (column mod (16*loads_per_row)) + (((column mod (16*loads_per_row))) mod 16) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (column mod (16*loads_per_row))
(declare-const m2 Real) ; (((column mod (16*loads_per_row))) mod 16)
(assert (>= (+ (* (- 16) m0) m1 (* (- 1) m2)) 0)) ; negated target
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m1)) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; 16*loads_per_row - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 64*warps - 1 >= 0
(declare-const m0 Real) ; warps
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) div 64)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) mod 64)
(assert (>= (+ 63 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) mod 64)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (column mod (16*loads_per_row))
(declare-const m1 Real) ; (((column mod (16*loads_per_row))) div 16)
(declare-const m2 Real) ; (((column mod (16*loads_per_row))) mod 16)
(declare-const m3 Real) ; (row div 8)*loads_per_row*subtiles_across
(declare-const m4 Real) ; (row mod 8)*loads_per_row
(declare-const m5 Real) ; loads_per_row*(column div (16*loads_per_row))
(declare-const m6 Real) ; warps*((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) div (64*warps))
(declare-const m7 Real) ; ((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))
(declare-const m8 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) div 64)
(declare-const m9 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) mod 64)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 8) m3) (* (- 1) m4) (* (- 8) m5) (* (- 1) m1) (* 64 m6) m7) 0)) ; euclid
(assert (= (+ (* (- 1) m7) (* 64 m8) m9) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 128) m3) (* (- 16) m4) (* (- 128) m5) (* (- 1) m0) m2 (* 1024 m6) (* 1024 m8) (* 16 m9)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (column mod (16*loads_per_row))
(declare-const m1 Real) ; (((column mod (16*loads_per_row))) div 16)
(declare-const m2 Real) ; (((column mod (16*loads_per_row))) mod 16)
(declare-const m3 Real) ; (row div 8)*loads_per_row*subtiles_across
(declare-const m4 Real) ; (row mod 8)*loads_per_row
(declare-const m5 Real) ; loads_per_row*(column div (16*loads_per_row))
(declare-const m6 Real) ; warps*((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) div (64*warps))
(declare-const m7 Real) ; ((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))
(declare-const m8 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) div 64)
(declare-const m9 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) mod 64)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 8) m3) (* (- 1) m4) (* (- 8) m5) (* (- 1) m1) (* 64 m6) m7) 0)) ; euclid
(assert (= (+ (* (- 1) m7) (* 64 m8) m9) 0)) ; euclid
(assert (>= (+ (- 1) (* 128 m3) (* 16 m4) (* 128 m5) m0 (* (- 1) m2) (* (- 1024) m6) (* (- 1024) m8) (* (- 16) m9)) 0)) ; given
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
(declare-const m0 Real) ; loads_per_row*subtiles_across
(declare-const m1 Real) ; column
(declare-const m2 Real) ; loads_per_row*(column div (16*loads_per_row))
(declare-const m3 Real) ; (column mod (16*loads_per_row))
(declare-const m4 Real) ; subtiles_down*loads_per_row*subtiles_across
(declare-const m5 Real) ; (row div 8)*loads_per_row*subtiles_across
(declare-const m6 Real) ; (row mod 8)*loads_per_row
(declare-const m7 Real) ; loads_per_row
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m1)) 0)) ; given
(assert (= (+ (* 16 m2) (* (- 1) m1) m3) 0)) ; euclid
(assert (>= (+ (* (- 128) m4) (* 128 m5) (* 16 m6) (* 128 m2) m3) 0)) ; given
(assert (>= (+ (* (- 1) m6) (* 7 m7)) 0)) ; euclid, times loads_per_row
(assert (>= (+ m4 (* (- 1) m5) (* (- 1) m0)) 0)) ; combine, times loads_per_row*subtiles_across
(assert (>= (+ (* (- 1) m7) (* (- 1) m2) m0) 0)) ; combine, times loads_per_row
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_down*loads_per_row*subtiles_across
(declare-const m1 Real) ; warps*iterations
(declare-const m2 Real) ; (column mod (16*loads_per_row))
(declare-const m3 Real) ; (((column mod (16*loads_per_row))) div 16)
(declare-const m4 Real) ; (((column mod (16*loads_per_row))) mod 16)
(declare-const m5 Real) ; (row div 8)*loads_per_row*subtiles_across
(declare-const m6 Real) ; (row mod 8)*loads_per_row
(declare-const m7 Real) ; loads_per_row*(column div (16*loads_per_row))
(declare-const m8 Real) ; warps*((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) div (64*warps))
(declare-const m9 Real) ; ((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))
(assert (= (+ (* (- 128) m0) (* 1024 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (= (+ (* (- 8) m5) (* (- 1) m6) (* (- 8) m7) (* (- 1) m3) (* 64 m8) m9) 0)) ; euclid
(assert (>= m9 0)) ; euclid
(assert (>= (+ (- 1) (* 128 m0) (* (- 128) m5) (* (- 16) m6) (* (- 128) m7) (* (- 1) m2)) 0)) ; given
(assert (>= (+ (* (- 1) m1) m8) 0)) ; given, times warps
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(declare-const m1 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) div 64)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; loads_per_row - (((column mod (16*loads_per_row))) div 16) - 1 >= 0
(declare-const m0 Real) ; loads_per_row
(declare-const m1 Real) ; (((column mod (16*loads_per_row))) div 16)
(declare-const m2 Real) ; (column mod (16*loads_per_row))
(declare-const m3 Real) ; (((column mod (16*loads_per_row))) mod 16)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 16 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; subtiles_down - (row div 8) - 1 >= 0
(declare-const m0 Real) ; subtiles_down
(declare-const m1 Real) ; (row div 8)
(declare-const m2 Real) ; row
(declare-const m3 Real) ; (row mod 8)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 8 m0)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 8 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; warps - ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) div 64) - 1 >= 0
(declare-const m0 Real) ; warps
(declare-const m1 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) div 64)
(declare-const m2 Real) ; ((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))
(declare-const m3 Real) ; ((((8*(row div 8)*loads_per_row*subtiles_across + (row mod 8)*loads_per_row + 8*loads_per_row*(column div (16*loads_per_row)) + (((column mod (16*loads_per_row))) div 16)) mod (64*warps))) mod 64)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 64 m0) (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 64 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)
