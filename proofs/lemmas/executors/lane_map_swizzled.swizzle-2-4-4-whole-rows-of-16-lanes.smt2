; executors.lane_map_swizzled/Swizzle(2, 4, 4), whole rows of 16 lanes
; 5d6b5ad5cb1bf5d188c1e78f7c791f908f0ae73cb9a5c300e1ce638e4f5586eb
; 5 lemmas, each unsat

(reset)
; ((band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 768)) div 16) >= 0
(declare-const m0 Real) ; ((band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 768)) div 16)
(declare-const m1 Real) ; band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 768)
(declare-const m2 Real) ; ((band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 768)) mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; bitwise
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; 1024*iteration*num_warp_rows + 1024*warp + 16*lane >= 0
(declare-const m0 Real) ; iteration*num_warp_rows
(declare-const m1 Real) ; warp
(declare-const m2 Real) ; lane
(assert (>= (+ (- 1) (* (- 1024) m0) (* (- 1024) m1) (* (- 16) m2)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= m0 0)) ; given, times num_warp_rows
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 768)) div 16)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 768)
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; iteration*num_warp_rows
(declare-const m1 Real) ; warp
(declare-const m2 Real) ; lane
(assert (>= (+ (* 1024 m0) (* 1024 m1) (* 16 m2)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 1024) m0) (* (- 1024) m1) (* (- 16) m2)) 0)) ; given
(check-sat)
