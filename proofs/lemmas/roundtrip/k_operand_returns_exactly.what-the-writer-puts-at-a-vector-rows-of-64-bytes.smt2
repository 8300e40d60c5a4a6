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
 (let ((?x29312 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x29677 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x27808 (bvadd ?x29677 ?x29312)))
 (bvsle v0 ?x27808)))))
(assert
 (let ((?x29312 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x29677 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x27808 (bvadd ?x29677 ?x29312)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x27808 v0) v2))))))
(assert
 (let ((?x3909 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x19976 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x18529 (bvadd ?x19976 ?x3909)))
 (bvsle v3 ?x18529)))))
(assert
 (let ((?x3909 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x19976 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x18529 (bvadd ?x19976 ?x3909)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x18529 v3) v5))))))
(assert
 (let ((?x3909 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x19976 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x14469 (bvadd ?x19976 v5)))
(let ((?x20790 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x3220 (bvshl ?x20790 ?x14469)))
(let ((?x29312 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x29677 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x22208 (bvadd ?x29677 v2)))
(let ((?x27634 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x27276 (bvshl ?x27634 ?x22208)))
(let ((?x234 (bvand v6 (_ bv127 32))))
(let ((?x7291 (bvand ?x234 ?x27276)))
(let ((?x2368 (bvashr ?x7291 ?x29677)))
(let ((?x16099 (bvshl ?x2368 ?x29312)))
(let ((?x15560 (bvxor ?x234 ?x16099)))
(let ((?x18781 (bvand ?x15560 ?x3220)))
(let ((?x11393 (bvashr ?x18781 ?x19976)))
(let ((?x3702 (bvshl ?x11393 ?x3909)))
(let (($x4258 (bvsle (_ bv0 32) v6)))
(let ((?x16408 (bvmul (_ bv8 32) v6)))
(let ((?x29282 (bvashr ?x16408 (_ bv5 32))))
(let ((?x27058 (bvashr ?x29282 (_ bv4 32))))
(let ((?x26227 (bvand ?x27058 (_ bv1 32))))
(let ((?x19742 (bvadd (bvmul (_ bv4 32) (bvand ?x29282 (_ bv15 32))) (bvashr (bvand ?x16408 (_ bv31 32)) (_ bv3 32)))))
(let ((?x28900 (bvadd ?x19742 (bvmul (_ bv64 32) ?x26227))))
(let ((?x28527 (bvand ?x28900 ?x27276)))
(let ((?x29190 (bvashr ?x28527 ?x29677)))
(let ((?x24220 (bvshl ?x29190 ?x29312)))
(let ((?x17613 (bvxor ?x28900 ?x24220)))
(let ((?x1251 (bvand ?x17613 ?x3220)))
(let ((?x29451 (bvashr ?x1251 ?x19976)))
(let ((?x20561 (bvshl ?x29451 ?x3909)))
(let (($x28983 (bvsle (_ bv0 32) v3)))
(let (($x667 (bvsle (_ bv0 32) v0)))
(let ((?x21301 (bvadd (bvadd v6 (bvmul (_ bv4294967295 32) (bvand v6 (_ bv63 32)))) (bvand (bvxor ?x15560 ?x3702) (_ bv63 32)))))
(let ((?x7074 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x17613 ?x20561) (_ bv63 32)) (_ bv3 32))) (bvand (bvand ?x16408 (_ bv31 32)) (_ bv7 32)))))
(let ((?x10836 (bvadd (bvmul (_ bv16 32) (bvadd (bvmul (_ bv2 32) (bvashr ?x27058 (_ bv1 32))) ?x26227)) (bvashr (bvand (bvxor ?x17613 ?x20561) (_ bv63 32)) (_ bv2 32)))))
(let (($x7659 (and (= (bvashr (bvadd (bvmul (_ bv64 32) ?x10836) (bvmul (_ bv2 32) ?x7074)) (_ bv4 32)) ?x21301) $x667 (bvsle (_ bv0 32) ?x27634) (bvsle (_ bv0 32) ?x22208) (bvsle (_ bv0 32) ?x28900) (bvsle (_ bv0 32) ?x27276) (bvsle (_ bv0 32) ?x28527) (bvsle (_ bv0 32) ?x29677) (bvsle (_ bv0 32) ?x29190) (bvsle (_ bv0 32) ?x29312) (bvsle (_ bv0 32) ?x24220) $x28983 (bvsle (_ bv0 32) ?x20790) (bvsle (_ bv0 32) ?x14469) (bvsle (_ bv0 32) ?x17613) (bvsle (_ bv0 32) ?x3220) (bvsle (_ bv0 32) ?x1251) (bvsle (_ bv0 32) ?x19976) (bvsle (_ bv0 32) ?x29451) (bvsle (_ bv0 32) ?x3909) (bvsle (_ bv0 32) ?x20561) $x4258 (bvsle (_ bv0 32) ?x234) (bvsle (_ bv0 32) ?x7291) (bvsle (_ bv0 32) ?x2368) (bvsle (_ bv0 32) ?x16099) (bvsle (_ bv0 32) ?x15560) (bvsle (_ bv0 32) ?x18781) (bvsle (_ bv0 32) ?x11393) (bvsle (_ bv0 32) ?x3702))))
(not $x7659))))))))))))))))))))))))))))))))))))))))
(check-sat)
