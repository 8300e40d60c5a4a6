; preshuffle.b_lane_gets_its_operand/same byte as the host wrote
; 22b93562072858fb462cf7fe17945ba80e999e0a968dd70dd2f8722a9b70bb05
; 8 lemmas, each unsat

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
; -16*((kb_base/16 + (lane div 16)) mod 4) + 63 >= 0
(declare-const m0 Real) ; ((kb_base/16 + (lane div 16)) mod 4)
(assert (>= (+ (- 64) (* 16 m0)) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -16*((kb_base/16 + (lane div 16)) mod 4) - (e div 2) + 63 >= 0
(declare-const m0 Real) ; ((kb_base/16 + (lane div 16)) mod 4)
(declare-const m1 Real) ; (e div 2)
(assert (>= (+ (- 64) (* 16 m0) m1) 0)) ; negated target
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; combine
(check-sat)

(reset)
; -16*kb_base/16 - 16*(lane div 16) + 64*((kb_base/16 + (lane div 16)) div 4) + 16*((kb_base/16 + (lane div 16)) mod 4) >= 0
(declare-const m0 Real) ; kb_base/16
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; ((kb_base/16 + (lane div 16)) div 4)
(declare-const m3 Real) ; ((kb_base/16 + (lane div 16)) mod 4)
(assert (>= (+ (- 1) (* 16 m0) (* 16 m1) (* (- 64) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) (* 4 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; 16*((kb_base/16 + (lane div 16)) mod 4) + (e div 2) >= 0
(declare-const m0 Real) ; ((kb_base/16 + (lane div 16)) mod 4)
(declare-const m1 Real) ; (e div 2)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; combine
(check-sat)

(reset)
; 16*((kb_base/16 + (lane div 16)) mod 4) >= 0
(declare-const m0 Real) ; ((kb_base/16 + (lane div 16)) mod 4)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 16*kb_base/16 + 16*(lane div 16) - 64*((kb_base/16 + (lane div 16)) div 4) - 16*((kb_base/16 + (lane div 16)) mod 4) >= 0
(declare-const m0 Real) ; kb_base/16
(declare-const m1 Real) ; (lane div 16)
(declare-const m2 Real) ; ((kb_base/16 + (lane div 16)) div 4)
(declare-const m3 Real) ; ((kb_base/16 + (lane div 16)) mod 4)
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 16) m1) (* 64 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* (- 1) m1) (* 4 m2) m3) 0)) ; euclid
(check-sat)
