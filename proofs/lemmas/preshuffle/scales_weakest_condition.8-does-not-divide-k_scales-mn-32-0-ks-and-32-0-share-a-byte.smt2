; preshuffle.scales_weakest_condition/8 does not divide K_SCALES, MN > 32: (0, ks) and (32, 0) share a byte
; 5cd772245343c02b23e25653eb1929e77065902afd53afd89e8e7fd2482531dd
; 1 lemmas, each unsat

(reset)
; K_SCALES%8 >= 0
(declare-const m0 Real) ; K_SCALES%8
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)
