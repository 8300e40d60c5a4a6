; mma_loader.load_b_covers_the_tile/16x16x32_b16, at least once
; a12c3d25b97e88f922862a378887800a0668b854c8cd4f8a147bc19883c1c607
; 15 lemmas, each unsat

(reset)
; (((k mod 32)) div 8) >= 0
(declare-const m0 Real) ; (((k mod 32)) div 8)
(declare-const m1 Real) ; (k mod 32)
(declare-const m2 Real) ; (((k mod 32)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (k div 32) >= 0
(declare-const m0 Real) ; (k div 32)
(declare-const m1 Real) ; k
(declare-const m2 Real) ; (k mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(((k mod 32)) div 8) + 3 >= 0
(declare-const m0 Real) ; (((k mod 32)) div 8)
(declare-const m1 Real) ; (k mod 32)
(declare-const m2 Real) ; (((k mod 32)) mod 8)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(k div 32) + k_tiles - 1 >= 0
(declare-const m0 Real) ; (k div 32)
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; k
(declare-const m3 Real) ; (k mod 32)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 32 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 32 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; -32*(k div 32) + 32*k_tiles - 8*(((k mod 32)) div 8) - (((k mod 32)) mod 8) - 1 >= 0
(declare-const m0 Real) ; (k div 32)
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; (((k mod 32)) div 8)
(declare-const m3 Real) ; (((k mod 32)) mod 8)
(assert (>= (+ (* 32 m0) (* (- 32) m1) (* 8 m2) m3) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ 7 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; combine
(check-sat)

(reset)
; 32*(k div 32) + 8*(((k mod 32)) div 8) + (((k mod 32)) mod 8) >= 0
(declare-const m0 Real) ; (k div 32)
(declare-const m1 Real) ; (((k mod 32)) div 8)
(declare-const m2 Real) ; (((k mod 32)) mod 8)
(assert (>= (+ (- 1) (* (- 32) m0) (* (- 8) m1) (* (- 1) m2)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(assert (>= m2 0)) ; euclid
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; 32*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((k mod 32)) mod 8)
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (k div 32)
(declare-const m1 Real) ; k_tiles
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row mod 16)
(declare-const m1 Real) ; (((k mod 32)) div 8)
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 64) m0 (* 16 m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k
(declare-const m1 Real) ; (k div 32)
(declare-const m2 Real) ; (k mod 32)
(declare-const m3 Real) ; (((k mod 32)) div 8)
(declare-const m4 Real) ; (((k mod 32)) mod 8)
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 8 m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 32 m1) (* 8 m3) m4) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k
(declare-const m1 Real) ; (k div 32)
(declare-const m2 Real) ; (k mod 32)
(declare-const m3 Real) ; (((k mod 32)) div 8)
(declare-const m4 Real) ; (((k mod 32)) mod 8)
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 8 m3) m4) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 32) m1) (* (- 8) m3) (* (- 1) m4)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
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
