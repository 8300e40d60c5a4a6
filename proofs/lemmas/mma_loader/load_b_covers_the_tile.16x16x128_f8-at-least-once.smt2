; mma_loader.load_b_covers_the_tile/16x16x128_f8, at least once
; 5e2b59751e878186ab15a024350b941241b2ca48f2db1ab8e56d1f7fa29bc2b0
; 18 lemmas, each unsat

(reset)
; (((((k mod 128)) mod 64)) div 16) >= 0
(declare-const m0 Real) ; (((((k mod 128)) mod 64)) div 16)
(declare-const m1 Real) ; (((k mod 128)) mod 64)
(declare-const m2 Real) ; (((((k mod 128)) mod 64)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((k mod 128)) div 64) >= 0
(declare-const m0 Real) ; (((k mod 128)) div 64)
(declare-const m1 Real) ; (k mod 128)
(declare-const m2 Real) ; (((k mod 128)) mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (k div 128) >= 0
(declare-const m0 Real) ; (k div 128)
(declare-const m1 Real) ; k
(declare-const m2 Real) ; (k mod 128)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 128 m0) m2) 0)) ; euclid
(assert (>= (+ 127 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(((((k mod 128)) mod 64)) div 16) + 3 >= 0
(declare-const m0 Real) ; (((((k mod 128)) mod 64)) div 16)
(declare-const m1 Real) ; (((k mod 128)) mod 64)
(declare-const m2 Real) ; (((((k mod 128)) mod 64)) mod 16)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(((k mod 128)) div 64) + 1 >= 0
(declare-const m0 Real) ; (((k mod 128)) div 64)
(declare-const m1 Real) ; (k mod 128)
(declare-const m2 Real) ; (((k mod 128)) mod 64)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 127 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(k div 128) + k_tiles - 1 >= 0
(declare-const m0 Real) ; (k div 128)
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; k
(declare-const m3 Real) ; (k mod 128)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 128 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 128 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; -128*(k div 128) + 128*k_tiles - 64*(((k mod 128)) div 64) - 16*(((((k mod 128)) mod 64)) div 16) - (((((k mod 128)) mod 64)) mod 16) - 1 >= 0
(declare-const m0 Real) ; (k div 128)
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; (((k mod 128)) div 64)
(declare-const m3 Real) ; (((((k mod 128)) mod 64)) div 16)
(declare-const m4 Real) ; (((((k mod 128)) mod 64)) mod 16)
(assert (>= (+ (* 128 m0) (* (- 128) m1) (* 64 m2) (* 16 m3) m4) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ 15 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m3)) 0)) ; combine
(check-sat)

(reset)
; 128*(k div 128) + 64*(((k mod 128)) div 64) + 16*(((((k mod 128)) mod 64)) div 16) + (((((k mod 128)) mod 64)) mod 16) >= 0
(declare-const m0 Real) ; (k div 128)
(declare-const m1 Real) ; (((k mod 128)) div 64)
(declare-const m2 Real) ; (((((k mod 128)) mod 64)) div 16)
(declare-const m3 Real) ; (((((k mod 128)) mod 64)) mod 16)
(assert (>= (+ (- 1) (* (- 128) m0) (* (- 64) m1) (* (- 16) m2) (* (- 1) m3)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; combine
(assert (>= m3 0)) ; euclid
(assert (>= m2 0)) ; combine
(check-sat)

(reset)
; 128*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 128) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((k mod 128)) mod 64)) mod 16)
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((k mod 128)) div 64)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ (- 2) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (k div 128)
(declare-const m1 Real) ; k_tiles
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row mod 16)
(declare-const m1 Real) ; (((((k mod 128)) mod 64)) div 16)
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 64) m0 (* 16 m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k
(declare-const m1 Real) ; (k div 128)
(declare-const m2 Real) ; (k mod 128)
(declare-const m3 Real) ; (((k mod 128)) div 64)
(declare-const m4 Real) ; (((k mod 128)) mod 64)
(declare-const m5 Real) ; (((((k mod 128)) mod 64)) div 16)
(declare-const m6 Real) ; (((((k mod 128)) mod 64)) mod 16)
(assert (= (+ (* (- 1) m0) (* 128 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 64 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 16 m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 128 m1) (* 64 m3) (* 16 m5) m6) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k
(declare-const m1 Real) ; (k div 128)
(declare-const m2 Real) ; (k mod 128)
(declare-const m3 Real) ; (((k mod 128)) div 64)
(declare-const m4 Real) ; (((k mod 128)) mod 64)
(declare-const m5 Real) ; (((((k mod 128)) mod 64)) div 16)
(declare-const m6 Real) ; (((((k mod 128)) mod 64)) mod 16)
(assert (= (+ (* (- 1) m0) (* 128 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 64 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 16 m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 128) m1) (* (- 64) m3) (* (- 16) m5) (* (- 1) m6)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; combine
(assert (= (* (- 128) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks
(declare-const m1 Real) ; (row div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; row_blocks - (row div 16) - 1 >= 0
(declare-const m0 Real) ; row_blocks
(declare-const m1 Real) ; (row div 16)
(declare-const m2 Real) ; row
(declare-const m3 Real) ; (row mod 16)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 16 m0)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 16 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)
