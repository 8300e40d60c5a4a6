; executors.buffer_model/clamped, start rule, with soffset, no other path
; b51139b16c091fcdf899c0395806d3738f1a05e5e070b3449c2de91b11c8c751
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; total_bytes
(assert (>= m0 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)
