; subtile_loader.k_lds_exactly_once/8x8 threads, at least once
; 6cd13857e788943bd765f813df866481f3dd528dfc30349539197814a1af75d0
; 15 lemmas, each unsat

(reset)
; -(((LDS_element mod (8*vec))) div vec) + 7 >= 0
(declare-const m0 Real) ; vec
(declare-const m1 Real) ; (LDS_element mod (8*vec))
(declare-const m2 Real) ; vec*(((LDS_element mod (8*vec))) div vec)
(declare-const m3 Real) ; (((LDS_element mod (8*vec))) mod vec)
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; euclid
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 8) m0) m2) 0)) ; negated target, times vec
(check-sat)

(reset)
; 8*blocks*strips - (LDS_element div (8*vec)) - 1 >= 0
(declare-const m0 Real) ; vec*blocks*strips
(declare-const m1 Real) ; LDS_element
(declare-const m2 Real) ; vec*(LDS_element div (8*vec))
(declare-const m3 Real) ; (LDS_element mod (8*vec))
(assert (>= (+ (- 1) (* 64 m0) (* (- 1) m1)) 0)) ; given
(assert (= (+ (* 8 m2) (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 8) m0) m2) 0)) ; negated target, times vec
(check-sat)

(reset)
; 8*vec - 1 >= 0
(declare-const m0 Real) ; vec
(assert (>= (* (- 8) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; blocks - (((((LDS_element div (8*vec))) div 8)) div strips) - 1 >= 0
(declare-const m0 Real) ; blocks*strips
(declare-const m1 Real) ; (((LDS_element div (8*vec))) div 8)
(declare-const m2 Real) ; strips*(((((LDS_element div (8*vec))) div 8)) div strips)
(declare-const m3 Real) ; (((((LDS_element div (8*vec))) div 8)) mod strips)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (= (+ m2 (* (- 1) m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m2) 0)) ; negated target, times strips
(check-sat)

(reset)
; blocks*strips - (((LDS_element div (8*vec))) div 8) - 1 >= 0
(declare-const m0 Real) ; blocks*strips
(declare-const m1 Real) ; (((LDS_element div (8*vec))) div 8)
(declare-const m2 Real) ; (LDS_element div (8*vec))
(declare-const m3 Real) ; (((LDS_element div (8*vec))) mod 8)
(assert (>= (+ (* (- 1) m0) m1) 0)) ; negated target
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m2)) 0)) ; combine
(assert (= (+ (* (- 1) m2) (* 8 m1) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((LDS_element div (8*vec))) mod 8)
(declare-const m1 Real) ; (((LDS_element mod (8*vec))) div vec)
(assert (>= (+ 7 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 64) (* 8 m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; blocks
(declare-const m1 Real) ; (((((LDS_element div (8*vec))) div 8)) div strips)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; blocks*strips
(declare-const m1 Real) ; (LDS_element div (8*vec))
(assert (>= (+ (- 1) (* 8 m0) (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (* (- 8) m0) m1) 0)) ; given
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
(declare-const m1 Real) ; (((((LDS_element div (8*vec))) div 8)) mod strips)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(assert (>= (+ (- 1) (* 8 m0)) 0)) ; combine
(assert (= (* (- 8) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec
(declare-const m1 Real) ; (((LDS_element mod (8*vec))) mod vec)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec*(LDS_element div (8*vec))
(declare-const m1 Real) ; LDS_element
(declare-const m2 Real) ; (LDS_element mod (8*vec))
(declare-const m3 Real) ; vec*(((LDS_element mod (8*vec))) div vec)
(declare-const m4 Real) ; (((LDS_element mod (8*vec))) mod vec)
(declare-const m5 Real) ; vec*strips*(((((LDS_element div (8*vec))) div 8)) div strips)
(declare-const m6 Real) ; vec*(((LDS_element div (8*vec))) mod 8)
(declare-const m7 Real) ; vec*(((((LDS_element div (8*vec))) div 8)) mod strips)
(declare-const m8 Real) ; vec*(((LDS_element div (8*vec))) div 8)
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m2) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 64) m5) (* (- 8) m6) (* (- 64) m7) (* (- 1) m3) m1 (* (- 1) m4)) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 8 m8) m6) 0)) ; euclid, times vec
(assert (= (+ m5 (* (- 1) m8) m7) 0)) ; euclid, times vec
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; vec*(LDS_element div (8*vec))
(declare-const m1 Real) ; LDS_element
(declare-const m2 Real) ; (LDS_element mod (8*vec))
(declare-const m3 Real) ; vec*(((LDS_element mod (8*vec))) div vec)
(declare-const m4 Real) ; (((LDS_element mod (8*vec))) mod vec)
(declare-const m5 Real) ; vec*strips*(((((LDS_element div (8*vec))) div 8)) div strips)
(declare-const m6 Real) ; vec*(((LDS_element div (8*vec))) mod 8)
(declare-const m7 Real) ; vec*(((((LDS_element div (8*vec))) div 8)) mod strips)
(declare-const m8 Real) ; vec*(((LDS_element div (8*vec))) div 8)
(assert (= (+ (* 8 m0) (* (- 1) m1) m2) 0)) ; euclid
(assert (= (+ m3 (* (- 1) m2) m4) 0)) ; euclid
(assert (>= (+ (- 1) (* 64 m5) (* 8 m6) (* 64 m7) m3 (* (- 1) m1) m4) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 8 m8) m6) 0)) ; euclid, times vec
(assert (= (+ m5 (* (- 1) m8) m7) 0)) ; euclid, times vec
(check-sat)
