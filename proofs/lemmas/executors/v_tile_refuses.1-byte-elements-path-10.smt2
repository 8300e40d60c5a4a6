; executors.v_tile_refuses/1-byte elements, path 10
; 79e77aedffd668341b65cf726a43584244384ceb27712fb446337d2a3366f3c9
; 7 lemmas, each unsat

(reset)
; 1024*threads/64 - 1 >= 0
(declare-const m0 Real) ; threads/64
(assert (>= (* (- 1024) m0) 0)) ; negated target
(assert (>= (+ (- 64) (* 64 m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_cols/16
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; given
(assert (>= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; depth/block_cols*block_cols
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (>= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads/64
(assert (>= (+ (- 1) (* 1024 m0)) 0)) ; combine
(assert (= (* (- 1024) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads/64
(assert (>= (+ (- 64) (* 64 m0)) 0)) ; given
(assert (>= (+ 63 (* (- 64) m0)) 0)) ; given
(check-sat)
