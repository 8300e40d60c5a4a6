; subtile_loader.equals_the_group_load
; 8edf665ecb59149b06fbc450c32fe66eedc66488695b51e1564b2ee41922ab7c
; 9 lemmas, each unsat

(reset)
; -16*(((lane mod 32)) mod 4) + 63 >= 0
(declare-const m0 Real) ; (((lane mod 32)) mod 4)
(assert (>= (+ (- 64) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*(lane mod 32) + 16*(((lane mod 32)) mod 4) + 64*(((lane mod 32)) div 4) >= 0
(declare-const m0 Real) ; (lane mod 32)
(declare-const m1 Real) ; (((lane mod 32)) mod 4)
(declare-const m2 Real) ; (((lane mod 32)) div 4)
(assert (>= (+ (- 1) (* 16 m0) (* (- 16) m1) (* (- 64) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; -16*(lane mod 32) + 511 >= 0
(declare-const m0 Real) ; (lane mod 32)
(assert (>= (+ (- 512) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 31 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*lane + 512*(lane div 32) + 16*(lane mod 32) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane div 32)
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* 16 m0) (* (- 512) m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 16*(((lane mod 32)) mod 4) >= 0
(declare-const m0 Real) ; (((lane mod 32)) mod 4)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*(lane mod 32) - 16*(((lane mod 32)) mod 4) - 64*(((lane mod 32)) div 4) >= 0
(declare-const m0 Real) ; (lane mod 32)
(declare-const m1 Real) ; (((lane mod 32)) mod 4)
(declare-const m2 Real) ; (((lane mod 32)) div 4)
(assert (>= (+ (- 1) (* (- 16) m0) (* 16 m1) (* 64 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 4 m2)) 0)) ; euclid
(check-sat)

(reset)
; 16*(lane mod 32) >= 0
(declare-const m0 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*lane - 512*(lane div 32) - 16*(lane mod 32) >= 0
(declare-const m0 Real) ; lane
(declare-const m1 Real) ; (lane div 32)
(declare-const m2 Real) ; (lane mod 32)
(assert (>= (+ (- 1) (* (- 16) m0) (* 512 m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; subtiles_across
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
