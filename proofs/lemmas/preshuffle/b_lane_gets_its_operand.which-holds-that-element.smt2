; preshuffle.b_lane_gets_its_operand/which holds that element
; 017d442db30d9849bf8efb5943b00289ce8b8761fed9afb390303a3adfdcc1ca
; 11 lemmas, each unsat

(reset)
; (((lane div 16) + kb_base/16) div 4) >= 0
(declare-const m0 Real) ; (((lane div 16) + kb_base/16) div 4)
(declare-const m1 Real) ; kb_base/16
(declare-const m2 Real) ; (lane div 16)
(declare-const m3 Real) ; (((lane div 16) + kb_base/16) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; combine
(assert (= (+ (* (- 1) m2) (* (- 1) m1) (* 4 m0) m3) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m3)) 0)) ; euclid
(check-sat)

(reset)
; (e div 2) + 16*(((lane div 16) + kb_base/16) mod 4) >= 0
(declare-const m0 Real) ; (e div 2)
(declare-const m1 Real) ; (((lane div 16) + kb_base/16) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; (e div 2) >= 0
(declare-const m0 Real) ; (e div 2)
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (e mod 2)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (lane div 16) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; (lane mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(e div 2) + 15 >= 0
(declare-const m0 Real) ; (e div 2)
(declare-const m1 Real) ; e
(declare-const m2 Real) ; (e mod 2)
(assert (>= (+ (- 16) m0) 0)) ; negated target
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(e div 2) - 16*(((lane div 16) + kb_base/16) mod 4) + 63 >= 0
(declare-const m0 Real) ; (e div 2)
(declare-const m1 Real) ; (((lane div 16) + kb_base/16) mod 4)
(assert (>= (+ (- 64) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; combine
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -16*(lane div 16) - 16*kb_base/16 + 64*(((lane div 16) + kb_base/16) div 4) + 16*(((lane div 16) + kb_base/16) mod 4) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; kb_base/16
(declare-const m2 Real) ; (((lane div 16) + kb_base/16) div 4)
(declare-const m3 Real) ; (((lane div 16) + kb_base/16) mod 4)
(assert (>= (+ (- 1) (* 16 m0) (* 16 m1) (* (- 64) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) (* 4 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; 16*(lane div 16) + 16*kb_base/16 - 64*(((lane div 16) + kb_base/16) div 4) - 16*(((lane div 16) + kb_base/16) mod 4) >= 0
(declare-const m0 Real) ; (lane div 16)
(declare-const m1 Real) ; kb_base/16
(declare-const m2 Real) ; (((lane div 16) + kb_base/16) div 4)
(declare-const m3 Real) ; (((lane div 16) + kb_base/16) mod 4)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 16) m1) (* 64 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) (* 4 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; K_BYTES/64 - k_tile - (((lane div 16) + kb_base/16) div 4) - 1 >= 0
(declare-const m0 Real) ; K_BYTES/64
(declare-const m1 Real) ; k_tile
(declare-const m2 Real) ; (((lane div 16) + kb_base/16) div 4)
(declare-const m3 Real) ; (lane div 16)
(declare-const m4 Real) ; kb_base/16
(declare-const m5 Real) ; (((lane div 16) + kb_base/16) mod 4)
(assert (>= (+ (* (- 1) m0) m1 m2) 0)) ; negated target
(assert (>= (+ (- 1) (* (- 16) m3) (* 64 m0) (* (- 16) m4) (* (- 64) m1)) 0)) ; given
(assert (= (+ (* (- 1) m3) (* (- 1) m4) (* 4 m2) m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; k_tile + (((lane div 16) + kb_base/16) div 4) >= 0
(declare-const m0 Real) ; k_tile
(declare-const m1 Real) ; (((lane div 16) + kb_base/16) div 4)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; combine
(check-sat)
