; preshuffle.b_weakest_condition/the last element is that of row N - 1 and byte K_BYTES - 1
; 70abecd3369a6e6bd748f3c00c74d28d372f9dcf28f9384537262908e27a3a4e
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; K_BYTES/64
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
