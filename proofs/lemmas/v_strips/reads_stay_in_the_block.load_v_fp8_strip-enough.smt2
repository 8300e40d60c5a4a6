; v_strips.reads_stay_in_the_block/load_v_fp8_strip, enough
; 9a791441ed61aee94c56f0d9c9efdc14792af2f3d00a47d34b2c9f75f6ce54b8
; 10 lemmas, each unsat

(reset)
; (lane mod 16) + 16*(((lane div 16)) mod 2) >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(((((lane mod 16)) div 2)) div 4) + 1 >= 0
(declare-const m0 Real) ; (((((lane mod 16)) div 2)) div 4)
(declare-const m1 Real) ; (((lane mod 16)) div 2)
(declare-const m2 Real) ; (((((lane mod 16)) div 2)) mod 4)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(((lane div 16)) div 2) + 1 >= 0
(declare-const m0 Real) ; (((lane div 16)) div 2)
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (((lane div 16)) mod 2)
(assert (>= (+ (- 2) m0) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(((lane mod 16)) div 2) + 7 >= 0
(declare-const m0 Real) ; (((lane mod 16)) div 2)
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane mod 16)) mod 2)
(assert (>= (+ (- 8) m0) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(lane div 16) + 3 >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 63 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(lane mod 16) - 16*(((lane div 16)) mod 2) + 31 >= 0
(declare-const m0 Real) ; (lane mod 16)
(declare-const m1 Real) ; (((lane div 16)) mod 2)
(assert (>= (+ (- 32) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -lane + (lane mod 16) + 32*(((lane div 16)) div 2) + 16*(((lane div 16)) mod 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane div 16)) div 2)
(declare-const m3 Real) ; (((lane div 16)) mod 2)
(declare-const m4 Real) ; (lane div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 32) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; q
(declare-const m1 Real) ; (((((lane mod 16)) div 2)) mod 4)
(declare-const m2 Real) ; (((((lane mod 16)) div 2)) div 4)
(declare-const m3 Real) ; (((lane div 16)) div 2)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ 1 (* (- 1) m3)) 0)) ; combine
(assert (>= (+ (- 64) (* 8 m2) m1 (* 4 m3) (* 16 m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; q
(declare-const m1 Real) ; row_offset
(declare-const m2 Real) ; BN
(declare-const m3 Real) ; (((((lane mod 16)) div 2)) mod 4)
(declare-const m4 Real) ; (((((lane mod 16)) div 2)) div 4)
(declare-const m5 Real) ; (((lane div 16)) div 2)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 64) (* (- 1) m1) m2) 0)) ; given
(assert (>= (+ 3 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m4)) 0)) ; combine
(assert (>= (+ 1 (* (- 1) m5)) 0)) ; combine
(assert (>= (+ (* 8 m4) m3 (* 4 m5) (* 16 m0) m1 (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; lane - (lane mod 16) - 32*(((lane div 16)) div 2) - 16*(((lane div 16)) mod 2) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane mod 16)
(declare-const m2 Real) ; (((lane div 16)) div 2)
(declare-const m3 Real) ; (((lane div 16)) mod 2)
(declare-const m4 Real) ; (lane div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 32 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 2 m2) m3) 0)) ; euclid
(check-sat)
