; subtile_loader.lds_written_exactly_once/at most once
; 1a8abc942e01dfeb6941e2d73f46cdc43ff110d062c69475bee0243ddf352080
; 6 lemmas, each unsat

(reset)
; 64*warp + lane >= 0
(declare-const m0 Real) ; warp
(declare-const m1 Real) ; lane
(assert (>= (+ (- 1) (* (- 64) m0) (* (- 1) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(check-sat)

(reset)
; 64*warps - 1 >= 0
(declare-const m0 Real) ; warps
(assert (>= (* (- 64) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 64*warps - 64*warp - lane - 1 >= 0
(declare-const m0 Real) ; warps
(declare-const m1 Real) ; warp
(declare-const m2 Real) ; lane
(assert (>= (+ (* (- 64) m0) (* 64 m1) m2) 0)) ; negated target
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warp
(declare-const m1 Real) ; lane
(declare-const m2 Real) ; byte
(declare-const m3 Real) ; warps*iteration
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(assert (>= m2 0)) ; given
(assert (>= (+ (- 1) (* (- 1024) m3) (* (- 1024) m0) (* (- 16) m1) (* (- 1) m2)) 0)) ; given
(assert (>= m3 0)) ; given, times warps
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; combine
(assert (= (* (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps
(declare-const m1 Real) ; warp
(declare-const m2 Real) ; lane
(declare-const m3 Real) ; byte
(declare-const m4 Real) ; warps*iterations
(declare-const m5 Real) ; subtiles_down*subtiles_across*loads_per_row
(declare-const m6 Real) ; warps*iteration
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; given
(assert (>= (+ 63 (* (- 1) m2)) 0)) ; given
(assert (>= (+ 15 (* (- 1) m3)) 0)) ; given
(assert (= (+ (* 1024 m4) (* (- 128) m5)) 0)) ; given
(assert (>= (+ (* 1024 m6) (* 1024 m1) (* 16 m2) m3 (* (- 128) m5)) 0)) ; given
(assert (>= (+ (* (- 1) m0) (* (- 1) m6) m4) 0)) ; given, times warps
(check-sat)
