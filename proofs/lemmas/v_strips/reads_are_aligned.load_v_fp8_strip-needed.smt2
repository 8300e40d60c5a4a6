; v_strips.reads_are_aligned/load_v_fp8_strip, needed
; fc60c7b2f038e2377dfd7edbc121e52097fdeb4574f085a4a75dccb38fc6fb6e
; 7 lemmas, each unsat

(reset)
; (block_width mod 8) + 8*(((block_width div 8)) mod 2) >= 0
(declare-const m0 Real) ; (block_width mod 8)
(declare-const m1 Real) ; (((block_width div 8)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 8) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -(block_width mod 8) - 8*(((block_width div 8)) mod 2) + 15 >= 0
(declare-const m0 Real) ; (block_width mod 8)
(declare-const m1 Real) ; (((block_width div 8)) mod 2)
(assert (>= (+ (- 16) m0 (* 8 m1)) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -16*(block_width div 16) - (block_width mod 16) + 8*(block_width div 8) + (block_width mod 8) >= 0
(declare-const m0 Real) ; (block_width div 16)
(declare-const m1 Real) ; (block_width mod 16)
(declare-const m2 Real) ; (block_width div 8)
(declare-const m3 Real) ; (block_width mod 8)
(declare-const m4 Real) ; block_width
(assert (>= (+ (- 1) (* 16 m0) m1 (* (- 8) m2) (* (- 1) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m4) (* 16 m0) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 8 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; -block_width + (block_width mod 8) + 8*(((block_width div 8)) mod 2) + 16*(((block_width div 8)) div 2) >= 0
(declare-const m0 Real) ; block_width
(declare-const m1 Real) ; (block_width mod 8)
(declare-const m2 Real) ; (((block_width div 8)) mod 2)
(declare-const m3 Real) ; (((block_width div 8)) div 2)
(declare-const m4 Real) ; (block_width div 8)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 8) m2) (* (- 16) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 8 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; 16*(block_width div 16) + (block_width mod 16) - 8*(block_width div 8) - (block_width mod 8) >= 0
(declare-const m0 Real) ; (block_width div 16)
(declare-const m1 Real) ; (block_width mod 16)
(declare-const m2 Real) ; (block_width div 8)
(declare-const m3 Real) ; (block_width mod 8)
(declare-const m4 Real) ; block_width
(assert (>= (+ (- 1) (* (- 16) m0) (* (- 1) m1) (* 8 m2) m3) 0)) ; negated target
(assert (= (+ (* (- 1) m4) (* 16 m0) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) (* 8 m2) m3) 0)) ; euclid
(check-sat)

(reset)
; block_width - (block_width mod 8) - 8*(((block_width div 8)) mod 2) - 16*(((block_width div 8)) div 2) >= 0
(declare-const m0 Real) ; block_width
(declare-const m1 Real) ; (block_width mod 8)
(declare-const m2 Real) ; (((block_width div 8)) mod 2)
(declare-const m3 Real) ; (((block_width div 8)) div 2)
(declare-const m4 Real) ; (block_width div 8)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 8 m2) (* 16 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 8 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; block_width
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)
