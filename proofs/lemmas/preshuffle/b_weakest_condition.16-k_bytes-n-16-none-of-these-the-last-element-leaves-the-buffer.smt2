; preshuffle.b_weakest_condition/16 | K_BYTES, N <= 16, none of these: the last element leaves the buffer
; e65b01955bfbe07bb1389b9984fbd57174ea6b963d397650f395951f73f1835f
; 1 lemmas, each unsat

(reset)
; preshuffle.b_weakest_condition/16 | K_BYTES, N <= 16, none of these: the last element leaves the buffer
(declare-const N Int)
(declare-const |K_BYTES/16| Int)
(assert (<= 1 N))
(assert (< N 17))
(assert (<= 0 |K_BYTES/16|))
(assert (not (= N 16)))
(assert (< 1 |K_BYTES/16|))
(assert (not (<= (* 16 N |K_BYTES/16|) (+ (* 1024 (+ (* (div (+ N (- 1)) 16) (div (* 16 |K_BYTES/16|) 64)) (div (+ (* 16 |K_BYTES/16|) (- 1)) 64))) (* 256 (mod (div (+ (* 16 |K_BYTES/16|) (- 1)) 16) 4)) (* 16 (mod (+ N (- 1)) 16)) (mod (+ (* 16 |K_BYTES/16|) (- 1)) 16)))))
(check-sat)
