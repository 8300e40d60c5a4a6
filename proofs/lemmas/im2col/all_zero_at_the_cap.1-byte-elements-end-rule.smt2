; im2col.all_zero_at_the_cap/1-byte elements, end rule
; b07b175919f276d0ea256be4f58096b069b5a08ba38bc2d3b944c37919ef7639
; 1 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; address
(declare-const m1 Real) ; dword
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= (+ (- 4) (* (- 1) m0) (* (- 4) m1)) 0)) ; given
(check-sat)
