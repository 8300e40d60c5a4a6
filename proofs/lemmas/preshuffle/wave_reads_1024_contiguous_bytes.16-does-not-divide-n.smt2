; preshuffle.wave_reads_1024_contiguous_bytes/16 does not divide n
; 07578864574429bf7f12e55bde16dcb04aa5a5df4ef7fb9f3bcd9692b41f520e
; 1 lemmas, each unsat

(reset)
; preshuffle.wave_reads_1024_contiguous_bytes/16 does not divide n
; v0 is n
; v1 is K_BYTES
; v2 is kb/16
(declare-const v0 Int)
(declare-const v1 Int)
(declare-const v2 Int)
(assert (<= 0 v0))
(assert (<= 1 v1))
(assert (<= 0 v2))
(assert (not (= (mod v0 16) 0)))
(assert (not (not (= (+ (* 1024 (+ (* (div (+ v0 (mod (+ (* (- 1) (mod v0 16)) 16) 16)) 16) (div v1 64)) (div (+ (* 16 v2) (* 16 (div (+ (* (- 1) (mod v0 16)) 16) 16))) 64))) (* 256 (mod (div (+ (* 16 v2) (* 16 (div (+ (* (- 1) (mod v0 16)) 16) 16))) 16) 4)) (* 16 (mod (+ v0 (mod (+ (* (- 1) (mod v0 16)) 16) 16)) 16)) (mod (+ (* 16 v2) (* 16 (div (+ (* (- 1) (mod v0 16)) 16) 16))) 16)) (+ (* 1024 (+ (* (div v0 16) (div v1 64)) (div (* 16 v2) 64))) (* 256 (mod (div (* 16 v2) 16) 4)) (* 16 (mod v0 16)) (mod (* 16 v2) 16) (* 16 (+ (* (- 1) (mod v0 16)) 16)))))))
(check-sat)
