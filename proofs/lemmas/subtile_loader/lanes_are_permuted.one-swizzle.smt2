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
 (let ((?x950 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x38667 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x29706 (bvadd ?x38667 ?x950)))
 (bvsle bits1 ?x29706)))))
(assert
 (let ((?x950 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x38667 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x29706 (bvadd ?x38667 ?x950)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x29706 bits1) base1))))))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x950 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x38667 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x8277 (bvadd ?x38667 base1)))
(let ((?x42538 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x8805 (bvshl ?x42538 ?x8277)))
(let ((?x11845 (bvmul (_ bv64 32) strip)))
(let ((?x20032 (bvadd lane_b ?x11845)))
(let ((?x801 (bvand ?x20032 ?x8805)))
(let ((?x32549 (bvashr ?x801 ?x38667)))
(let ((?x37821 (bvshl ?x32549 ?x950)))
(let ((?x37979 (bvadd lane_a ?x11845)))
(let ((?x39616 (bvand ?x37979 ?x8805)))
(let ((?x12707 (bvashr ?x39616 ?x38667)))
(let ((?x40368 (bvshl ?x12707 ?x950)))
(let (($x16072 (bvsle (_ bv0 32) bits1)))
(let (($x23989 (not (= (bvand (bvxor ?x37979 ?x40368) (_ bv63 32)) (bvand (bvxor ?x20032 ?x37821) (_ bv63 32))))))
(let (($x33861 (and $x23989 $x16072 (bvsle (_ bv0 32) ?x42538) (bvsle (_ bv0 32) ?x8277) (bvsle (_ bv0 32) ?x37979) (bvsle (_ bv0 32) ?x8805) (bvsle (_ bv0 32) ?x39616) (bvsle (_ bv0 32) ?x38667) (bvsle (_ bv0 32) ?x12707) (bvsle (_ bv0 32) ?x950) (bvsle (_ bv0 32) ?x40368) (bvsle (_ bv0 32) ?x20032) (bvsle (_ bv0 32) ?x801) (bvsle (_ bv0 32) ?x32549) (bvsle (_ bv0 32) ?x37821))))
(not $x33861)))))))))))))))))))
(check-sat)
