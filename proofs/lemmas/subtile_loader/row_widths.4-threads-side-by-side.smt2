; subtile_loader.row_widths/4 threads side by side
; ddab372a51a31e31c25c7cd294047e1433896818b22b55b76f7ec24497879503
; 3 lemmas, each unsat

(reset)
; contradiction
(assert (= (- 4) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_bytes/4
(assert (>= (+ (- 17) m0) 0)) ; given
(assert (>= (+ 64 (* (- 4) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; row_bytes/4
(assert (>= (+ 16 (* (- 1) m0)) 0)) ; given
(assert (>= (+ (- 65) (* 4 m0)) 0)) ; given
(check-sat)
