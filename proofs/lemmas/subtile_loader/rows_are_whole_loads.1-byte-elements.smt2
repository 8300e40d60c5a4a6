; subtile_loader.rows_are_whole_loads/1-byte elements
; 0cf403a78534b6c1ff9a24604bf86f651de06acf33a299856faea1b269242306
; 13 lemmas, each unsat

(reset)
; 7*BK + (BK mod 16) - 1 >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 16)
(assert (>= (+ (* (- 7) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 16) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; 7*BK + (BK mod 16) - 16 >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 16)
(assert (>= (+ 15 (* (- 7) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 16) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; 8*BK - 1 >= 0
(declare-const m0 Real) ; BK
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 16) m0) 0)) ; given
(check-sat)

(reset)
; BK + (BK mod 16) - 16 >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 16)
(assert (>= (+ 15 (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= (+ (- 16) m0) 0)) ; given
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; BK - (BK mod 16) + 15 >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 16)
(assert (>= (+ (- 16) (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; combine
(check-sat)

(reset)
; BK - (BK mod 16) >= 0
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 16) m0) 0)) ; given
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; BK - 1 >= 0
(declare-const m0 Real) ; BK
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(check-sat)

(reset)
; BK >= 0
(declare-const m0 Real) ; BK
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; BK
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; BK
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; BK
(declare-const m1 Real) ; (BK mod 16)
(declare-const m2 Real) ; BK*((-(BK mod 16)) div BK)
(declare-const m3 Real) ; ((-(BK mod 16)) mod BK)
(assert (>= (+ (- 16) m0) 0)) ; given
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ m2 m1 m3) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m3)) 0)) ; euclid
(assert (>= (+ (* (- 2) m0) (* (- 1) m2)) 0)) ; given, times BK
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; BK*((-(BK mod 16)) div BK)
(declare-const m1 Real) ; (BK mod 16)
(declare-const m2 Real) ; ((-(BK mod 16)) mod BK)
(assert (= (+ m0 m1 m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= m0 0)) ; given, times BK
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
