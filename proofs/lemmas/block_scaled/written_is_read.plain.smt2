; block_scaled.written_is_read/plain
; 2306d0bfd92b7393c05ad72717986430288a194b016bb47080a1e7a238967c5c
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; threads
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
