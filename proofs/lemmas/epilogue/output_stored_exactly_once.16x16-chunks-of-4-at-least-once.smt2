; epilogue.output_stored_exactly_once/16x16, chunks of 4, at least once
; b82361d86921d11a17777acdf1e7522e134bb21643c0a00f1285e3a06293aa8f
; 41 lemmas, each unsat

(reset)
; (((((m div 16)) div tiles_m)) div warps_m) >= 0
(declare-const m0 Real) ; (((m div 16)) div tiles_m)
(declare-const m1 Real) ; warps_m*(((((m div 16)) div tiles_m)) div warps_m)
(declare-const m2 Real) ; (((((m div 16)) div tiles_m)) mod warps_m)
(declare-const m3 Real) ; warps_m
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times warps_m
(check-sat)

(reset)
; (((((n div 16)) div tiles_n)) div warps_n) >= 0
(declare-const m0 Real) ; (((n div 16)) div tiles_n)
(declare-const m1 Real) ; warps_n*(((((n div 16)) div tiles_n)) div warps_n)
(declare-const m2 Real) ; (((((n div 16)) div tiles_n)) mod warps_n)
(declare-const m3 Real) ; warps_n
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times warps_n
(check-sat)

(reset)
; (((m div 16)) div tiles_m) >= 0
(declare-const m0 Real) ; (m div 16)
(declare-const m1 Real) ; tiles_m*(((m div 16)) div tiles_m)
(declare-const m2 Real) ; (((m div 16)) mod tiles_m)
(declare-const m3 Real) ; tiles_m
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times tiles_m
(check-sat)

(reset)
; (((n div 16)) div tiles_n) >= 0
(declare-const m0 Real) ; (n div 16)
(declare-const m1 Real) ; tiles_n*(((n div 16)) div tiles_n)
(declare-const m2 Real) ; (((n div 16)) mod tiles_n)
(declare-const m3 Real) ; tiles_n
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times tiles_n
(check-sat)

