; mma_loader.reads_are_whole_vectors/32x32x16_b16
; 358eb352242efaed134a70eaf9ef4493b30a261147144c8f78a087913b85bc21
; 4 lemmas, each unsat

(reset)
; -8*(vectors_per_row mod 2) + 15 >= 0
(declare-const m0 Real) ; (vectors_per_row mod 2)
(assert (>= (+ (- 16) (* 8 m0)) 0)) ; negated target
(assert (>= (+ 1 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -8*vectors_per_row + 8*(vectors_per_row mod 2) + 16*(vectors_per_row div 2) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 2)
(declare-const m2 Real) ; (vectors_per_row div 2)
(assert (>= (+ (- 1) (* 8 m0) (* (- 8) m1) (* (- 16) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m2)) 0)) ; euclid
(check-sat)

(reset)
; 8*(vectors_per_row mod 2) >= 0
(declare-const m0 Real) ; (vectors_per_row mod 2)
(assert (>= (+ (- 1) (* (- 8) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 8*vectors_per_row - 8*(vectors_per_row mod 2) - 16*(vectors_per_row div 2) >= 0
(declare-const m0 Real) ; vectors_per_row
(declare-const m1 Real) ; (vectors_per_row mod 2)
(declare-const m2 Real) ; (vectors_per_row div 2)
(assert (>= (+ (- 1) (* (- 8) m0) (* 8 m1) (* 16 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) m1 (* 2 m2)) 0)) ; euclid
(check-sat)
