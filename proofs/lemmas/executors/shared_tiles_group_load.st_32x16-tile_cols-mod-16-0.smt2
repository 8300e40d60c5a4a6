; executors.shared_tiles_group_load/st_32x16, tile_cols mod 16 = 0
; c8fa0579339e7ad28d191fa8c14acd295714c98fe4c96b9f52bdf5bb489dfdb4
; 5 lemmas, each unsat

(reset)
; (((lds_byte mod 1024)) div 512) >= 0
(declare-const m0 Real) ; (((lds_byte mod 1024)) div 512)
(declare-const m1 Real) ; (lds_byte mod 1024)
(declare-const m2 Real) ; (((lds_byte mod 1024)) mod 512)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 512 m0) m2) 0)) ; euclid
(assert (>= (+ 511 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((lds_byte mod 1024)) div 512)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((lds_byte mod 1024)) div 512)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lds_byte mod 1024)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
