; roundtrip.k_operand_returns_exactly/what the writer puts at a vector, rows of 64 bytes
; 4c7b3dff708762b4df4a55fd9f1148bda6651b5c866000a7e5ea08d5997e54a7
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
 (bvsgt (_ bv256 32) v6))
(assert
 (let ((?x18098 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x14598 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x2793 (bvadd ?x14598 ?x18098)))
 (bvsle v0 ?x2793)))))
(assert
 (let ((?x18098 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x14598 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x2793 (bvadd ?x14598 ?x18098)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x2793 v0) v2))))))
(assert
 (let ((?x25398 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x6509 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x6642 (bvadd ?x6509 ?x25398)))
 (bvsle v3 ?x6642)))))
(assert
 (let ((?x25398 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x6509 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x6642 (bvadd ?x6509 ?x25398)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x6642 v3) v5))))))
(assert
 (let ((?x25398 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x6509 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x9944 (bvadd ?x6509 v5)))
(let ((?x9372 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x11852 (bvshl ?x9372 ?x9944)))
(let ((?x18098 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x14598 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x9826 (bvadd ?x14598 v2)))
(let ((?x23613 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x17802 (bvshl ?x23613 ?x9826)))
(let ((?x7370 (bvand v6 (_ bv127 32))))
(let ((?x23720 (bvand ?x7370 ?x17802)))
(let ((?x6153 (bvashr ?x23720 ?x14598)))
(let ((?x26379 (bvshl ?x6153 ?x18098)))
(let ((?x16393 (bvxor ?x7370 ?x26379)))
(let ((?x294 (bvand ?x16393 ?x11852)))
(let ((?x4597 (bvashr ?x294 ?x6509)))
(let ((?x17540 (bvshl ?x4597 ?x25398)))
(let (($x28074 (bvsle (_ bv0 32) v6)))
(let ((?x18835 (bvmul (_ bv8 32) v6)))
(let ((?x23118 (bvashr ?x18835 (_ bv5 32))))
(let ((?x21768 (bvashr ?x23118 (_ bv4 32))))
(let ((?x6897 (bvand ?x21768 (_ bv1 32))))
(let ((?x4177 (bvadd (bvmul (_ bv4 32) (bvand ?x23118 (_ bv15 32))) (bvashr (bvand ?x18835 (_ bv31 32)) (_ bv3 32)))))
(let ((?x16790 (bvadd ?x4177 (bvmul (_ bv64 32) ?x6897))))
(let ((?x5717 (bvand ?x16790 ?x17802)))
(let ((?x13595 (bvashr ?x5717 ?x14598)))
(let ((?x14786 (bvshl ?x13595 ?x18098)))
(let ((?x8588 (bvxor ?x16790 ?x14786)))
(let ((?x21521 (bvand ?x8588 ?x11852)))
(let ((?x23974 (bvashr ?x21521 ?x6509)))
(let ((?x14080 (bvshl ?x23974 ?x25398)))
(let (($x15580 (bvsle (_ bv0 32) v3)))
(let (($x2349 (bvsle (_ bv0 32) v0)))
(let ((?x16514 (bvadd (bvadd v6 (bvmul (_ bv4294967295 32) (bvand v6 (_ bv63 32)))) (bvand (bvxor ?x16393 ?x17540) (_ bv63 32)))))
(let ((?x16369 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x8588 ?x14080) (_ bv63 32)) (_ bv3 32))) (bvand (bvand ?x18835 (_ bv31 32)) (_ bv7 32)))))
(let ((?x5414 (bvadd (bvmul (_ bv16 32) (bvadd (bvmul (_ bv2 32) (bvashr ?x21768 (_ bv1 32))) ?x6897)) (bvashr (bvand (bvxor ?x8588 ?x14080) (_ bv63 32)) (_ bv2 32)))))
(let (($x616 (and (= (bvashr (bvadd (bvmul (_ bv64 32) ?x5414) (bvmul (_ bv2 32) ?x16369)) (_ bv4 32)) ?x16514) $x2349 (bvsle (_ bv0 32) ?x23613) (bvsle (_ bv0 32) ?x9826) (bvsle (_ bv0 32) ?x16790) (bvsle (_ bv0 32) ?x17802) (bvsle (_ bv0 32) ?x5717) (bvsle (_ bv0 32) ?x14598) (bvsle (_ bv0 32) ?x13595) (bvsle (_ bv0 32) ?x18098) (bvsle (_ bv0 32) ?x14786) $x15580 (bvsle (_ bv0 32) ?x9372) (bvsle (_ bv0 32) ?x9944) (bvsle (_ bv0 32) ?x8588) (bvsle (_ bv0 32) ?x11852) (bvsle (_ bv0 32) ?x21521) (bvsle (_ bv0 32) ?x6509) (bvsle (_ bv0 32) ?x23974) (bvsle (_ bv0 32) ?x25398) (bvsle (_ bv0 32) ?x14080) $x28074 (bvsle (_ bv0 32) ?x7370) (bvsle (_ bv0 32) ?x23720) (bvsle (_ bv0 32) ?x6153) (bvsle (_ bv0 32) ?x26379) (bvsle (_ bv0 32) ?x16393) (bvsle (_ bv0 32) ?x294) (bvsle (_ bv0 32) ?x4597) (bvsle (_ bv0 32) ?x17540))))
(not $x616))))))))))))))))))))))))))))))))))))))))
(check-sat)
