; preshuffle.op_sel_is_uniform/16 does not divide mn
; 42c4d5d187c539a9d26d222c277858b24e7a012e20ef27fc4950a77335e91433
; 10 lemmas, each unsat

(reset)
; (ks div 4) >= 0
(declare-const m0 Real) ; (ks div 4)
(declare-const m1 Real) ; ks
(declare-const m2 Real) ; (ks mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (mn div 16) - 2*(((mn div 16)) div 2) + 1 >= 0
(declare-const m0 Real) ; (mn div 16)
(declare-const m1 Real) ; (((mn div 16)) div 2)
(assert (>= (+ (- 2) (* (- 1) m0) (* 2 m1)) 0)) ; negated target
(assert (>= (+ m0 (* (- 2) m1)) 0)) ; rewrite
(check-sat)

(reset)
; (mn div 16) >= 0
(declare-const m0 Real) ; (mn div 16)
(declare-const m1 Real) ; mn
(declare-const m2 Real) ; (mn mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (mn mod 16) + 15 >= 0
(declare-const m0 Real) ; (mn mod 16)
(assert (>= (+ (- 16) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; (mn mod 16) + 31 >= 0
(declare-const m0 Real) ; (mn mod 16)
(assert (>= (+ (- 32) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ 15 m0) 0)) ; combine
(check-sat)

(reset)
; -(ks div 4) + 1 >= 0
(assert (>= (- 1) 0)) ; rewrite
(check-sat)

(reset)
; -(mn div 16) + 1 >= 0
(assert (>= (- 1) 0)) ; rewrite
(check-sat)

(reset)
; -(mn div 16) + 2*(((mn div 16)) div 2) + 2 >= 0
(declare-const m0 Real) ; (mn div 16)
(declare-const m1 Real) ; (((mn div 16)) div 2)
(assert (>= (+ (- 3) m0 (* (- 2) m1)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0) (* 2 m1)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (mn mod 16)
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 17) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (mn mod 16)
(assert (>= (+ 31 m0) 0)) ; combine
(assert (>= (+ (- 48) (* (- 1) m0)) 0)) ; given
(check-sat)
