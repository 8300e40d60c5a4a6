; executors.shared_tiles/st_16x128
; 557ae610c8e7f5a1503250804b283ffc4acffc29eeeb71de37f9317496064e5e
; 5 lemmas, each unsat

(reset)
; (((offset mod 2048)) div 256) >= 0
(declare-const m0 Real) ; (((offset mod 2048)) div 256)
(declare-const m1 Real) ; (offset mod 2048)
(declare-const m2 Real) ; (((offset mod 2048)) mod 256)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 256 m0) m2) 0)) ; euclid
(assert (>= (+ 255 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((offset mod 2048)) div 256)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((offset mod 2048)) div 256)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (offset mod 2048)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; offset
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
