; subtile_loader.lanes_are_permuted/one swizzle
; 0eace41251a2fec21210a1c93fed592fc7d21699bec7d05e82bb35a973f548c0
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is lane_a
; v4 is lane_b
; v5 is strip
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 32))
(declare-fun v1 () (_ BitVec 32))
(declare-fun v2 () (_ BitVec 32))
(declare-fun v3 () (_ BitVec 32))
(declare-fun v4 () (_ BitVec 32))
(declare-fun v5 () (_ BitVec 32))
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
 (bvsgt (_ bv64 32) v3))
(assert
 (bvsle (_ bv0 32) v4))
(assert
 (bvsgt (_ bv64 32) v4))
(assert
 (bvsle (_ bv0 32) v5))
(assert
 (bvsgt (_ bv16 32) v5))
(assert
 (let ((?x10863 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x19112 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x3139 (bvadd ?x19112 ?x10863)))
 (bvsle v0 ?x3139)))))
(assert
 (let ((?x10863 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
 (let ((?x19112 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
 (let ((?x3139 (bvadd ?x19112 ?x10863)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x3139 v0) v2))))))
(assert
 (not (= v3 v4)))
(assert
 (let ((?x10863 (ite (bvsgt (_ bv0 32) v1) (bvmul (_ bv4294967295 32) v1) (_ bv0 32))))
(let ((?x19112 (ite (bvslt (_ bv0 32) v1) v1 (_ bv0 32))))
(let ((?x15714 (bvadd ?x19112 v2)))
(let ((?x14161 (bvadd (bvshl (_ bv1 32) v0) (_ bv4294967295 32))))
(let ((?x4248 (bvshl ?x14161 ?x15714)))
(let ((?x6839 (bvmul (_ bv64 32) v5)))
(let ((?x28172 (bvadd v4 ?x6839)))
(let ((?x16316 (bvand ?x28172 ?x4248)))
(let ((?x17895 (bvashr ?x16316 ?x19112)))
(let ((?x11344 (bvshl ?x17895 ?x10863)))
(let ((?x7798 (bvadd v3 ?x6839)))
(let ((?x25169 (bvand ?x7798 ?x4248)))
(let ((?x18503 (bvashr ?x25169 ?x19112)))
(let ((?x21789 (bvshl ?x18503 ?x10863)))
(let (($x12807 (bvsle (_ bv0 32) v0)))
(let (($x27843 (not (= (bvand (bvxor ?x7798 ?x21789) (_ bv63 32)) (bvand (bvxor ?x28172 ?x11344) (_ bv63 32))))))
(let (($x11550 (and $x27843 $x12807 (bvsle (_ bv0 32) ?x14161) (bvsle (_ bv0 32) ?x15714) (bvsle (_ bv0 32) ?x7798) (bvsle (_ bv0 32) ?x4248) (bvsle (_ bv0 32) ?x25169) (bvsle (_ bv0 32) ?x19112) (bvsle (_ bv0 32) ?x18503) (bvsle (_ bv0 32) ?x10863) (bvsle (_ bv0 32) ?x21789) (bvsle (_ bv0 32) ?x28172) (bvsle (_ bv0 32) ?x16316) (bvsle (_ bv0 32) ?x17895) (bvsle (_ bv0 32) ?x11344))))
(not $x11550)))))))))))))))))))
(check-sat)
