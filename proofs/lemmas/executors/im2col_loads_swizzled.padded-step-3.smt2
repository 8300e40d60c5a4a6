; executors.im2col_loads_swizzled/padded, step 3
; f01f82d49dbbcaa9e9e044c4008148409ccb386b49e620e95b3087cbab31137b
; 7 lemmas, each unsat

(reset)
; ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16) >= 0
(declare-const m0 Real) ; ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16)
(declare-const m1 Real) ; band3(4096*iteration + 1024*warp + 16*lane, 768)
(declare-const m2 Real) ; ((band3(4096*iteration + 1024*warp + 16*lane, 768)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; bitwise
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 4096*iteration + 1024*warp + 16*lane >= 0
(declare-const m0 Real) ; iteration
(declare-const m1 Real) ; warp
(declare-const m2 Real) ; lane
(assert (>= (+ (- 1) (* (- 4096) m0) (* (- 1024) m1) (* (- 16) m2)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band3(4096*iteration + 1024*warp + 16*lane, 768)) div 16)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; C
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; S
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band3(4096*iteration + 1024*warp + 16*lane, 768)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; iteration
(declare-const m1 Real) ; warp
(declare-const m2 Real) ; lane
(assert (>= (+ (* 4096 m0) (* 1024 m1) (* 16 m2)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 4096) m0) (* (- 1024) m1) (* (- 16) m2)) 0)) ; given
(check-sat)
