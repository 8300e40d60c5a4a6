; executors.shared_tiles/st_32x32
; b7b132e56ae4a25bf3d655e47a14a265827bd5f2bb7882db496fbf08f364011d
; 14 lemmas, each unsat

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
; (offset mod 1024) + 1024*(((offset div 1024)) mod 2) >= 0
(declare-const m0 Real) ; (offset mod 1024)
(declare-const m1 Real) ; (((offset div 1024)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1024) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(offset mod 1024) - 1024*(((offset div 1024)) mod 2) + 2047 >= 0
(declare-const m0 Real) ; (offset mod 1024)
(declare-const m1 Real) ; (((offset div 1024)) mod 2)
(assert (>= (+ (- 2048) m0 (* 1024 m1)) 0)) ; negated target
(assert (>= (+ 1023 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -offset + (offset mod 1024) + 1024*(((offset div 1024)) mod 2) + 2048*(((offset div 1024)) div 2) >= 0
(declare-const m0 Real) ; offset
(declare-const m1 Real) ; (offset mod 1024)
(declare-const m2 Real) ; (((offset div 1024)) mod 2)
(declare-const m3 Real) ; (((offset div 1024)) div 2)
(declare-const m4 Real) ; (offset div 1024)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 1024) m2) (* (- 2048) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 1024 m4)) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; 32*(((offset mod 1024)) div 512) >= 0
(declare-const m0 Real) ; (((offset mod 1024)) div 512)
(assert (>= (+ (- 1) (* (- 32) m0)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((offset div 1024)) mod 2)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((offset div 1024)) mod 2)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; given
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
(declare-const m0 Real) ; (offset mod 1024)
(declare-const m1 Real) ; (((offset div 1024)) mod 2)
(assert (>= (+ m0 (* 1024 m1)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 1024) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; offset
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; xor7(offset, 32*(((offset mod 1024)) div 512))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; offset - (offset mod 1024) - 1024*(((offset div 1024)) mod 2) - 2048*(((offset div 1024)) div 2) >= 0
(declare-const m0 Real) ; offset
(declare-const m1 Real) ; (offset mod 1024)
(declare-const m2 Real) ; (((offset div 1024)) mod 2)
(declare-const m3 Real) ; (((offset div 1024)) div 2)
(declare-const m4 Real) ; (offset div 1024)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 1024 m2) (* 2048 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 1024 m4)) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)
