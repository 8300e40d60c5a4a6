; executors.v_tile_refuses/1-byte elements, path 12
; 9c6176bb8a270cee2b446d9e012412dd19cf885a36d257d5c791aad2935b7909
; 6 lemmas, each unsat

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
(declare-const m0 Real) ; rows/8
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; given
(assert (>= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads/64
(assert (>= (+ (- 64) (* 64 m0)) 0)) ; given
(assert (= (* (- 1024) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; threads/64
(assert (>= (+ (- 64) (* 64 m0)) 0)) ; given
(assert (>= (+ 63 (* (- 64) m0)) 0)) ; given
(check-sat)
