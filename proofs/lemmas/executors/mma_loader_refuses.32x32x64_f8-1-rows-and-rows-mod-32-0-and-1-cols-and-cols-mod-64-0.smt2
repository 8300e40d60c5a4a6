; executors.mma_loader_refuses/32x32x64_f8, 1 <= rows and rows mod 32 = 0 and 1 <= cols and cols mod 64 = 0
; 3dac289e9bbc77baab6b3828c27d18c08dead1f3a51643046c406e947d91ff08
; 2 lemmas, each unsat

(reset)
; contradiction
(declare-const m0 Real) ; cols/64
(assert (>= (+ (- 1) (* 64 m0)) 0)) ; given
(assert (>= (* (- 64) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; rows/32
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; given
(assert (>= (* (- 32) m0) 0)) ; given
(check-sat)
