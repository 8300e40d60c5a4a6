; epilogue.wide_store_alignment/base splits an element
; 0cc2134cdb2cb24c1a0a0f7133848a3b6c34613fadcaacf8b1e10b713536d89e
; 6 lemmas, each unsat

(reset)
; -cw*((element_bytes*m*row_stride + element_bytes*n + base) div (element_bytes*cw)) + m*row_stride + n + (base div element_bytes) >= 0
(declare-const m0 Real) ; element_bytes*cw*((element_bytes*m*row_stride + element_bytes*n + base) div (element_bytes*cw))
(declare-const m1 Real) ; element_bytes*m*row_stride
(declare-const m2 Real) ; element_bytes*n
(declare-const m3 Real) ; base
(declare-const m4 Real) ; element_bytes*(base div element_bytes)
(declare-const m5 Real) ; (base mod element_bytes)
(declare-const m6 Real) ; element_bytes
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) (* (- 1) m3)) 0)) ; rewrite
(assert (= (+ m4 (* (- 1) m3) m5) 0)) ; euclid
(assert (>= (+ (- 1) m6 (* (- 1) m5)) 0)) ; euclid
(assert (>= (+ (* (- 1) m6) m0 (* (- 1) m1) (* (- 1) m2) (* (- 1) m4)) 0)) ; negated target, times element_bytes
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (base mod element_bytes)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes*cw
(assert (>= (+ (- 1) m0) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; element_bytes*cw*((element_bytes*m*row_stride + element_bytes*n + base) div (element_bytes*cw))
(declare-const m1 Real) ; element_bytes*m*row_stride
(declare-const m2 Real) ; element_bytes*n
(declare-const m3 Real) ; base
(declare-const m4 Real) ; (base mod element_bytes)
(declare-const m5 Real) ; element_bytes*(base div element_bytes)
(assert (= (+ m0 (* (- 1) m1) (* (- 1) m2) (* (- 1) m3)) 0)) ; rewrite
(assert (>= (+ (- 1) m4) 0)) ; given
(assert (= (+ m5 (* (- 1) m3) m4) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1 m2 m5) 0)) ; combine, times element_bytes
(check-sat)

(reset)
; element_bytes*cw - 1 >= 0
(declare-const m0 Real) ; element_bytes*cw
(declare-const m1 Real) ; cw
(assert (>= (* (- 1) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times cw
(check-sat)
