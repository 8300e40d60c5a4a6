; roundtrip.k_operand_returns_exactly/what the writer puts at a vector, rows of 128 bytes
; fc572bb612e4edc875b477f9c8acf808a76ef5c9d9df42f420bfb64ea3953852
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is bits2
; v4 is shift2
; v5 is base2
; v6 is vector
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 32))
(declare-fun v1 () (_ BitVec 32))
(declare-fun v2 () (_ BitVec 32))
(declare-fun v3 () (_ BitVec 32))
(declare-fun v4 () (_ BitVec 32))
(declare-fun v5 () (_ BitVec 32))
(declare-fun v6 () (_ BitVec 32))
(assert
 (bvsle (_ bv0 32) v0))
(assert
 (bvsgt (_ bv11 32) v0))
(assert
 (bvsle (_ bv4294967286 32) v1))
(assert
 (bvsgt (_ bv11 32) v1))
(assert
 (bvsle (_ bv0 32) v2))
(assert
 (bvsgt (_ bv11 32) v2))
(assert
 (bvsle (_ bv0 32) v3))
(assert
 (bvsgt (_ bv11 32) v3))
(assert
 (bvsle (_ bv4294967286 32) v4))
(assert
 (bvsgt (_ bv11 32) v4))
(assert
 (bvsle (_ bv0 32) v5))
(assert
 (bvsgt (_ bv11 32) v5))
(assert
 (bvsle (_ bv0 32) v6))
(assert
 (bvsgt (_ bv512 32) v6))
(assert
 (let ((?x16684 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x21497 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x12295 (bvadd ?x21497 ?x16684)))
 (bvsle v0 ?x12295)))))
(assert
 (let ((?x16684 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x21497 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x12295 (bvadd ?x21497 ?x16684)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x12295 v0) v2))))))
(assert
 (let ((?x23879 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x11468 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x1962 (bvadd ?x11468 ?x23879)))
 (bvsle v3 ?x1962)))))
(assert
 (let ((?x23879 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x11468 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x1962 (bvadd ?x11468 ?x23879)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x1962 v3) v5))))))
(assert
 (let ((?x23879 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x11468 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x21172 (bvadd ?x11468 v5)))
(let ((?x7948 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x30966 (bvshl ?x7948 ?x21172)))
(let ((?x16684 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x21497 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x20238 (bvadd ?x21497 v2)))
(let ((?x5236 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x10293 (bvshl ?x5236 ?x20238)))
(let ((?x6616 (bvand v6 (_ bv255 32))))
(let ((?x13079 (bvand ?x6616 ?x10293)))
(let ((?x19796 (bvashr ?x13079 ?x21497)))
(let ((?x16687 (bvshl ?x19796 ?x16684)))
(let ((?x1898 (bvxor ?x6616 ?x16687)))
(let ((?x1235 (bvand ?x1898 ?x30966)))
(let ((?x19395 (bvashr ?x1235 ?x11468)))
(let ((?x1770 (bvshl ?x19395 ?x23879)))
(let (($x9290 (bvsle (_ bv0 32) v6)))
(let ((?x15927 (bvmul (_ bv8 32) v6)))
(let ((?x8990 (bvashr ?x15927 (_ bv6 32))))
(let ((?x337 (bvashr ?x8990 (_ bv3 32))))
(let ((?x4269 (bvand ?x337 (_ bv3 32))))
(let ((?x12609 (bvadd (bvmul (_ bv8 32) (bvand ?x8990 (_ bv7 32))) (bvashr (bvand ?x15927 (_ bv63 32)) (_ bv3 32)))))
(let ((?x19539 (bvadd ?x12609 (bvmul (_ bv64 32) ?x4269))))
(let ((?x5246 (bvand ?x19539 ?x10293)))
(let ((?x18764 (bvashr ?x5246 ?x21497)))
(let ((?x4963 (bvshl ?x18764 ?x16684)))
(let ((?x19668 (bvxor ?x19539 ?x4963)))
(let ((?x20640 (bvand ?x19668 ?x30966)))
(let ((?x13967 (bvashr ?x20640 ?x11468)))
(let ((?x927 (bvshl ?x13967 ?x23879)))
(let (($x530 (bvsle (_ bv0 32) v3)))
(let (($x543 (bvsle (_ bv0 32) v0)))
(let ((?x2097 (bvadd (bvadd v6 (bvmul (_ bv4294967295 32) (bvand v6 (_ bv63 32)))) (bvand (bvxor ?x1898 ?x1770) (_ bv63 32)))))
(let ((?x18167 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x19668 ?x927) (_ bv63 32)) (_ bv7 32))) (bvand (bvand ?x15927 (_ bv63 32)) (_ bv7 32)))))
(let ((?x17166 (bvadd (bvmul (_ bv8 32) (bvadd (bvmul (_ bv4 32) (bvashr ?x337 (_ bv2 32))) ?x4269)) (bvashr (bvand (bvxor ?x19668 ?x927) (_ bv63 32)) (_ bv3 32)))))
(let (($x27119 (and (= (bvashr (bvadd (bvmul (_ bv128 32) ?x17166) (bvmul (_ bv2 32) ?x18167)) (_ bv4 32)) ?x2097) $x543 (bvsle (_ bv0 32) ?x5236) (bvsle (_ bv0 32) ?x20238) (bvsle (_ bv0 32) ?x19539) (bvsle (_ bv0 32) ?x10293) (bvsle (_ bv0 32) ?x5246) (bvsle (_ bv0 32) ?x21497) (bvsle (_ bv0 32) ?x18764) (bvsle (_ bv0 32) ?x16684) (bvsle (_ bv0 32) ?x4963) $x530 (bvsle (_ bv0 32) ?x7948) (bvsle (_ bv0 32) ?x21172) (bvsle (_ bv0 32) ?x19668) (bvsle (_ bv0 32) ?x30966) (bvsle (_ bv0 32) ?x20640) (bvsle (_ bv0 32) ?x11468) (bvsle (_ bv0 32) ?x13967) (bvsle (_ bv0 32) ?x23879) (bvsle (_ bv0 32) ?x927) $x9290 (bvsle (_ bv0 32) ?x6616) (bvsle (_ bv0 32) ?x13079) (bvsle (_ bv0 32) ?x19796) (bvsle (_ bv0 32) ?x16687) (bvsle (_ bv0 32) ?x1898) (bvsle (_ bv0 32) ?x1235) (bvsle (_ bv0 32) ?x19395) (bvsle (_ bv0 32) ?x1770))))
(not $x27119))))))))))))))))))))))))))))))))))))))))
(check-sat)
