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
 (let ((?x3937 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x2824 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x11447 (bvadd ?x2824 ?x3937)))
 (bvsle v0 ?x11447)))))
(assert
 (let ((?x3937 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x2824 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x11447 (bvadd ?x2824 ?x3937)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x11447 v0) v2))))))
(assert
 (let ((?x23831 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x16187 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x18686 (bvadd ?x16187 ?x23831)))
 (bvsle v3 ?x18686)))))
(assert
 (let ((?x23831 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x16187 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x18686 (bvadd ?x16187 ?x23831)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x18686 v3) v5))))))
(assert
 (let ((?x23831 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x16187 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x23384 (bvadd ?x16187 v5)))
(let ((?x20683 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x24263 (bvshl ?x20683 ?x23384)))
(let ((?x3937 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x2824 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x17867 (bvadd ?x2824 v2)))
(let ((?x5339 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x25222 (bvshl ?x5339 ?x17867)))
(let ((?x18578 (bvand v6 (_ bv255 32))))
(let ((?x18038 (bvand ?x18578 ?x25222)))
(let ((?x22251 (bvashr ?x18038 ?x2824)))
(let ((?x14148 (bvshl ?x22251 ?x3937)))
(let ((?x24076 (bvxor ?x18578 ?x14148)))
(let ((?x14032 (bvand ?x24076 ?x24263)))
(let ((?x24096 (bvashr ?x14032 ?x16187)))
(let ((?x21632 (bvshl ?x24096 ?x23831)))
(let (($x3545 (bvsle (_ bv0 32) v6)))
(let ((?x14063 (bvmul (_ bv8 32) v6)))
(let ((?x20671 (bvashr ?x14063 (_ bv6 32))))
(let ((?x11432 (bvashr ?x20671 (_ bv3 32))))
(let ((?x13130 (bvand ?x11432 (_ bv3 32))))
(let ((?x11607 (bvadd (bvmul (_ bv8 32) (bvand ?x20671 (_ bv7 32))) (bvashr (bvand ?x14063 (_ bv63 32)) (_ bv3 32)))))
(let ((?x6511 (bvadd ?x11607 (bvmul (_ bv64 32) ?x13130))))
(let ((?x887 (bvand ?x6511 ?x25222)))
(let ((?x4650 (bvashr ?x887 ?x2824)))
(let ((?x9214 (bvshl ?x4650 ?x3937)))
(let ((?x14280 (bvxor ?x6511 ?x9214)))
(let ((?x28428 (bvand ?x14280 ?x24263)))
(let ((?x18067 (bvashr ?x28428 ?x16187)))
(let ((?x795 (bvshl ?x18067 ?x23831)))
(let (($x23070 (bvsle (_ bv0 32) v3)))
(let (($x512 (bvsle (_ bv0 32) v0)))
(let ((?x481 (bvadd (bvadd v6 (bvmul (_ bv4294967295 32) (bvand v6 (_ bv63 32)))) (bvand (bvxor ?x24076 ?x21632) (_ bv63 32)))))
(let ((?x25183 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x14280 ?x795) (_ bv63 32)) (_ bv7 32))) (bvand (bvand ?x14063 (_ bv63 32)) (_ bv7 32)))))
(let ((?x29433 (bvadd (bvmul (_ bv8 32) (bvadd (bvmul (_ bv4 32) (bvashr ?x11432 (_ bv2 32))) ?x13130)) (bvashr (bvand (bvxor ?x14280 ?x795) (_ bv63 32)) (_ bv3 32)))))
(let (($x7359 (and (= (bvashr (bvadd (bvmul (_ bv128 32) ?x29433) (bvmul (_ bv2 32) ?x25183)) (_ bv4 32)) ?x481) $x512 (bvsle (_ bv0 32) ?x5339) (bvsle (_ bv0 32) ?x17867) (bvsle (_ bv0 32) ?x6511) (bvsle (_ bv0 32) ?x25222) (bvsle (_ bv0 32) ?x887) (bvsle (_ bv0 32) ?x2824) (bvsle (_ bv0 32) ?x4650) (bvsle (_ bv0 32) ?x3937) (bvsle (_ bv0 32) ?x9214) $x23070 (bvsle (_ bv0 32) ?x20683) (bvsle (_ bv0 32) ?x23384) (bvsle (_ bv0 32) ?x14280) (bvsle (_ bv0 32) ?x24263) (bvsle (_ bv0 32) ?x28428) (bvsle (_ bv0 32) ?x16187) (bvsle (_ bv0 32) ?x18067) (bvsle (_ bv0 32) ?x23831) (bvsle (_ bv0 32) ?x795) $x3545 (bvsle (_ bv0 32) ?x18578) (bvsle (_ bv0 32) ?x18038) (bvsle (_ bv0 32) ?x22251) (bvsle (_ bv0 32) ?x14148) (bvsle (_ bv0 32) ?x24076) (bvsle (_ bv0 32) ?x14032) (bvsle (_ bv0 32) ?x24096) (bvsle (_ bv0 32) ?x21632))))
(not $x7359))))))))))))))))))))))))))))))))))))))))
(check-sat)
