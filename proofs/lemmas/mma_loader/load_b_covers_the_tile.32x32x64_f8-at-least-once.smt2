; mma_loader.load_b_covers_the_tile/32x32x64_f8, at least once
; 117a29b6bc35f11e52b4d714b50eb75489ead721c597aaa1f4017d3b6dd6b62e
; 18 lemmas, each unsat

(reset)
; (((((k mod 64)) mod 32)) div 16) >= 0
(declare-const m0 Real) ; (((((k mod 64)) mod 32)) div 16)
(declare-const m1 Real) ; (((k mod 64)) mod 32)
(declare-const m2 Real) ; (((((k mod 64)) mod 32)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((k mod 64)) div 32) >= 0
(declare-const m0 Real) ; (((k mod 64)) div 32)
(declare-const m1 Real) ; (k mod 64)
(declare-const m2 Real) ; (((k mod 64)) mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (k div 64) >= 0
(declare-const m0 Real) ; (k div 64)
(declare-const m1 Real) ; k
(declare-const m2 Real) ; (k mod 64)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 64 m0) m2) 0)) ; euclid
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(((((k mod 64)) mod 32)) div 16) + 1 >= 0
(declare-const m0 Real) ; (((((k mod 64)) mod 32)) div 16)
(declare-const m1 Real) ; (((k mod 64)) mod 32)
(declare-const m2 Real) ; (((((k mod 64)) mod 32)) mod 16)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(((k mod 64)) div 32) + 1 >= 0
(declare-const m0 Real) ; (((k mod 64)) div 32)
(declare-const m1 Real) ; (k mod 64)
(declare-const m2 Real) ; (((k mod 64)) mod 32)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(k div 64) + k_tiles - 1 >= 0
(declare-const m0 Real) ; (k div 64)
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; k
(declare-const m3 Real) ; (k mod 64)
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 64 m1)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 64 m0) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; -64*(k div 64) + 64*k_tiles - 32*(((k mod 64)) div 32) - 16*(((((k mod 64)) mod 32)) div 16) - (((((k mod 64)) mod 32)) mod 16) - 1 >= 0
(declare-const m0 Real) ; (k div 64)
(declare-const m1 Real) ; k_tiles
(declare-const m2 Real) ; (((k mod 64)) div 32)
(declare-const m3 Real) ; (((((k mod 64)) mod 32)) div 16)
(declare-const m4 Real) ; (((((k mod 64)) mod 32)) mod 16)
(assert (>= (+ (* 64 m0) (* (- 64) m1) (* 32 m2) (* 16 m3) m4) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ 15 (* (- 1) m4)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m3)) 0)) ; combine
(check-sat)

(reset)
; 64*(k div 64) + 32*(((k mod 64)) div 32) + 16*(((((k mod 64)) mod 32)) div 16) + (((((k mod 64)) mod 32)) mod 16) >= 0
(declare-const m0 Real) ; (k div 64)
(declare-const m1 Real) ; (((k mod 64)) div 32)
(declare-const m2 Real) ; (((((k mod 64)) mod 32)) div 16)
(declare-const m3 Real) ; (((((k mod 64)) mod 32)) mod 16)
(assert (>= (+ (- 1) (* (- 64) m0) (* (- 32) m1) (* (- 16) m2) (* (- 1) m3)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; combine
(assert (>= m3 0)) ; euclid
(assert (>= m2 0)) ; combine
(check-sat)

(reset)
; 64*k_tiles - 1 >= 0
(declare-const m0 Real) ; k_tiles
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((k mod 64)) mod 32)) mod 16)
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((k mod 64)) div 32)
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ (- 2) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (k div 64)
(declare-const m1 Real) ; k_tiles
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; combine
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (row mod 32)
(declare-const m1 Real) ; (((((k mod 64)) mod 32)) div 16)
(assert (>= (+ 31 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 64) m0 (* 32 m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k
(declare-const m1 Real) ; (k div 64)
(declare-const m2 Real) ; (k mod 64)
(declare-const m3 Real) ; (((k mod 64)) div 32)
(declare-const m4 Real) ; (((k mod 64)) mod 32)
(declare-const m5 Real) ; (((((k mod 64)) mod 32)) div 16)
(declare-const m6 Real) ; (((((k mod 64)) mod 32)) mod 16)
(assert (= (+ (* (- 1) m0) (* 64 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 32 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 16 m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 64 m1) (* 32 m3) (* 16 m5) m6) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k
(declare-const m1 Real) ; (k div 64)
(declare-const m2 Real) ; (k mod 64)
(declare-const m3 Real) ; (((k mod 64)) div 32)
(declare-const m4 Real) ; (((k mod 64)) mod 32)
(declare-const m5 Real) ; (((((k mod 64)) mod 32)) div 16)
(declare-const m6 Real) ; (((((k mod 64)) mod 32)) mod 16)
(assert (= (+ (* (- 1) m0) (* 64 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 32 m3) m4) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 16 m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 64) m1) (* (- 32) m3) (* (- 16) m5) (* (- 1) m6)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; k_tiles
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_blocks
(declare-const m1 Real) ; (row div 32)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; row_blocks - (row div 32) - 1 >= 0
(declare-const m0 Real) ; row_blocks
(declare-const m1 Real) ; (row div 32)
(declare-const m2 Real) ; row
(declare-const m3 Real) ; (row mod 32)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 1) m2) (* 32 m0)) 0)) ; given
(assert (= (+ (* (- 1) m2) (* 32 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)
