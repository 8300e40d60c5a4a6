; roundtrip.k_operand_returns_exactly/needed, vector by vector
; caf69f976a32af0e77269315a616c207b8775407b332b17a9c33eafae127a970
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is bits2
; v4 is shift2
; v5 is base2
; v6 is log2_block
; v7 is vector
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 42))
(declare-fun v1 () (_ BitVec 42))
(declare-fun v2 () (_ BitVec 42))
(declare-fun v3 () (_ BitVec 42))
(declare-fun v4 () (_ BitVec 42))
(declare-fun v5 () (_ BitVec 42))
(declare-fun v6 () (_ BitVec 42))
(declare-fun v7 () (_ BitVec 42))
(assert
 (bvsle (_ bv0 42) v0))
(assert
 (bvsgt (_ bv11 42) v0))
(assert
 (bvsle (_ bv4398046511094 42) v1))
(assert
 (bvsgt (_ bv11 42) v1))
(assert
 (bvsle (_ bv0 42) v2))
(assert
 (bvsgt (_ bv11 42) v2))
(assert
 (bvsle (_ bv0 42) v3))
(assert
 (bvsgt (_ bv11 42) v3))
(assert
 (bvsle (_ bv4398046511094 42) v4))
(assert
 (bvsgt (_ bv11 42) v4))
(assert
 (bvsle (_ bv0 42) v5))
(assert
 (bvsgt (_ bv11 42) v5))
(assert
 (bvsle (_ bv6 42) v6))
(assert
 (bvsgt (_ bv9 42) v6))
(assert
 (bvsle (_ bv0 42) v7))
(assert
 (let ((?x17964 (bvshl (_ bv1 42) v6)))
 (bvslt v7 ?x17964)))
(assert
 (let ((?x38637 (ite (bvsgt (_ bv0 42) v1) (bvmul (_ bv4398046511103 42) v1) (_ bv0 42))))
 (let ((?x5033 (ite (bvslt (_ bv0 42) v1) v1 (_ bv0 42))))
 (let ((?x10381 (bvadd ?x5033 ?x38637)))
 (bvsle v0 ?x10381)))))
(assert
 (let ((?x38637 (ite (bvsgt (_ bv0 42) v1) (bvmul (_ bv4398046511103 42) v1) (_ bv0 42))))
 (let ((?x5033 (ite (bvslt (_ bv0 42) v1) v1 (_ bv0 42))))
 (let ((?x10381 (bvadd ?x5033 ?x38637)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x10381 v0) v2))))))
(assert
 (let ((?x15548 (ite (bvsgt (_ bv0 42) v4) (bvmul (_ bv4398046511103 42) v4) (_ bv0 42))))
 (let ((?x14106 (ite (bvslt (_ bv0 42) v4) v4 (_ bv0 42))))
 (let ((?x4758 (bvadd ?x14106 ?x15548)))
 (bvsle v3 ?x4758)))))
(assert
 (let ((?x15548 (ite (bvsgt (_ bv0 42) v4) (bvmul (_ bv4398046511103 42) v4) (_ bv0 42))))
 (let ((?x14106 (ite (bvslt (_ bv0 42) v4) v4 (_ bv0 42))))
 (let ((?x4758 (bvadd ?x14106 ?x15548)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x4758 v3) v5))))))
