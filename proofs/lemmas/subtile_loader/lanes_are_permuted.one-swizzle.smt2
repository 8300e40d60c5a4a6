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
 (let ((?x2583 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x92 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x704 (bvadd ?x92 ?x2583)))
 (bvsle bits1 ?x704)))))
(assert
 (let ((?x2583 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x92 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x704 (bvadd ?x92 ?x2583)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x704 bits1) base1))))))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x2583 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x92 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x1532 (bvadd ?x92 base1)))
(let ((?x310 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x766 (bvshl ?x310 ?x1532)))
(let ((?x999 (bvmul (_ bv64 32) strip)))
(let ((?x1283 (bvadd lane_b ?x999)))
(let ((?x1144 (bvand ?x1283 ?x766)))
(let ((?x167 (bvashr ?x1144 ?x92)))
(let ((?x89 (bvshl ?x167 ?x2583)))
(let ((?x266 (bvadd lane_a ?x999)))
(let ((?x181 (bvand ?x266 ?x766)))
(let ((?x1615 (bvashr ?x181 ?x92)))
(let ((?x1272 (bvshl ?x1615 ?x2583)))
(let (($x1678 (bvsle (_ bv0 32) bits1)))
(let (($x1153 (not (= (bvand (bvxor ?x266 ?x1272) (_ bv63 32)) (bvand (bvxor ?x1283 ?x89) (_ bv63 32))))))
(let (($x578 (and $x1153 $x1678 (bvsle (_ bv0 32) ?x310) (bvsle (_ bv0 32) ?x1532) (bvsle (_ bv0 32) ?x266) (bvsle (_ bv0 32) ?x766) (bvsle (_ bv0 32) ?x181) (bvsle (_ bv0 32) ?x92) (bvsle (_ bv0 32) ?x1615) (bvsle (_ bv0 32) ?x2583) (bvsle (_ bv0 32) ?x1272) (bvsle (_ bv0 32) ?x1283) (bvsle (_ bv0 32) ?x1144) (bvsle (_ bv0 32) ?x167) (bvsle (_ bv0 32) ?x89))))
(not $x578)))))))))))))))))))
(check-sat)
