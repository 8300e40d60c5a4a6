; executors.buffer_model/clamped, start rule, without soffset, total_bytes <= 2^32 - 1
; 6804aeb11de0b0805894916e05ce1b4859401eef307c06cb343c318c49a05b60
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; total_bytes
(declare-const m2 Real) ; dword
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 4) m2)) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1) (* 4 m2)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; voffset
(declare-const m1 Real) ; total_bytes
(declare-const m2 Real) ; dword
(assert (>= (+ m0 (* (- 1) m1) (* 4 m2)) 0)) ; given
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* (- 4) m2)) 0)) ; rewrite
(check-sat)
