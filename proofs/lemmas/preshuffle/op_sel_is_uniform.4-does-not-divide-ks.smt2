; preshuffle.op_sel_is_uniform/4 does not divide ks
; cb3536cfd6a9ae5a935448efac438366d4ca077e8cb44adf3ca45f4f03474971
; 5 lemmas, each unsat

(reset)
; (((ks div 4)) mod 2) + 1 >= 0
(declare-const m0 Real) ; (((ks div 4)) mod 2)
(assert (>= (+ (- 2) (* (- 1) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

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
; -(((ks div 4)) mod 2) + 2 >= 0
(declare-const m0 Real) ; (((ks div 4)) mod 2)
(assert (>= (+ (- 3) m0) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -(ks div 4) + 1 >= 0
(assert (>= (- 1) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (ks mod 4)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 65) (* 16 m0)) 0)) ; given
(check-sat)
