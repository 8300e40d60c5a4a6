; executors.shared_tiles_group_load/st_32x32, tile_cols mod 32 = 0
; fbe998a926ee3b5681d3e124f5e3681b133a61eb6dbca16378295d40dc793abf
; 11 lemmas, each unsat

(reset)
; (((((lds_byte mod 2048)) mod 1024)) div 512) >= 0
(declare-const m0 Real) ; (((((lds_byte mod 2048)) mod 1024)) div 512)
(declare-const m1 Real) ; (((lds_byte mod 2048)) mod 1024)
(declare-const m2 Real) ; (((((lds_byte mod 2048)) mod 1024)) mod 512)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 512 m0) m2) 0)) ; euclid
(assert (>= (+ 511 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (((lds_byte mod 2048)) div 1024) >= 0
(declare-const m0 Real) ; (((lds_byte mod 2048)) div 1024)
(declare-const m1 Real) ; (lds_byte mod 2048)
(declare-const m2 Real) ; (((lds_byte mod 2048)) mod 1024)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 1024 m0) m2) 0)) ; euclid
(assert (>= (+ 1023 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 32*(((((lds_byte mod 2048)) mod 1024)) div 512) >= 0
(declare-const m0 Real) ; (((((lds_byte mod 2048)) mod 1024)) div 512)
(assert (>= (+ (- 1) (* (- 32) m0)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((lds_byte mod 2048)) mod 1024)) div 512)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((lds_byte mod 2048)) mod 1024)) div 512)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 32) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((lds_byte mod 2048)) div 1024)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((lds_byte mod 2048)) div 1024)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((lds_byte mod 2048)) mod 1024)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (lds_byte mod 2048)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tile_cols/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; xor8((lds_byte mod 2048), 32*(((((lds_byte mod 2048)) mod 1024)) div 512))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
