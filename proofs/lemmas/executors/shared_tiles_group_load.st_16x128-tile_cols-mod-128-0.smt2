; executors.shared_tiles_group_load/st_16x128, tile_cols mod 128 = 0
; 2c5c77c57e50be487d9fa289a4f35405fe1ee217bf0fa6ca4a5923bc59254460
; 5 lemmas, each unsat

(reset)
; (((lds_byte mod 2048)) div 256) >= 0
(declare-const m0 Real) ; (((lds_byte mod 2048)) div 256)
(declare-const m1 Real) ; (lds_byte mod 2048)
(declare-const m2 Real) ; (((lds_byte mod 2048)) mod 256)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 256 m0) m2) 0)) ; euclid
(assert (>= (+ 255 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((lds_byte mod 2048)) div 256)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((lds_byte mod 2048)) div 256)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lds_byte mod 2048)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/128
(assert (>= (+ (- 1) (* 128 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
