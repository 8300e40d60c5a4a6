; subtile_loader.lds_written_exactly_once/at least once
; 6a6e4d7d804d6361057d8cce1f48ad99f1d6835f15a87dd5e506ae7591c5c9e9
; 14 lemmas, each unsat

(reset)
; (((((LDS_byte div 16)) mod (64*warps))) div 64) >= 0
(declare-const m0 Real) ; (((((LDS_byte div 16)) mod (64*warps))) div 64)
(declare-const m1 Real) ; (((LDS_byte div 16)) mod (64*warps))
(declare-const m2 Real) ; (((((LDS_byte div 16)) mod (64*warps))) mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 64*warps - 1 >= 0
(declare-const m0 Real) ; warps
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 8*subtiles_down*subtiles_across*loads_per_row - (LDS_byte div 16) - 1 >= 0
(declare-const m0 Real) ; subtiles_down*subtiles_across*loads_per_row
(declare-const m1 Real) ; (LDS_byte div 16)
(declare-const m2 Real) ; LDS_byte
(declare-const m3 Real) ; (LDS_byte mod 16)
(assert (>= (+ (* (- 8) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 128 m0)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((LDS_byte div 16)) mod (64*warps))) div 64)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((LDS_byte div 16)) mod (64*warps))) mod 64)
(assert (>= (+ 63 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((LDS_byte div 16)) mod (64*warps))) mod 64)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (LDS_byte mod 16)
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (LDS_byte mod 16)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; LDS_byte
(declare-const m1 Real) ; (LDS_byte div 16)
(declare-const m2 Real) ; (LDS_byte mod 16)
(declare-const m3 Real) ; warps*(((LDS_byte div 16)) div (64*warps))
(declare-const m4 Real) ; (((LDS_byte div 16)) mod (64*warps))
(declare-const m5 Real) ; (((((LDS_byte div 16)) mod (64*warps))) div 64)
(declare-const m6 Real) ; (((((LDS_byte div 16)) mod (64*warps))) mod 64)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 64 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 64 m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) m2 (* 1024 m3) (* 1024 m5) (* 16 m6)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; LDS_byte
(declare-const m1 Real) ; (LDS_byte div 16)
(declare-const m2 Real) ; (LDS_byte mod 16)
(declare-const m3 Real) ; warps*(((LDS_byte div 16)) div (64*warps))
(declare-const m4 Real) ; (((LDS_byte div 16)) mod (64*warps))
(declare-const m5 Real) ; (((((LDS_byte div 16)) mod (64*warps))) div 64)
(declare-const m6 Real) ; (((((LDS_byte div 16)) mod (64*warps))) mod 64)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 64 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 64 m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m2) (* (- 1024) m3) (* (- 1024) m5) (* (- 16) m6)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_down*subtiles_across*loads_per_row
(declare-const m1 Real) ; warps*iterations
(declare-const m2 Real) ; (LDS_byte div 16)
(declare-const m3 Real) ; warps*(((LDS_byte div 16)) div (64*warps))
(declare-const m4 Real) ; (((LDS_byte div 16)) mod (64*warps))
(assert (= (+ (* (- 128) m0) (* 1024 m1)) 0)) ; given
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m2)) 0)) ; combine
(assert (= (+ (* (- 1) m2) (* 64 m3) m4) 0)) ; euclid
(assert (>= m4 0)) ; euclid
(assert (>= (+ (* (- 1) m1) m3) 0)) ; given, times warps
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
(declare-const m1 Real) ; (((((LDS_byte div 16)) mod (64*warps))) div 64)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; warps - (((((LDS_byte div 16)) mod (64*warps))) div 64) - 1 >= 0
(declare-const m0 Real) ; warps
(declare-const m1 Real) ; (((((LDS_byte div 16)) mod (64*warps))) div 64)
(declare-const m2 Real) ; (((LDS_byte div 16)) mod (64*warps))
(declare-const m3 Real) ; (((((LDS_byte div 16)) mod (64*warps))) mod 64)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 64 m0) (* (- 1) m2)) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 64 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)
