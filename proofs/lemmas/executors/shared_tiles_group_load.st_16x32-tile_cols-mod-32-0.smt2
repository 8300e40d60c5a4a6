; executors.shared_tiles_group_load/st_16x32, tile_cols mod 32 = 0
; 135330d4edad9eeeaecc55758d5759e04e0238a2ecd09c5d97f0d53b1131f50d
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
(assert (>= (+ (- 1) (* (- 32) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lds_byte mod 1024)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
