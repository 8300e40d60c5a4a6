; im2col.range_rules_differ_exactly/whole dwords
; 2fcc14cc4faacc25be0cf1379ab21fae5b1b7989215366f7bdc5da2532e24e1b
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; offset/4
(declare-const m1 Real) ; byte_count/4
(declare-const m2 Real) ; dword
(assert (>= (+ (* 4 m0) (* (- 4) m1) (* 4 m2)) 0)) ; given
(assert (>= (+ (- 4) (* (- 4) m0) (* 4 m1) (* (- 4) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; offset/4
(declare-const m1 Real) ; byte_count/4
(declare-const m2 Real) ; dword
(assert (>= (+ m0 (* (- 1) m1) m2) 0)) ; tighten
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 1) m2)) 0)) ; tighten
(check-sat)
