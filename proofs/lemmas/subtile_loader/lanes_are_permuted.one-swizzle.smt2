; subtile_loader.lanes_are_permuted/one swizzle
; 0eace41251a2fec21210a1c93fed592fc7d21699bec7d05e82bb35a973f548c0
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 32))
(declare-fun shift1 () (_ BitVec 32))
(declare-fun base1 () (_ BitVec 32))
(declare-fun lane_a () (_ BitVec 32))
(declare-fun lane_b () (_ BitVec 32))
(declare-fun strip () (_ BitVec 32))
(assert
 (bvsle (_ bv0 32) bits1))
(assert
 (bvsgt (_ bv11 32) bits1))
(assert
 (bvsle (_ bv4294967286 32) shift1))
(assert
 (bvsgt (_ bv11 32) shift1))
(assert
 (bvsle (_ bv0 32) base1))
(assert
 (bvsgt (_ bv11 32) base1))
(assert
 (bvsle (_ bv0 32) lane_a))
(assert
 (bvsgt (_ bv64 32) lane_a))
(assert
 (bvsle (_ bv0 32) lane_b))
(assert
 (bvsgt (_ bv64 32) lane_b))
(assert
 (bvsle (_ bv0 32) strip))
(assert
 (bvsgt (_ bv16 32) strip))
(assert
 (let ((?x13846 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x18496 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x16522 (bvadd ?x18496 ?x13846)))
 (bvsle bits1 ?x16522)))))
(assert
 (let ((?x13846 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x18496 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x16522 (bvadd ?x18496 ?x13846)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x16522 bits1) base1))))))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x13846 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x18496 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x18990 (bvadd ?x18496 base1)))
(let ((?x27629 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x15442 (bvshl ?x27629 ?x18990)))
(let ((?x6345 (bvmul (_ bv64 32) strip)))
(let ((?x587 (bvadd lane_b ?x6345)))
(let ((?x33872 (bvand ?x587 ?x15442)))
(let ((?x15531 (bvashr ?x33872 ?x18496)))
(let ((?x30494 (bvshl ?x15531 ?x13846)))
(let ((?x31920 (bvadd lane_a ?x6345)))
(let ((?x20203 (bvand ?x31920 ?x15442)))
(let ((?x5835 (bvashr ?x20203 ?x18496)))
(let ((?x4631 (bvshl ?x5835 ?x13846)))
(let (($x28362 (bvsle (_ bv0 32) bits1)))
(let (($x17161 (not (= (bvand (bvxor ?x31920 ?x4631) (_ bv63 32)) (bvand (bvxor ?x587 ?x30494) (_ bv63 32))))))
(let (($x1207 (and $x17161 $x28362 (bvsle (_ bv0 32) ?x27629) (bvsle (_ bv0 32) ?x18990) (bvsle (_ bv0 32) ?x31920) (bvsle (_ bv0 32) ?x15442) (bvsle (_ bv0 32) ?x20203) (bvsle (_ bv0 32) ?x18496) (bvsle (_ bv0 32) ?x5835) (bvsle (_ bv0 32) ?x13846) (bvsle (_ bv0 32) ?x4631) (bvsle (_ bv0 32) ?x587) (bvsle (_ bv0 32) ?x33872) (bvsle (_ bv0 32) ?x15531) (bvsle (_ bv0 32) ?x30494))))
(not $x1207)))))))))))))))))))
(check-sat)
