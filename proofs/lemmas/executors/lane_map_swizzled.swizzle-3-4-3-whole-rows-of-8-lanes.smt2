; executors.lane_map_swizzled/Swizzle(3, 4, 3), whole rows of 8 lanes
; 267fe67a33a8fe02df2606cda954ebe49d122959ee723b21d3b440541de52450
; 5 lemmas, each unsat

(reset)
; ((band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 896)) div 8) >= 0
(declare-const m0 Real) ; ((band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 896)) div 8)
(declare-const m1 Real) ; band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 896)
(declare-const m2 Real) ; ((band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 896)) mod 8)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; bitwise
(assert (= (+ (* (- 1) m1) (* 8 m0) m2) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m2)) 0)) ; euclid
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
(declare-const m0 Real) ; ((band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 896)) div 8)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; band4(1024*iteration*num_warp_rows + 1024*warp + 16*lane, 896)
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
