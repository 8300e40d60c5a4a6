; subtile_loader.worker_base_needed_exactly/two strips
; f2a92d3168cec63d17e282a184dd2723a81799ec4c8de22f376f3215f8728ec3
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is bits2
; v4 is shift2
; v5 is base2
; v6 is lane
; v7 is strip_a
; v8 is strip_b
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 32))
(declare-fun v1 () (_ BitVec 32))
(declare-fun v2 () (_ BitVec 32))
(declare-fun v3 () (_ BitVec 32))
(declare-fun v4 () (_ BitVec 32))
(declare-fun v5 () (_ BitVec 32))
(declare-fun v6 () (_ BitVec 32))
(declare-fun v7 () (_ BitVec 32))
(declare-fun v8 () (_ BitVec 32))
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
 (bvsgt (_ bv64 32) v6))
(assert
 (bvsle (_ bv0 32) v7))
(assert
 (bvsgt (_ bv16 32) v7))
(assert
 (bvsle (_ bv0 32) v8))
(assert
 (bvsgt (_ bv16 32) v8))
(assert
 (let ((?x13161 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x13181 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x22466 (bvadd ?x13181 ?x13161)))
 (bvsle v0 ?x22466)))))
(assert
 (let ((?x13161 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x13181 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x22466 (bvadd ?x13181 ?x13161)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x22466 v0) v2))))))
(assert
 (let ((?x16844 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x3011 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x15602 (bvadd ?x3011 ?x16844)))
 (bvsle v3 ?x15602)))))
(assert
 (let ((?x16844 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x3011 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x15602 (bvadd ?x3011 ?x16844)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x15602 v3) v5))))))
(assert
 (let ((?x16844 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x3011 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x1407 (bvadd ?x3011 v5)))
(let ((?x22828 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x23354 (bvshl ?x22828 ?x1407)))
(let ((?x13161 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x13181 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x19876 (bvadd ?x13181 v2)))
(let ((?x10377 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x7728 (bvshl ?x10377 ?x19876)))
(let ((?x5873 (bvmul (_ bv64 32) v8)))
(let ((?x22694 (bvand ?x5873 ?x7728)))
(let ((?x18891 (bvashr ?x22694 ?x13181)))
(let ((?x1928 (bvshl ?x18891 ?x13161)))
(let ((?x13310 (bvxor ?x5873 ?x1928)))
(let ((?x16251 (bvand ?x13310 ?x23354)))
(let ((?x1655 (bvashr ?x16251 ?x3011)))
(let ((?x10137 (bvshl ?x1655 ?x16844)))
(let ((?x7461 (bvmul (_ bv64 32) v7)))
(let ((?x19725 (bvand ?x7461 ?x7728)))
(let ((?x19430 (bvashr ?x19725 ?x13181)))
(let ((?x23174 (bvshl ?x19430 ?x13161)))
(let ((?x1219 (bvxor ?x7461 ?x23174)))
(let ((?x5305 (bvand ?x1219 ?x23354)))
(let ((?x20885 (bvashr ?x5305 ?x3011)))
(let ((?x1630 (bvshl ?x20885 ?x16844)))
(let ((?x18135 (bvadd v6 ?x5873)))
(let ((?x24058 (bvand ?x18135 ?x7728)))
(let ((?x19286 (bvashr ?x24058 ?x13181)))
(let ((?x25909 (bvshl ?x19286 ?x13161)))
(let ((?x24365 (bvxor ?x18135 ?x25909)))
(let ((?x21672 (bvand ?x24365 ?x23354)))
(let ((?x18921 (bvashr ?x21672 ?x3011)))
(let ((?x19962 (bvshl ?x18921 ?x16844)))
(let ((?x15514 (bvadd v6 ?x7461)))
(let ((?x13087 (bvand ?x15514 ?x7728)))
(let ((?x17288 (bvashr ?x13087 ?x13181)))
(let ((?x3167 (bvshl ?x17288 ?x13161)))
(let ((?x15929 (bvxor ?x15514 ?x3167)))
(let ((?x3558 (bvand ?x15929 ?x23354)))
(let ((?x13489 (bvashr ?x3558 ?x3011)))
(let ((?x25272 (bvshl ?x13489 ?x16844)))
(let (($x18279 (bvsle (_ bv0 32) v3)))
(let (($x12878 (bvsle (_ bv0 32) v0)))
(let (($x3452 (= (bvand (bvxor ?x15929 ?x25272) (_ bv63 32)) (bvand (bvxor ?x24365 ?x19962) (_ bv63 32)))))
(let (($x23295 (= (bvand (bvxor ?x1219 ?x1630) (_ bv63 32)) (bvand (bvxor ?x13310 ?x10137) (_ bv63 32)))))
(let (($x484 (and (or (not $x3452) $x23295) (or (not $x23295) $x3452) $x12878 (bvsle (_ bv0 32) ?x10377) (bvsle (_ bv0 32) ?x19876) (bvsle (_ bv0 32) ?x15514) (bvsle (_ bv0 32) ?x7728) (bvsle (_ bv0 32) ?x13087) (bvsle (_ bv0 32) ?x13181) (bvsle (_ bv0 32) ?x17288) (bvsle (_ bv0 32) ?x13161) (bvsle (_ bv0 32) ?x3167) $x18279 (bvsle (_ bv0 32) ?x22828) (bvsle (_ bv0 32) ?x1407) (bvsle (_ bv0 32) ?x15929) (bvsle (_ bv0 32) ?x23354) (bvsle (_ bv0 32) ?x3558) (bvsle (_ bv0 32) ?x3011) (bvsle (_ bv0 32) ?x13489) (bvsle (_ bv0 32) ?x16844) (bvsle (_ bv0 32) ?x25272) (bvsle (_ bv0 32) ?x18135) (bvsle (_ bv0 32) ?x24058) (bvsle (_ bv0 32) ?x19286) (bvsle (_ bv0 32) ?x25909) (bvsle (_ bv0 32) ?x24365) (bvsle (_ bv0 32) ?x21672) (bvsle (_ bv0 32) ?x18921) (bvsle (_ bv0 32) ?x19962) (bvsle (_ bv0 32) ?x7461) (bvsle (_ bv0 32) ?x19725) (bvsle (_ bv0 32) ?x19430) (bvsle (_ bv0 32) ?x23174) (bvsle (_ bv0 32) ?x1219) (bvsle (_ bv0 32) ?x5305) (bvsle (_ bv0 32) ?x20885) (bvsle (_ bv0 32) ?x1630) (bvsle (_ bv0 32) ?x5873) (bvsle (_ bv0 32) ?x22694) (bvsle (_ bv0 32) ?x18891) (bvsle (_ bv0 32) ?x1928) (bvsle (_ bv0 32) ?x13310) (bvsle (_ bv0 32) ?x16251) (bvsle (_ bv0 32) ?x1655) (bvsle (_ bv0 32) ?x10137))))
(not $x484)))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
