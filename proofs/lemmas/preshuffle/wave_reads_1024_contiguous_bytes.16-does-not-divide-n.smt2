; preshuffle.wave_reads_1024_contiguous_bytes/16 does not divide n
; 07578864574429bf7f12e55bde16dcb04aa5a5df4ef7fb9f3bcd9692b41f520e
; 1 lemmas, each unsat

(reset)
; preshuffle.wave_reads_1024_contiguous_bytes/16 does not divide n
(declare-const n Int)
(declare-const K_BYTES Int)
(declare-const |kb/16| Int)
(assert (<= 0 n))
(assert (<= 1 K_BYTES))
(assert (<= 0 |kb/16|))
(assert (not (= (mod n 16) 0)))
(assert (not (not (= (+ (* 1024 (+ (* (div (+ n (mod (+ (* (- 1) (mod n 16)) 16) 16)) 16) (div K_BYTES 64)) (div (+ (* 16 |kb/16|) (* 16 (div (+ (* (- 1) (mod n 16)) 16) 16))) 64))) (* 256 (mod (div (+ (* 16 |kb/16|) (* 16 (div (+ (* (- 1) (mod n 16)) 16) 16))) 16) 4)) (* 16 (mod (+ n (mod (+ (* (- 1) (mod n 16)) 16) 16)) 16)) (mod (+ (* 16 |kb/16|) (* 16 (div (+ (* (- 1) (mod n 16)) 16) 16))) 16)) (+ (* 1024 (+ (* (div n 16) (div K_BYTES 64)) (div (* 16 |kb/16|) 64))) (* 256 (mod (div (* 16 |kb/16|) 16) 4)) (* 16 (mod n 16)) (mod (* 16 |kb/16|) 16) (* 16 (+ (* (- 1) (mod n 16)) 16)))))))
(check-sat)
