; v_strips.reads_stay_in_the_block/load_v_fp8_strip_16, enough
; 10dd412dcc08e42ecdcd138b4b6e380b88dacb9df1c0b515c94439cb65fdcf29
; 4 lemmas, each unsat

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
; contradiction
(declare-const m0 Real) ; q
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; (((lane mod 16)) div 2)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; combine
(assert (>= (+ (- 128) (* 32 m1) m2 (* 8 m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; q
(declare-const m1 Real) ; row_offset
(declare-const m2 Real) ; BN
(declare-const m3 Real) ; (lane div 16)
(declare-const m4 Real) ; (((lane mod 16)) div 2)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 128) (* (- 1) m1) m2) 0)) ; given
(assert (>= (+ 3 (* (- 1) m3)) 0)) ; combine
(assert (>= (+ 7 (* (- 1) m4)) 0)) ; combine
(assert (>= (+ (* 32 m3) m4 (* 8 m0) m1 (* (- 1) m2)) 0)) ; given
(check-sat)