(reset)
; (((n mod 16)) div 4) >= 0
(declare-const m0 Real) ; (((n mod 16)) div 4)
(declare-const m1 Real) ; (n mod 16)
(declare-const m2 Real) ; (((n mod 16)) mod 4)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (m div 16) >= 0
(declare-const m0 Real) ; (m div 16)
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (n div 16) >= 0
(declare-const m0 Real) ; (n div 16)
(declare-const m1 Real) ; n
(declare-const m2 Real) ; (n mod 16)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 16 m0) m2) 0)) ; euclid
(assert (>= (+ 15 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(((n mod 16)) div 4) + 3 >= 0
(declare-const m0 Real) ; (((n mod 16)) div 4)
(declare-const m1 Real) ; (n mod 16)
(declare-const m2 Real) ; (((n mod 16)) mod 4)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; 16*tiles_m - 1 >= 0
(declare-const m0 Real) ; tiles_m
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*tiles_m*warps_m - 1 >= 0
(declare-const m0 Real) ; tiles_m*warps_m
(declare-const m1 Real) ; warps_m
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times warps_m
(check-sat)

(reset)
; 16*tiles_n - 1 >= 0
(declare-const m0 Real) ; tiles_n
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*tiles_n*warps_n - 1 >= 0
(declare-const m0 Real) ; tiles_n*warps_n
(declare-const m1 Real) ; warps_n
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times warps_n
(check-sat)

(reset)
; 16*warps_m - 1 >= 0
(declare-const m0 Real) ; warps_m
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 16*warps_n - 1 >= 0
(declare-const m0 Real) ; warps_n
(assert (>= (* (- 16) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((m div 16)) div tiles_m)) div warps_m)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((m div 16)) div tiles_m)) mod warps_m)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((n div 16)) div tiles_n)) div warps_n)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((n div 16)) div tiles_n)) mod warps_n)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((m div 16)) mod tiles_m)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((n div 16)) mod tiles_n)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((n mod 16)) mod 4)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ (- 4) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (m mod 16)
(declare-const m1 Real) ; (((n mod 16)) div 4)
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 64) m0 (* 16 m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (m mod 16)
(declare-const m1 Real) ; (((n mod 16)) div 4)
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; m
(declare-const m1 Real) ; (m div 16)
(declare-const m2 Real) ; (m mod 16)
(declare-const m3 Real) ; tiles_m*(((m div 16)) div tiles_m)
(declare-const m4 Real) ; (((m div 16)) mod tiles_m)
(declare-const m5 Real) ; tiles_m*warps_m*(((((m div 16)) div tiles_m)) div warps_m)
(declare-const m6 Real) ; tiles_m*(((((m div 16)) div tiles_m)) mod warps_m)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) m2 (* 16 m5) (* 16 m6) (* 16 m4)) 0)) ; given
(assert (= (+ (* (- 1) m3) m5 m6) 0)) ; euclid, times tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; m
(declare-const m1 Real) ; (m div 16)
(declare-const m2 Real) ; (m mod 16)
(declare-const m3 Real) ; tiles_m*(((m div 16)) div tiles_m)
(declare-const m4 Real) ; (((m div 16)) mod tiles_m)
(declare-const m5 Real) ; tiles_m*warps_m*(((((m div 16)) div tiles_m)) div warps_m)
(declare-const m6 Real) ; tiles_m*(((((m div 16)) div tiles_m)) mod warps_m)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m2) (* (- 16) m5) (* (- 16) m6) (* (- 16) m4)) 0)) ; given
(assert (= (+ (* (- 1) m3) m5 m6) 0)) ; euclid, times tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; m
(declare-const m1 Real) ; M
(declare-const m2 Real) ; (m div 16)
(declare-const m3 Real) ; (m mod 16)
(declare-const m4 Real) ; tiles_m*(((m div 16)) div tiles_m)
(declare-const m5 Real) ; (((m div 16)) mod tiles_m)
(declare-const m6 Real) ; tiles_m*warps_m*((M - 1) div (16*tiles_m*warps_m))
(declare-const m7 Real) ; ((M - 1) mod (16*tiles_m*warps_m))
(declare-const m8 Real) ; tiles_m*warps_m
(declare-const m9 Real) ; tiles_m*warps_m*(((((m div 16)) div tiles_m)) div warps_m)
(declare-const m10 Real) ; tiles_m*(((((m div 16)) div tiles_m)) mod warps_m)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 16 m2) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (= (+ (* (- 1) m2) m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (= (+ 1 (* 16 m6) (* (- 1) m1) m7) 0)) ; euclid
(assert (>= (+ (- 1) (* 16 m8) (* (- 1) m7)) 0)) ; euclid
(assert (>= (+ (* (- 1) m8) m9 (* (- 1) m6)) 0)) ; given, times tiles_m*warps_m
(assert (= (+ (* (- 1) m4) m9 m10) 0)) ; euclid, times tiles_m
(assert (>= m10 0)) ; euclid, times tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; (n div 16)
(declare-const m2 Real) ; (n mod 16)
(declare-const m3 Real) ; tiles_n*(((n div 16)) div tiles_n)
(declare-const m4 Real) ; (((n div 16)) mod tiles_n)
(declare-const m5 Real) ; (((n mod 16)) div 4)
(declare-const m6 Real) ; (((n mod 16)) mod 4)
(declare-const m7 Real) ; tiles_n*warps_n*(((((n div 16)) div tiles_n)) div warps_n)
(declare-const m8 Real) ; tiles_n*(((((n div 16)) div tiles_n)) mod warps_n)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 4 m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 16 m7) (* 16 m8) (* 16 m4) (* 4 m5) m6) 0)) ; given
(assert (= (+ (* (- 1) m3) m7 m8) 0)) ; euclid, times tiles_n
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; (n div 16)
(declare-const m2 Real) ; (n mod 16)
(declare-const m3 Real) ; tiles_n*(((n div 16)) div tiles_n)
(declare-const m4 Real) ; (((n div 16)) mod tiles_n)
(declare-const m5 Real) ; (((n mod 16)) div 4)
(declare-const m6 Real) ; (((n mod 16)) mod 4)
(declare-const m7 Real) ; tiles_n*warps_n*(((((n div 16)) div tiles_n)) div warps_n)
(declare-const m8 Real) ; tiles_n*(((((n div 16)) div tiles_n)) mod warps_n)
(assert (= (+ (* (- 1) m0) (* 16 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 4 m5) m6) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 16) m7) (* (- 16) m8) (* (- 16) m4) (* (- 4) m5) (* (- 1) m6)) 0)) ; given
(assert (= (+ (* (- 1) m3) m7 m8) 0)) ; euclid, times tiles_n
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; N
(declare-const m2 Real) ; (m div 16)
(declare-const m3 Real) ; tiles_m*warps_m*(((((m div 16)) div tiles_m)) div warps_m)
(declare-const m4 Real) ; tiles_m*(((((m div 16)) div tiles_m)) mod warps_m)
(declare-const m5 Real) ; (((m div 16)) mod tiles_m)
(declare-const m6 Real) ; (n div 4)
(declare-const m7 Real) ; (n mod 4)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* 16 m2) (* (- 16) m3) (* (- 16) m4) (* (- 16) m5)) 0)) ; rewrite
(assert (= (+ (* (- 1) m0) (* 4 m6) m7) 0)) ; euclid
(assert (>= (+ (* 4 m2) (* (- 4) m3) (* (- 4) m4) (* (- 4) m5) (* (- 1) m1) (* 4 m6) m7) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; N
(declare-const m2 Real) ; (m div 16)
(declare-const m3 Real) ; tiles_m*warps_m*(((((m div 16)) div tiles_m)) div warps_m)
(declare-const m4 Real) ; tiles_m*(((((m div 16)) div tiles_m)) mod warps_m)
(declare-const m5 Real) ; (((m div 16)) mod tiles_m)
(declare-const m6 Real) ; (n div 4)
(declare-const m7 Real) ; (n mod 4)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* 16 m2) (* (- 16) m3) (* (- 16) m4) (* (- 16) m5)) 0)) ; rewrite
(assert (= (+ (* (- 1) m0) (* 4 m6) m7) 0)) ; euclid
(assert (>= m7 0)) ; euclid
(assert (>= (+ (* 4 m2) (* (- 4) m3) (* (- 4) m4) (* (- 4) m5) (* (- 1) m1) (* 4 m6)) 0)) ; rewrite
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; N
(declare-const m2 Real) ; (n div 16)
(declare-const m3 Real) ; (n mod 16)
(declare-const m4 Real) ; tiles_n*(((n div 16)) div tiles_n)
(declare-const m5 Real) ; (((n div 16)) mod tiles_n)
(declare-const m6 Real) ; tiles_n*warps_n*((N - 1) div (16*tiles_n*warps_n))
(declare-const m7 Real) ; ((N - 1) mod (16*tiles_n*warps_n))
(declare-const m8 Real) ; tiles_n*warps_n
(declare-const m9 Real) ; tiles_n*warps_n*(((((n div 16)) div tiles_n)) div warps_n)
(declare-const m10 Real) ; tiles_n*(((((n div 16)) div tiles_n)) mod warps_n)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 16 m2) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (= (+ (* (- 1) m2) m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (= (+ 1 (* 16 m6) (* (- 1) m1) m7) 0)) ; euclid
(assert (>= (+ (- 1) (* 16 m8) (* (- 1) m7)) 0)) ; euclid
(assert (>= (+ (* (- 1) m8) m9 (* (- 1) m6)) 0)) ; given, times tiles_n*warps_n
(assert (= (+ (* (- 1) m4) m9 m10) 0)) ; euclid, times tiles_n
(assert (>= m10 0)) ; euclid, times tiles_n
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_m
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_m
(declare-const m1 Real) ; (((m div 16)) mod tiles_m)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_m*warps_m
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_n
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_n
(declare-const m1 Real) ; (((n div 16)) mod tiles_n)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_n*warps_n
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 16) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m
(declare-const m1 Real) ; (((((m div 16)) div tiles_m)) mod warps_m)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_n
(assert (>= (+ (- 1) (* 16 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_n
(declare-const m1 Real) ; (((((n div 16)) div tiles_n)) mod warps_n)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)
