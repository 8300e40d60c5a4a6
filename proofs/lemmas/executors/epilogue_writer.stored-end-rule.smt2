; executors.epilogue_writer/stored, end rule
; 4173b079005be0844a7d0e3ab18848ab79aaee339e92e1338b68eef0bdd22bb6
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; ((row_stride*element_bytes*m + element_bytes*n) mod 4294967296)
(declare-const m1 Real) ; ((row_stride*element_bytes*M) mod 4294967296)
(declare-const m2 Real) ; ((element_bytes*e) div 4)
(assert (>= (+ 3 m0 (* (- 1) m1) (* 4 m2)) 0)) ; given
(assert (>= (+ (- 4) (* (- 1) m0) m1 (* (- 4) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes*cw
(declare-const m1 Real) ; ((row_stride*element_bytes*m + element_bytes*n) mod 4294967296)
(declare-const m2 Real) ; ((row_stride*element_bytes*M) mod 4294967296)
(declare-const m3 Real) ; ((element_bytes*e) div 4)
(assert (>= (+ (- 1) m0 m1 (* (- 1) m2) (* 4 m3)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m1) m2 (* (- 4) m3)) 0)) ; given
(check-sat)
