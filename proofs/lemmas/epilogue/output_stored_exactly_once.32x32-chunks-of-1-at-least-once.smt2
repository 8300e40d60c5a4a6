; epilogue.output_stored_exactly_once/32x32, chunks of 1, at least once
; 8ffb82c3c4e5b0661c84ef13b34de89955863bf05d7b72845912abcb93512679
; 40 lemmas, each unsat

(reset)
; (((((m div 32)) div tiles_m)) div warps_m) >= 0
(declare-const m0 Real) ; (((m div 32)) div tiles_m)
(declare-const m1 Real) ; warps_m*(((((m div 32)) div tiles_m)) div warps_m)
(declare-const m2 Real) ; (((((m div 32)) div tiles_m)) mod warps_m)
(declare-const m3 Real) ; warps_m
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times warps_m
(check-sat)

(reset)
; (((((n div 32)) div tiles_n)) div warps_n) >= 0
(declare-const m0 Real) ; (((n div 32)) div tiles_n)
(declare-const m1 Real) ; warps_n*(((((n div 32)) div tiles_n)) div warps_n)
(declare-const m2 Real) ; (((((n div 32)) div tiles_n)) mod warps_n)
(declare-const m3 Real) ; warps_n
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times warps_n
(check-sat)

(reset)
; (((m div 32)) div tiles_m) >= 0
(declare-const m0 Real) ; (m div 32)
(declare-const m1 Real) ; tiles_m*(((m div 32)) div tiles_m)
(declare-const m2 Real) ; (((m div 32)) mod tiles_m)
(declare-const m3 Real) ; tiles_m
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times tiles_m
(check-sat)

(reset)
; (((n div 32)) div tiles_n) >= 0
(declare-const m0 Real) ; (n div 32)
(declare-const m1 Real) ; tiles_n*(((n div 32)) div tiles_n)
(declare-const m2 Real) ; (((n div 32)) mod tiles_n)
(declare-const m3 Real) ; tiles_n
(assert (>= m0 0)) ; combine
(assert (= (+ (* (- 1) m0) m1 m2) 0)) ; euclid
(assert (>= (+ (- 1) m3 (* (- 1) m2)) 0)) ; euclid
(assert (>= (+ (* (- 1) m3) (* (- 1) m1)) 0)) ; negated target, times tiles_n
(check-sat)

