; subtile_loader.k_lds_exactly_once/16x4 threads, at least once
; 68d9326237b0d566043a4d62a7e3c3300f7246d65e5617d95e9e4b4323772cfb
; 15 lemmas, each unsat

(reset)
; -(((LDS_element mod (4*vec))) div vec) + 3 >= 0
(declare-const m0 Real) ; vec
(declare-const m1 Real) ; (LDS_element mod (4*vec))
(declare-const m2 Real) ; vec*(((LDS_element mod (4*vec))) div vec)
(declare-const m3 Real) ; (((LDS_element mod (4*vec))) mod vec)
(assert (>= (+ (- 1) (* 4 m0) (* (- 1) m1)) 0)) ; euclid
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 4) m0) m2) 0)) ; negated target, times vec
(check-sat)

(reset)
; 16*blocks*strips - (LDS_element div (4*vec)) - 1 >= 0
(declare-const m0 Real) ; vec*blocks*strips
(declare-const m1 Real) ; LDS_element
(declare-const m2 Real) ; vec*(LDS_element div (4*vec))
(declare-const m3 Real) ; (LDS_element mod (4*vec))
(assert (>= (+ (- 1) (* 64 m0) (* (- 1) m1)) 0)) ; given
(assert (= (+ (* 4 m2) (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 16) m0) m2) 0)) ; negated target, times vec
(check-sat)

(reset)
; 4*vec - 1 >= 0
(declare-const m0 Real) ; vec
(assert (>= (* (- 4) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; blocks - (((((LDS_element div (4*vec))) div 16)) div strips) - 1 >= 0
(declare-const m0 Real) ; blocks*strips
(declare-const m1 Real) ; (((LDS_element div (4*vec))) div 16)
(declare-const m2 Real) ; strips*(((((LDS_element div (4*vec))) div 16)) div strips)
(declare-const m3 Real) ; (((((LDS_element div (4*vec))) div 16)) mod strips)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times strips
(check-sat)

(reset)
; blocks*strips - (((LDS_element div (4*vec))) div 16) - 1 >= 0
(declare-const m0 Real) ; blocks*strips
(declare-const m1 Real) ; (((LDS_element div (4*vec))) div 16)
(declare-const m2 Real) ; (LDS_element div (4*vec))
(declare-const m3 Real) ; (((LDS_element div (4*vec))) mod 16)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m2)) 0)) ; combine
(assert (= (+ (* (- 1) m2) (* 16 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((LDS_element div (4*vec))) mod 16)
(declare-const m1 Real) ; (((LDS_element mod (4*vec))) div vec)
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 64) (* 4 m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; blocks
(declare-const m1 Real) ; (((((LDS_element div (4*vec))) div 16)) div strips)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; blocks*strips
(declare-const m1 Real) ; (LDS_element div (4*vec))
(assert (>= (+ (- 1) (* 16 m0) (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 16) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; strips
(assert (>= (+ (- 1) m0) 0)) ; given
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; strips
(declare-const m1 Real) ; (((((LDS_element div (4*vec))) div 16)) mod strips)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(assert (>= (+ (- 1) (* 4 m0)) 0)) ; combine
(assert (= (* (- 4) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(declare-const m1 Real) ; (((LDS_element mod (4*vec))) mod vec)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec*(LDS_element div (4*vec))
(declare-const m1 Real) ; LDS_element
(declare-const m2 Real) ; (LDS_element mod (4*vec))
(declare-const m3 Real) ; vec*(((LDS_element mod (4*vec))) div vec)
(declare-const m4 Real) ; (((LDS_element mod (4*vec))) mod vec)
(declare-const m5 Real) ; vec*strips*(((((LDS_element div (4*vec))) div 16)) div strips)
(declare-const m6 Real) ; vec*(((LDS_element div (4*vec))) mod 16)
(declare-const m7 Real) ; vec*(((((LDS_element div (4*vec))) div 16)) mod strips)
(declare-const m8 Real) ; vec*(((LDS_element div (4*vec))) div 16)
(assert (= (+ (* 4 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m2) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 64) m5) (* (- 4) m6) (* (- 64) m7) (* (- 1) m3) m1 (* (- 1) m4)) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 16 m8) m6) 0)) ; euclid, times vec
(assert (= (+ m5 (* (- 1) m8) m7) 0)) ; euclid, times vec
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec*(LDS_element div (4*vec))
(declare-const m1 Real) ; LDS_element
(declare-const m2 Real) ; (LDS_element mod (4*vec))
(declare-const m3 Real) ; vec*(((LDS_element mod (4*vec))) div vec)
(declare-const m4 Real) ; (((LDS_element mod (4*vec))) mod vec)
(declare-const m5 Real) ; vec*strips*(((((LDS_element div (4*vec))) div 16)) div strips)
(declare-const m6 Real) ; vec*(((LDS_element div (4*vec))) mod 16)
(declare-const m7 Real) ; vec*(((((LDS_element div (4*vec))) div 16)) mod strips)
(declare-const m8 Real) ; vec*(((LDS_element div (4*vec))) div 16)
(assert (= (+ (* 4 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m2) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* 64 m5) (* 4 m6) (* 64 m7) m3 (* (- 1) m1) m4) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 16 m8) m6) 0)) ; euclid, times vec
(assert (= (+ m5 (* (- 1) m8) m7) 0)) ; euclid, times vec
(check-sat)
