; preshuffle.b_weakest_condition/16 does not divide N: the last element leaves the buffer
; 756f2216ac10f7f573bc08781e0769cd4f99b707d5dcfff189c0ddb0df720721
; 1 lemmas, each unsat

(reset)
; preshuffle.b_weakest_condition/16 does not divide N: the last element leaves the buffer
(declare-const N Int)
(declare-const |K_BYTES/64| Int)
(assert (<= 1 N))
(assert (<= 1 |K_BYTES/64|))
(assert (not (= (mod N 16) 0)))
(assert (not (<= (* 64 N |K_BYTES/64|) (+ (* 1024 (+ (* (div (+ N (- 1)) 16) (div (* 64 |K_BYTES/64|) 64)) (div (+ (* 64 |K_BYTES/64|) (- 1)) 64))) (* 256 (mod (div (+ (* 64 |K_BYTES/64|) (- 1)) 16) 4)) (* 16 (mod (+ N (- 1)) 16)) (mod (+ (* 64 |K_BYTES/64|) (- 1)) 16)))))
(check-sat)
