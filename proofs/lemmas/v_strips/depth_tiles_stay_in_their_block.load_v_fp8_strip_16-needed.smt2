; v_strips.depth_tiles_stay_in_their_block/load_v_fp8_strip_16, needed
; 856a4ec0fc656087db6120b1ad325a5ddd499e2c6e03cef5786aa476f5e44126
; 5 lemmas, each unsat

(reset)
; (block_width div 16) >= 0
(declare-const m0 Real) ; (block_width div 16)
(declare-const m1 Real) ; block_width
(declare-const m2 Real) ; (block_width mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 16*(block_width div 16) >= 0
(declare-const m0 Real) ; (block_width div 16)
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; block_width - 16*(block_width div 16) - 1 >= 0
(declare-const m0 Real) ; block_width
(declare-const m1 Real) ; (block_width div 16)
(declare-const m2 Real) ; (block_width mod 16)
(assert (>= (+ (* (- 1) m0) (* 16 m1)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
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
(declare-const m1 Real) ; (block_width div 16)
(declare-const m2 Real) ; (block_width mod 16)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (- 16) m0 (* (- 16) m1)) 0)) ; rewrite
(check-sat)
