; executors.subtile_offsets/8x8 threads, 16 bytes of 2, strips, no other path
; 04364779dc5da86e0e82afc629a3d59d31803855db73b47950ab016187ecf287
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; blocks
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (+ 31 (* (- 32) m0)) 0)) ; given
(check-sat)
