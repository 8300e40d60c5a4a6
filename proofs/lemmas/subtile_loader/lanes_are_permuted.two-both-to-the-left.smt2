; subtile_loader.lanes_are_permuted/two, both to the left
; d38bfc6875e8045b16d974a002f7a70fe0b7e6ff321ca23a3de778ace66714fa
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is bits2
; v4 is shift2
; v5 is base2
; v6 is lane_a
; v7 is lane_b
; v8 is strip
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
 (bvsgt (_ bv64 32) v7))
(assert
 (bvsle (_ bv0 32) v8))
(assert
 (bvsgt (_ bv16 32) v8))
(assert
 (let (($x578 (bvsgt (_ bv0 32) v1)))
 (let ((?x30160 (ite $x578 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x18567 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x1222 (bvadd ?x18567 ?x30160)))
 (bvsle v0 ?x1222))))))
(assert
 (let (($x578 (bvsgt (_ bv0 32) v1)))
 (let ((?x30160 (ite $x578 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x18567 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x1222 (bvadd ?x18567 ?x30160)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x1222 v0) v2)))))))
(assert
 (let ((?x26211 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x12340 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x16961 (bvadd ?x12340 ?x26211)))
 (bvsle v3 ?x16961)))))
(assert
 (let ((?x26211 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
 (let ((?x12340 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
 (let ((?x16961 (bvadd ?x12340 ?x26211)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x16961 v3) v5))))))
(assert
 (bvsgt (_ bv0 32) v1))
(assert
 (bvsge (_ bv0 32) v4))
(assert
 (not (= v6 v7)))
(assert
 (let ((?x26211 (ite (bvsgt (_ bv0 32) v4) (bvmul (_ bv4294967295 32) v4) (_ bv0 32))))
(let ((?x12340 (ite (bvslt (_ bv0 32) v4) v4 (_ bv0 32))))
(let ((?x5311 (bvadd ?x12340 v5)))
(let ((?x16646 (bvadd (bvshl (_ bv1 32) v3) (_ bv4294967295 32))))
(let ((?x5464 (bvshl ?x16646 ?x5311)))
(let (($x578 (bvsgt (_ bv0 32) v1)))
(let ((?x30160 (ite $x578 (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x18567 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x7295 (bvadd ?x18567 v2)))
(let ((?x31528 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x17985 (bvshl ?x31528 ?x7295)))
(let ((?x7963 (bvmul (_ bv64 32) v8)))
(let ((?x20222 (bvadd v7 ?x7963)))
(let ((?x2434 (bvand ?x20222 ?x17985)))
(let ((?x4148 (bvashr ?x2434 ?x18567)))
(let ((?x28447 (bvshl ?x4148 ?x30160)))
(let ((?x1057 (bvxor ?x20222 ?x28447)))
(let ((?x8045 (bvand ?x1057 ?x5464)))
(let ((?x28288 (bvashr ?x8045 ?x12340)))
(let ((?x12353 (bvshl ?x28288 ?x26211)))
(let ((?x6983 (bvadd v6 ?x7963)))
(let ((?x30138 (bvand ?x6983 ?x17985)))
(let ((?x28996 (bvashr ?x30138 ?x18567)))
(let ((?x22484 (bvshl ?x28996 ?x30160)))
(let ((?x811 (bvxor ?x6983 ?x22484)))
(let ((?x27229 (bvand ?x811 ?x5464)))
(let ((?x24556 (bvashr ?x27229 ?x12340)))
(let ((?x6064 (bvshl ?x24556 ?x26211)))
(let (($x16292 (bvsle (_ bv0 32) v3)))
(let (($x8984 (bvsle (_ bv0 32) v0)))
(let (($x15563 (not (= (bvand (bvxor ?x811 ?x6064) (_ bv63 32)) (bvand (bvxor ?x1057 ?x12353) (_ bv63 32))))))
(let (($x17680 (and $x15563 $x8984 (bvsle (_ bv0 32) ?x31528) (bvsle (_ bv0 32) ?x7295) (bvsle (_ bv0 32) ?x6983) (bvsle (_ bv0 32) ?x17985) (bvsle (_ bv0 32) ?x30138) (bvsle (_ bv0 32) ?x18567) (bvsle (_ bv0 32) ?x28996) (bvsle (_ bv0 32) ?x30160) (bvsle (_ bv0 32) ?x22484) $x16292 (bvsle (_ bv0 32) ?x16646) (bvsle (_ bv0 32) ?x5311) (bvsle (_ bv0 32) ?x811) (bvsle (_ bv0 32) ?x5464) (bvsle (_ bv0 32) ?x27229) (bvsle (_ bv0 32) ?x12340) (bvsle (_ bv0 32) ?x24556) (bvsle (_ bv0 32) ?x26211) (bvsle (_ bv0 32) ?x6064) (bvsle (_ bv0 32) ?x20222) (bvsle (_ bv0 32) ?x2434) (bvsle (_ bv0 32) ?x4148) (bvsle (_ bv0 32) ?x28447) (bvsle (_ bv0 32) ?x1057) (bvsle (_ bv0 32) ?x8045) (bvsle (_ bv0 32) ?x28288) (bvsle (_ bv0 32) ?x12353))))
(not $x17680))))))))))))))))))))))))))))))))))
(check-sat)
