; preshuffle.b_weakest_condition/16 does not divide K_BYTES, N <= 16, none of these: the last element leaves the buffer
; ff8681877f0d5de7a631d847f15bc9a765bd7bd38ed3ef2da6854df4b6db0ab1
; 1 lemmas, each unsat

(reset)
; preshuffle.b_weakest_condition/16 does not divide K_BYTES, N <= 16, none of these: the last element leaves the buffer
(declare-const N Int)
(declare-const |K_BYTES/16| Int)
(declare-const rest Int)
(assert (<= 1 N))
(assert (< N 17))
(assert (<= 0 |K_BYTES/16|))
(assert (<= 1 rest))
(assert (< rest 16))
(assert (or (not (= N 1)) (< 0 |K_BYTES/16|)))
(assert (not (<= (* N (+ (* 16 |K_BYTES/16|) rest)) (+ (* 1024 (+ (* (div (+ N (- 1)) 16) (div (+ (* 16 |K_BYTES/16|) rest) 64)) (div (+ (* 16 |K_BYTES/16|) rest (- 1)) 64))) (* 256 (mod (div (+ (* 16 |K_BYTES/16|) rest (- 1)) 16) 4)) (* 16 (mod (+ N (- 1)) 16)) (mod (+ (* 16 |K_BYTES/16|) rest (- 1)) 16)))))
(check-sat)
