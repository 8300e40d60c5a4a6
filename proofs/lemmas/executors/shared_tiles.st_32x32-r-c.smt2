; executors.shared_tiles/st_32x32, (r, c)
; 592cb8d491121df6cb812003b6d6a577e4763cfdec74e0c6eb6dd5a759146600
; 31 lemmas, each unsat

(reset)
; ((((32*r + c) mod 512)) div 256) >= 0
(declare-const m0 Real) ; ((((32*r + c) mod 512)) div 256)
(declare-const m1 Real) ; ((32*r + c) mod 512)
(declare-const m2 Real) ; ((((32*r + c) mod 512)) mod 256)
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; negated target
(assert (>= m1 0)) ; euclid
(assert (= (+ (* (- 1) m1) (* 256 m0) m2) 0)) ; euclid
(assert (>= (+ 255 (* (- 1) m2)) 0)) ; euclid
(check-sat)

(reset)
; ((32*r + c) mod 512) + 512*((((32*r + c) div 512)) mod 2) >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(declare-const m1 Real) ; ((((32*r + c) div 512)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 512) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; (r mod 16) + 16*(((r div 16)) mod 2) >= 0
(declare-const m0 Real) ; (r mod 16)
(declare-const m1 Real) ; (((r div 16)) mod 2)
(assert (>= (+ (- 1) (* (- 1) m0) (* (- 16) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; -((32*r + c) mod 512) - 512*((((32*r + c) div 512)) mod 2) + 1023 >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(declare-const m1 Real) ; ((((32*r + c) div 512)) mod 2)
(assert (>= (+ (- 1024) m0 (* 512 m1)) 0)) ; negated target
(assert (>= (+ 511 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -(r mod 16) - 16*(((r div 16)) mod 2) + 31 >= 0
(declare-const m0 Real) ; (r mod 16)
(declare-const m1 Real) ; (((r div 16)) mod 2)
(assert (>= (+ (- 32) m0 (* 16 m1)) 0)) ; negated target
(assert (>= (+ 15 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -2*((((32*r + c) mod 512)) mod 256) + 511 >= 0
(declare-const m0 Real) ; ((((32*r + c) mod 512)) mod 256)
(assert (>= (+ (- 512) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 255 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*((32*r + c) mod 512) + 1023 >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(assert (>= (+ (- 1024) (* 2 m0)) 0)) ; negated target
(assert (>= (+ 511 (* (- 1) m0)) 0)) ; euclid
(check-sat)

(reset)
; -2*((32*r + c) mod 512) + 512*((((32*r + c) mod 512)) div 256) + 2*((((32*r + c) mod 512)) mod 256) >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(declare-const m1 Real) ; ((((32*r + c) mod 512)) div 256)
(declare-const m2 Real) ; ((((32*r + c) mod 512)) mod 256)
(assert (>= (+ (- 1) (* 2 m0) (* (- 512) m1) (* (- 2) m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 256 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; -2*((32*r + c) mod 512) - 1024*((((32*r + c) div 512)) mod 2) + 2047 >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(declare-const m1 Real) ; ((((32*r + c) div 512)) mod 2)
(assert (>= (+ (- 2048) (* 2 m0) (* 1024 m1)) 0)) ; negated target
(assert (>= (+ 511 (* (- 1) m0)) 0)) ; euclid
(assert (>= (+ 1 (* (- 1) m1)) 0)) ; euclid
(check-sat)

(reset)
; -32*r - c + ((32*r + c) mod 512) + 512*((((32*r + c) div 512)) mod 2) + 1024*((((32*r + c) div 512)) div 2) >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(declare-const m2 Real) ; ((32*r + c) mod 512)
(declare-const m3 Real) ; ((((32*r + c) div 512)) mod 2)
(declare-const m4 Real) ; ((((32*r + c) div 512)) div 2)
(declare-const m5 Real) ; ((32*r + c) div 512)
(assert (>= (+ (- 1) (* 32 m0) m1 (* (- 1) m2) (* (- 512) m3) (* (- 1024) m4)) 0)) ; negated target
(assert (= (+ (* (- 32) m0) (* (- 1) m1) m2 (* 512 m5)) 0)) ; euclid
(assert (= (+ (* (- 1) m5) m3 (* 2 m4)) 0)) ; euclid
(check-sat)

(reset)
; -64*r - 2*c + 2*((32*r + c) mod 512) + 1024*((((32*r + c) div 512)) mod 2) + 2048*((((32*r + c) div 512)) div 2) >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(declare-const m2 Real) ; ((32*r + c) mod 512)
(declare-const m3 Real) ; ((((32*r + c) div 512)) mod 2)
(declare-const m4 Real) ; ((((32*r + c) div 512)) div 2)
(declare-const m5 Real) ; ((32*r + c) div 512)
(assert (>= (+ (- 1) (* 64 m0) (* 2 m1) (* (- 2) m2) (* (- 1024) m3) (* (- 2048) m4)) 0)) ; negated target
(assert (= (+ (* (- 32) m0) (* (- 1) m1) m2 (* 512 m5)) 0)) ; euclid
(assert (= (+ (* (- 1) m5) m3 (* 2 m4)) 0)) ; euclid
(check-sat)

(reset)
; -64*r - 2*c + 2*((32*r + c) mod 512) + 1024*((32*r + c) div 512) >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(declare-const m2 Real) ; ((32*r + c) mod 512)
(declare-const m3 Real) ; ((32*r + c) div 512)
(assert (>= (+ (- 1) (* 64 m0) (* 2 m1) (* (- 2) m2) (* (- 1024) m3)) 0)) ; negated target
(assert (= (+ (* (- 32) m0) (* (- 1) m1) m2 (* 512 m3)) 0)) ; euclid
(check-sat)

(reset)
; -r + (r mod 16) + 16*(((r div 16)) mod 2) + 32*(((r div 16)) div 2) >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; (r mod 16)
(declare-const m2 Real) ; (((r div 16)) mod 2)
(declare-const m3 Real) ; (((r div 16)) div 2)
(declare-const m4 Real) ; (r div 16)
(assert (>= (+ (- 1) m0 (* (- 1) m1) (* (- 16) m2) (* (- 32) m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)

(reset)
; 2*((((32*r + c) mod 512)) mod 256) >= 0
(declare-const m0 Real) ; ((((32*r + c) mod 512)) mod 256)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 2*((32*r + c) mod 512) + 1024*((((32*r + c) div 512)) mod 2) >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(declare-const m1 Real) ; ((((32*r + c) div 512)) mod 2)
(assert (>= (+ (- 1) (* (- 2) m0) (* (- 1024) m1)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(assert (>= m1 0)) ; euclid
(check-sat)

(reset)
; 2*((32*r + c) mod 512) - 512*((((32*r + c) mod 512)) div 256) - 2*((((32*r + c) mod 512)) mod 256) >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(declare-const m1 Real) ; ((((32*r + c) mod 512)) div 256)
(declare-const m2 Real) ; ((((32*r + c) mod 512)) mod 256)
(assert (>= (+ (- 1) (* (- 2) m0) (* 512 m1) (* 2 m2)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 256 m1) m2) 0)) ; euclid
(check-sat)

(reset)
; 2*((32*r + c) mod 512) >= 0
(declare-const m0 Real) ; ((32*r + c) mod 512)
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; negated target
(assert (>= m0 0)) ; euclid
(check-sat)

(reset)
; 32*((((32*r + c) mod 512)) div 256) >= 0
(declare-const m0 Real) ; ((((32*r + c) mod 512)) div 256)
(assert (>= (+ (- 1) (* (- 32) m0)) 0)) ; negated target
(assert (>= m0 0)) ; combine
(check-sat)

(reset)
; 32*r + c - ((32*r + c) mod 512) - 512*((((32*r + c) div 512)) mod 2) - 1024*((((32*r + c) div 512)) div 2) >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(declare-const m2 Real) ; ((32*r + c) mod 512)
(declare-const m3 Real) ; ((((32*r + c) div 512)) mod 2)
(declare-const m4 Real) ; ((((32*r + c) div 512)) div 2)
(declare-const m5 Real) ; ((32*r + c) div 512)
(assert (>= (+ (- 1) (* (- 32) m0) (* (- 1) m1) m2 (* 512 m3) (* 1024 m4)) 0)) ; negated target
(assert (= (+ (* (- 32) m0) (* (- 1) m1) m2 (* 512 m5)) 0)) ; euclid
(assert (= (+ (* (- 1) m5) m3 (* 2 m4)) 0)) ; euclid
(check-sat)

(reset)
; 64*r + 2*c - 2*((32*r + c) mod 512) - 1024*((((32*r + c) div 512)) mod 2) - 2048*((((32*r + c) div 512)) div 2) >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(declare-const m2 Real) ; ((32*r + c) mod 512)
(declare-const m3 Real) ; ((((32*r + c) div 512)) mod 2)
(declare-const m4 Real) ; ((((32*r + c) div 512)) div 2)
(declare-const m5 Real) ; ((32*r + c) div 512)
(assert (>= (+ (- 1) (* (- 64) m0) (* (- 2) m1) (* 2 m2) (* 1024 m3) (* 2048 m4)) 0)) ; negated target
(assert (= (+ (* (- 32) m0) (* (- 1) m1) m2 (* 512 m5)) 0)) ; euclid
(assert (= (+ (* (- 1) m5) m3 (* 2 m4)) 0)) ; euclid
(check-sat)

(reset)
; 64*r + 2*c - 2*((32*r + c) mod 512) - 1024*((32*r + c) div 512) >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(declare-const m2 Real) ; ((32*r + c) mod 512)
(declare-const m3 Real) ; ((32*r + c) div 512)
(assert (>= (+ (- 1) (* (- 64) m0) (* (- 2) m1) (* 2 m2) (* 1024 m3)) 0)) ; negated target
(assert (= (+ (* (- 32) m0) (* (- 1) m1) m2 (* 512 m3)) 0)) ; euclid
(check-sat)

(reset)
; 64*r + 2*c >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(assert (>= (+ (- 1) (* (- 64) m0) (* (- 2) m1)) 0)) ; negated target
(assert (>= m0 0)) ; given
(assert (>= m1 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((32*r + c) div 512)) mod 2)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((32*r + c) div 512)) mod 2)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 16) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((32*r + c) mod 512)) div 256)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((((32*r + c) mod 512)) div 256)
(assert (>= m0 0)) ; combine
(assert (>= (+ (- 1) (* (- 32) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((32*r + c) mod 512)
(assert (>= m0 0)) ; euclid
(assert (>= (+ (- 1) (* (- 2) m0)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; ((32*r + c) mod 512)
(declare-const m1 Real) ; ((((32*r + c) div 512)) mod 2)
(assert (>= (+ (* 2 m0) (* 1024 m1)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 2) m0) (* (- 1024) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; r
(declare-const m1 Real) ; c
(assert (>= (+ (* 64 m0) (* 2 m1)) 0)) ; combine
(assert (>= (+ (- 1) (* (- 64) m0) (* (- 2) m1)) 0)) ; given
(check-sat)

(reset)
; contradiction
(declare-const m0 Real) ; xor12(64*r + 2*c, 32*((((32*r + c) mod 512)) div 256))
(assert (>= m0 0)) ; bitwise
(assert (>= (+ (- 1) (* (- 1) m0)) 0)) ; given
(check-sat)

(reset)
; r - (r mod 16) - 16*(((r div 16)) mod 2) - 32*(((r div 16)) div 2) >= 0
(declare-const m0 Real) ; r
(declare-const m1 Real) ; (r mod 16)
(declare-const m2 Real) ; (((r div 16)) mod 2)
(declare-const m3 Real) ; (((r div 16)) div 2)
(declare-const m4 Real) ; (r div 16)
(assert (>= (+ (- 1) (* (- 1) m0) m1 (* 16 m2) (* 32 m3)) 0)) ; negated target
(assert (= (+ (* (- 1) m0) (* 16 m4) m1) 0)) ; euclid
(assert (= (+ (* (- 1) m4) m2 (* 2 m3)) 0)) ; euclid
(check-sat)
