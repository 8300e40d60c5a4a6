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
 (let ((?x11256 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x18268 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x9466 (bvadd ?x18268 ?x11256)))
 (bvsle bits1 ?x9466)))))
(assert
 (let ((?x11256 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x18268 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x9466 (bvadd ?x18268 ?x11256)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x9466 bits1) base1))))))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x11256 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x18268 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x35484 (bvadd ?x18268 base1)))
(let ((?x7337 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x14545 (bvshl ?x7337 ?x35484)))
(let ((?x21992 (bvmul (_ bv64 32) strip)))
(let ((?x34407 (bvadd lane_b ?x21992)))
(let ((?x7411 (bvand ?x34407 ?x14545)))
(let ((?x7154 (bvashr ?x7411 ?x18268)))
(let ((?x24696 (bvshl ?x7154 ?x11256)))
(let ((?x18081 (bvadd lane_a ?x21992)))
(let ((?x15196 (bvand ?x18081 ?x14545)))
(let ((?x41574 (bvashr ?x15196 ?x18268)))
(let ((?x26831 (bvshl ?x41574 ?x11256)))
(let (($x12142 (bvsle (_ bv0 32) bits1)))
(let (($x12186 (not (= (bvand (bvxor ?x18081 ?x26831) (_ bv63 32)) (bvand (bvxor ?x34407 ?x24696) (_ bv63 32))))))
(let (($x18872 (and $x12186 $x12142 (bvsle (_ bv0 32) ?x7337) (bvsle (_ bv0 32) ?x35484) (bvsle (_ bv0 32) ?x18081) (bvsle (_ bv0 32) ?x14545) (bvsle (_ bv0 32) ?x15196) (bvsle (_ bv0 32) ?x18268) (bvsle (_ bv0 32) ?x41574) (bvsle (_ bv0 32) ?x11256) (bvsle (_ bv0 32) ?x26831) (bvsle (_ bv0 32) ?x34407) (bvsle (_ bv0 32) ?x7411) (bvsle (_ bv0 32) ?x7154) (bvsle (_ bv0 32) ?x24696))))
(not $x18872)))))))))))))))))))
(check-sat)