(reset)
; (m div 32) >= 0
(declare-const m0 Real) ; (m div 32)
(declare-const m1 Real) ; m
(declare-const m2 Real) ; (m mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; (n div 32) >= 0
(declare-const m0 Real) ; (n div 32)
(declare-const m1 Real) ; n
(declare-const m2 Real) ; (n mod 32)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; given
(assert (= (+ (* (- 1) m1) (* 32 m0) m2) 0)) ; euclid
(assert (>= (+ 31 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; -(((((n mod 32)) div 4)) div 2) + 3 >= 0
(declare-const m0 Real) ; (((((n mod 32)) div 4)) div 2)
(declare-const m1 Real) ; (((n mod 32)) div 4)
(declare-const m2 Real) ; (((((n mod 32)) div 4)) mod 2)
(assert (>= (+ (- 4) m0) 0)) ; negated target
(assert (>= (+ 7 (* (- 1) m1)) 0)) ; combine
(assert (= (+ (* (- 1) m1) (* 2 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; -(((n mod 32)) div 4) + 7 >= 0
(declare-const m0 Real) ; (((n mod 32)) div 4)
(declare-const m1 Real) ; (n mod 32)
(declare-const m2 Real) ; (((n mod 32)) mod 4)
(assert (>= (+ (- 8) m0) 0)) ; negated target
(assert (>= (+ 31 (* (- 1) m1)) 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 4 m0) m2) 0)) ; euclid
(assert (>= m2 0)) ; euclid
(check-sat)

(reset)
; 32*tiles_m - 1 >= 0
(declare-const m0 Real) ; tiles_m
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*tiles_m*warps_m - 1 >= 0
(declare-const m0 Real) ; tiles_m*warps_m
(declare-const m1 Real) ; warps_m
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times warps_m
(check-sat)

(reset)
; 32*tiles_n - 1 >= 0
(declare-const m0 Real) ; tiles_n
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*tiles_n*warps_n - 1 >= 0
(declare-const m0 Real) ; tiles_n*warps_n
(declare-const m1 Real) ; warps_n
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m1) 0)) ; given
(assert (>= (+ m0 (* (- 1) m1)) 0)) ; given, times warps_n
(check-sat)

(reset)
; 32*warps_m - 1 >= 0
(declare-const m0 Real) ; warps_m
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; 32*warps_n - 1 >= 0
(declare-const m0 Real) ; warps_n
(assert (>= (* (- 32) m0) 0)) ; negated target
(assert (>= (+ (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((m div 32)) div tiles_m)) div warps_m)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((m div 32)) div tiles_m)) mod warps_m)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((n div 32)) div tiles_n)) div warps_n)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((((n div 32)) div tiles_n)) mod warps_n)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((m div 32)) mod tiles_m)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((n div 32)) mod tiles_n)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (((n mod 32)) mod 4)
(declare-const m1 Real) ; (((((n mod 32)) div 4)) div 2)
(assert (>= (+ 3 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 3 (* (- 1) m1)) 0)) ; combine
(assert (>= (+ (- 16) m0 (* 4 m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (m mod 32)
(declare-const m1 Real) ; (((((n mod 32)) div 4)) mod 2)
(assert (>= (+ 31 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (- 64) m0 (* 32 m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; (m mod 32)
(declare-const m1 Real) ; (((((n mod 32)) div 4)) mod 2)
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 32) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; m
(declare-const m1 Real) ; (m div 32)
(declare-const m2 Real) ; (m mod 32)
(declare-const m3 Real) ; tiles_m*(((m div 32)) div tiles_m)
(declare-const m4 Real) ; (((m div 32)) mod tiles_m)
(declare-const m5 Real) ; tiles_m*warps_m*(((((m div 32)) div tiles_m)) div warps_m)
(declare-const m6 Real) ; tiles_m*(((((m div 32)) div tiles_m)) mod warps_m)
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) m2 (* 32 m5) (* 32 m6) (* 32 m4)) 0)) ; given
(assert (= (+ (* (- 1) m3) m5 m6) 0)) ; euclid, times tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; m
(declare-const m1 Real) ; (m div 32)
(declare-const m2 Real) ; (m mod 32)
(declare-const m3 Real) ; tiles_m*(((m div 32)) div tiles_m)
(declare-const m4 Real) ; (((m div 32)) mod tiles_m)
(declare-const m5 Real) ; tiles_m*warps_m*(((((m div 32)) div tiles_m)) div warps_m)
(declare-const m6 Real) ; tiles_m*(((((m div 32)) div tiles_m)) mod warps_m)
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 1) m2) (* (- 32) m5) (* (- 32) m6) (* (- 32) m4)) 0)) ; given
(assert (= (+ (* (- 1) m3) m5 m6) 0)) ; euclid, times tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; m
(declare-const m1 Real) ; M
(declare-const m2 Real) ; (m div 32)
(declare-const m3 Real) ; (m mod 32)
(declare-const m4 Real) ; tiles_m*(((m div 32)) div tiles_m)
(declare-const m5 Real) ; (((m div 32)) mod tiles_m)
(declare-const m6 Real) ; tiles_m*warps_m*((M - 1) div (32*tiles_m*warps_m))
(declare-const m7 Real) ; ((M - 1) mod (32*tiles_m*warps_m))
(declare-const m8 Real) ; tiles_m*warps_m
(declare-const m9 Real) ; tiles_m*warps_m*(((((m div 32)) div tiles_m)) div warps_m)
(declare-const m10 Real) ; tiles_m*(((((m div 32)) div tiles_m)) mod warps_m)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 32 m2) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (= (+ (* (- 1) m2) m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (= (+ 1 (* 32 m6) (* (- 1) m1) m7) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m8) (* (- 1) m7)) 0)) ; euclid
(assert (>= (+ (* (- 1) m8) m9 (* (- 1) m6)) 0)) ; given, times tiles_m*warps_m
(assert (= (+ (* (- 1) m4) m9 m10) 0)) ; euclid, times tiles_m
(assert (>= m10 0)) ; euclid, times tiles_m
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; (n div 32)
(declare-const m2 Real) ; (n mod 32)
(declare-const m3 Real) ; tiles_n*(((n div 32)) div tiles_n)
(declare-const m4 Real) ; (((n div 32)) mod tiles_n)
(declare-const m5 Real) ; (((n mod 32)) div 4)
(declare-const m6 Real) ; (((n mod 32)) mod 4)
(declare-const m7 Real) ; (((((n mod 32)) div 4)) div 2)
(declare-const m8 Real) ; (((((n mod 32)) div 4)) mod 2)
(declare-const m9 Real) ; tiles_n*warps_n*(((((n div 32)) div tiles_n)) div warps_n)
(declare-const m10 Real) ; tiles_n*(((((n div 32)) div tiles_n)) mod warps_n)
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 4 m5) m6) 0)) ; euclid
(assert (= (+ (* (- 1) m5) (* 2 m7) m8) 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0) (* 32 m9) (* 32 m10) (* 32 m4) m6 (* 8 m7) (* 4 m8)) 0)) ; given
(assert (= (+ (* (- 1) m3) m9 m10) 0)) ; euclid, times tiles_n
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; (n div 32)
(declare-const m2 Real) ; (n mod 32)
(declare-const m3 Real) ; tiles_n*(((n div 32)) div tiles_n)
(declare-const m4 Real) ; (((n div 32)) mod tiles_n)
(declare-const m5 Real) ; (((n mod 32)) div 4)
(declare-const m6 Real) ; (((n mod 32)) mod 4)
(declare-const m7 Real) ; (((((n mod 32)) div 4)) div 2)
(declare-const m8 Real) ; (((((n mod 32)) div 4)) mod 2)
(declare-const m9 Real) ; tiles_n*warps_n*(((((n div 32)) div tiles_n)) div warps_n)
(declare-const m10 Real) ; tiles_n*(((((n div 32)) div tiles_n)) mod warps_n)
(assert (= (+ (* (- 1) m0) (* 32 m1) m2) 0)) ; euclid
(assert (= (+ (* (- 1) m1) m3 m4) 0)) ; euclid
(assert (= (+ (* (- 1) m2) (* 4 m5) m6) 0)) ; euclid
(assert (= (+ (* (- 1) m5) (* 2 m7) m8) 0)) ; euclid
(assert (>= (+ (- 1) m0 (* (- 32) m9) (* (- 32) m10) (* (- 32) m4) (* (- 1) m6) (* (- 8) m7) (* (- 4) m8)) 0)) ; given
(assert (= (+ (* (- 1) m3) m9 m10) 0)) ; euclid, times tiles_n
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; N
(declare-const m2 Real) ; (n div 32)
(declare-const m3 Real) ; (n mod 32)
(declare-const m4 Real) ; tiles_n*(((n div 32)) div tiles_n)
(declare-const m5 Real) ; (((n div 32)) mod tiles_n)
(declare-const m6 Real) ; tiles_n*warps_n*((N - 1) div (32*tiles_n*warps_n))
(declare-const m7 Real) ; ((N - 1) mod (32*tiles_n*warps_n))
(declare-const m8 Real) ; tiles_n*warps_n
(declare-const m9 Real) ; tiles_n*warps_n*(((((n div 32)) div tiles_n)) div warps_n)
(declare-const m10 Real) ; tiles_n*(((((n div 32)) div tiles_n)) mod warps_n)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ (* (- 1) m0) (* 32 m2) m3) 0)) ; euclid
(assert (>= m3 0)) ; euclid
(assert (= (+ (* (- 1) m2) m4 m5) 0)) ; euclid
(assert (>= m5 0)) ; euclid
(assert (= (+ 1 (* 32 m6) (* (- 1) m1) m7) 0)) ; euclid
(assert (>= (+ (- 1) (* 32 m8) (* (- 1) m7)) 0)) ; euclid
(assert (>= (+ (* (- 1) m8) m9 (* (- 1) m6)) 0)) ; given, times tiles_n*warps_n
(assert (= (+ (* (- 1) m4) m9 m10) 0)) ; euclid, times tiles_n
(assert (>= m10 0)) ; euclid, times tiles_n
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; n
(declare-const m1 Real) ; N
(declare-const m2 Real) ; tiles_n*warps_n*(((((n div 32)) div tiles_n)) div warps_n)
(declare-const m3 Real) ; tiles_n*(((((n div 32)) div tiles_n)) mod warps_n)
(declare-const m4 Real) ; (((n div 32)) mod tiles_n)
(declare-const m5 Real) ; (((n mod 32)) mod 4)
(declare-const m6 Real) ; (((((n mod 32)) div 4)) div 2)
(declare-const m7 Real) ; (((((n mod 32)) div 4)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) m1) 0)) ; given
(assert (= (+ m0 (* (- 32) m2) (* (- 32) m3) (* (- 32) m4) (* (- 1) m5) (* (- 8) m6) (* (- 4) m7)) 0)) ; given
(assert (>= (+ (* 32 m2) (* 32 m3) (* 32 m4) (* (- 1) m1) m5 (* 8 m6) (* 4 m7)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_m
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_m
(declare-const m1 Real) ; (((m div 32)) mod tiles_m)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_m*warps_m
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_n
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_n
(declare-const m1 Real) ; (((n div 32)) mod tiles_n)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; tiles_n*warps_n
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 32) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_m
(declare-const m1 Real) ; (((((m div 32)) div tiles_m)) mod warps_m)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_n
(assert (>= (+ (- 1) (* 32 m0)) 0)) ; combine
(assert (= (* (- 1) m0) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; warps_n
(declare-const m1 Real) ; (((((n div 32)) div tiles_n)) mod warps_n)
(assert (>= (+ (- 1) m0 (* (- 1) m1)) 0)) ; euclid
(assert (>= (+ (* (- 1) m0) m1) 0)) ; given
(check-sat)
