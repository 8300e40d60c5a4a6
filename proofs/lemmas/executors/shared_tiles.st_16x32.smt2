; executors.shared_tiles/st_16x32
; d1fe74f4d92bef5bae1f64fe7b578cdcf144fc2ec26ecafb3c5ca8230a4a7809
; 5 lemmas, each unsat

(reset)
; (((offset mod 1024)) div 512) >= 0
(declare-const m0 Real) ; (((offset mod 1024)) div 512)
(declare-const m1 Real) ; (offset mod 1024)
(declare-const m2 Real) ; (((offset mod 1024)) mod 512)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 512 m0) m2) 0)) ; euclid
(assert (>= (+ 511 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((offset mod 1024)) div 512)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((offset mod 1024)) div 512)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 32) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (offset mod 1024)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; offset
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