(assert
 (let ((?x14106 (ite (bvslt (_ bv0 42) v4) v4 (_ bv0 42))))
(let ((?x9052 (bvadd ?x14106 v5)))
(let ((?x6115 (bvadd (bvshl (_ bv1 42) v3) (_ bv4398046511103 42))))
(let ((?x17541 (bvshl ?x6115 ?x9052)))
(let ((?x38637 (ite (bvsgt (_ bv0 42) v1) (bvmul (_ bv4398046511103 42) v1) (_ bv0 42))))
(let ((?x5033 (ite (bvslt (_ bv0 42) v1) v1 (_ bv0 42))))
(let ((?x27232 (bvadd ?x5033 v2)))
(let ((?x15927 (bvadd (bvshl (_ bv1 42) v0) (_ bv4398046511103 42))))
(let ((?x14818 (bvshl ?x15927 ?x27232)))
(let ((?x15548 (ite (bvsgt (_ bv0 42) v4) (bvmul (_ bv4398046511103 42) v4) (_ bv0 42))))
(let ((?x21366 (bvand v7 ?x14818)))
(let ((?x9126 (bvashr ?x21366 ?x5033)))
(let ((?x15611 (bvshl ?x9126 ?x38637)))
(let ((?x21232 (bvxor v7 ?x15611)))
(let ((?x2498 (bvand ?x21232 ?x17541)))
(let ((?x35915 (bvashr ?x2498 ?x14106)))
(let ((?x5015 (bvshl ?x35915 ?x15548)))
(let ((?x38605 (bvxor ?x21232 ?x5015)))
(let ((?x5035 (bvand ?x38605 ?x14818)))
(let ((?x16856 (bvashr ?x5035 ?x5033)))
(let ((?x4861 (bvxor ?x38605 (bvshl ?x16856 ?x38637))))
(let ((?x7005 (bvand ?x4861 ?x17541)))
(let ((?x10018 (bvashr ?x7005 ?x14106)))
(let (($x13928 (and (bvsle (_ bv0 42) ?x5035) (bvsle (_ bv0 42) ?x16856) (bvsle (_ bv0 42) ?x7005) (bvsle (_ bv0 42) ?x10018))))
(let (($x27286 (= (bvashr ?x38605 (_ bv6 42)) (bvashr v7 (_ bv6 42)))))
(let (($x13167 (not $x27286)))
(let ((?x17964 (bvshl (_ bv1 42) v6)))
(let ((?x8719 (bvadd ?x17964 (_ bv4398046511103 42))))
(let ((?x21314 (bvand ?x38605 ?x8719)))
(let ((?x25261 (bvand ?x21314 ?x14818)))
(let ((?x15450 (bvashr ?x25261 ?x5033)))
(let ((?x19100 (bvshl ?x15450 ?x38637)))
(let ((?x22317 (bvxor ?x21314 ?x19100)))
(let ((?x9020 (bvand ?x22317 ?x17541)))
(let ((?x17244 (bvashr ?x9020 ?x14106)))
(let ((?x1136 (bvshl ?x17244 ?x15548)))
(let ((?x8096 (bvadd (bvadd ?x38605 (bvmul (_ bv4398046511103 42) (bvand ?x38605 (_ bv63 42)))) (bvand (bvxor ?x22317 ?x1136) (_ bv63 42)))))
(let (($x28589 (= ?x8096 v7)))
(let (($x9802 (not $x28589)))
(let ((?x26180 (bvadd v7 (bvmul (_ bv4398046511103 42) (bvand v7 (_ bv63 42))))))
(let ((?x28062 (bvand ?x26180 ?x8719)))
(let ((?x7430 (bvand ?x28062 ?x14818)))
(let ((?x11142 (bvashr ?x7430 ?x5033)))
(let ((?x30451 (bvshl ?x11142 ?x38637)))
(let ((?x28304 (bvxor ?x28062 ?x30451)))
(let ((?x28806 (bvand ?x28304 ?x17541)))
(let ((?x27817 (bvashr ?x28806 ?x14106)))
(let ((?x4081 (bvshl ?x27817 ?x15548)))
(let ((?x3084 (bvand ?x26180 ?x14818)))
(let ((?x27782 (bvashr ?x3084 ?x5033)))
(let ((?x18868 (bvshl ?x27782 ?x38637)))
(let ((?x38576 (bvxor ?x26180 ?x18868)))
(let ((?x5864 (bvand ?x38576 ?x17541)))
(let ((?x31743 (bvashr ?x5864 ?x14106)))
(let ((?x27539 (bvshl ?x31743 ?x15548)))
(let (($x3110 (bvsle (_ bv0 42) v3)))
(let (($x31224 (bvsle (_ bv0 42) v7)))
(let (($x17682 (bvsle (_ bv0 42) v0)))
(let (($x35939 (= (_ bv0 42) (bvand (bvxor ?x38576 ?x27539) (_ bv63 42)))))
(let ((?x1647 (bvadd (bvadd ?x26180 (bvmul (_ bv4398046511103 42) (bvand ?x26180 (_ bv63 42)))) (bvand (bvxor ?x28304 ?x4081) (_ bv63 42)))))
(let (($x21756 (= ?x1647 ?x26180)))
(let ((?x4843 (bvand v7 (_ bv63 42))))
(let (($x21801 (= (bvand (bvxor ?x4861 (bvshl ?x10018 ?x15548)) (_ bv63 42)) ?x4843)))
(let (($x12405 (and (or $x13167 (not $x21801) $x28589) (or $x9802 (and $x27286 $x21801)) (or (not $x35939) $x21756) (or (not $x21756) $x35939) (bvsle (_ bv0 42) v6) $x17682 (bvsle (_ bv0 42) ?x15927) (bvsle (_ bv0 42) ?x27232) $x31224 (bvsle (_ bv0 42) ?x14818) (bvsle (_ bv0 42) ?x21366) (bvsle (_ bv0 42) ?x5033) (bvsle (_ bv0 42) ?x9126) (bvsle (_ bv0 42) ?x38637) (bvsle (_ bv0 42) ?x15611) $x3110 (bvsle (_ bv0 42) ?x6115) (bvsle (_ bv0 42) ?x9052) (bvsle (_ bv0 42) ?x21232) (bvsle (_ bv0 42) ?x17541) (bvsle (_ bv0 42) ?x2498) (bvsle (_ bv0 42) ?x14106) (bvsle (_ bv0 42) ?x35915) (bvsle (_ bv0 42) ?x15548) (bvsle (_ bv0 42) ?x5015) (bvsle (_ bv0 42) ?x38605) (bvsle (_ bv0 42) ?x8719) (bvsle (_ bv0 42) ?x21314) (bvsle (_ bv0 42) ?x25261) (bvsle (_ bv0 42) ?x15450) (bvsle (_ bv0 42) ?x19100) (bvsle (_ bv0 42) ?x22317) (bvsle (_ bv0 42) ?x9020) (bvsle (_ bv0 42) ?x17244) (bvsle (_ bv0 42) ?x1136) (bvsle (_ bv0 42) ?x26180) (bvsle (_ bv0 42) ?x3084) (bvsle (_ bv0 42) ?x27782) (bvsle (_ bv0 42) ?x18868) (bvsle (_ bv0 42) ?x38576) (bvsle (_ bv0 42) ?x5864) (bvsle (_ bv0 42) ?x31743) (bvsle (_ bv0 42) ?x27539) (bvsle (_ bv0 42) ?x28062) (bvsle (_ bv0 42) ?x7430) (bvsle (_ bv0 42) ?x11142) (bvsle (_ bv0 42) ?x30451) (bvsle (_ bv0 42) ?x28304) (bvsle (_ bv0 42) ?x28806) (bvsle (_ bv0 42) ?x27817) (bvsle (_ bv0 42) ?x4081) (or $x9802 $x13167 $x13928) (or $x13167 $x13928))))
(not $x12405))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
