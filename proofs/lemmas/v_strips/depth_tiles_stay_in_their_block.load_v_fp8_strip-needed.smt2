; v_strips.depth_tiles_stay_in_their_block/load_v_fp8_strip, needed
; 56700c110cc5e714d93fbda03e47e7078ce83c31c83be2e8ec43408dcce67461
; 5 lemmas, each unsat

(reset)
; (block_width div 32) >= 0
(declare-const m0 Real) ; (block_width div 32)
(declare-const m1 Real) ; block_width
(declare-const m2 Real) ; (block_width mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 32*(block_width div 32) >= 0
(declare-const m0 Real) ; (block_width div 32)
(assert (>= (+ (- 1) (* (- 32) m0)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; block_width - 32*(block_width div 32) - 1 >= 0
(declare-const m0 Real) ; block_width
(declare-const m1 Real) ; (block_width div 32)
(declare-const m2 Real) ; (block_width mod 32)
(assert (>= (+ (* (- 1) m0) (* 32 m1)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ (- 1) m2) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_width
(declare-const m1 Real) ; (block_width div 32)
(declare-const m2 Real) ; (block_width mod 32)
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (- 32) m0 (* (- 32) m1)) 0)) ; rewrite
(check-sat)
