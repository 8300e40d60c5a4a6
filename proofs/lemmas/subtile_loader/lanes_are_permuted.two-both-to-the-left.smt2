; subtile_loader.lanes_are_permuted/two, both to the left
; d38bfc6875e8045b16d974a002f7a70fe0b7e6ff321ca23a3de778ace66714fa
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 32))
(declare-fun shift1 () (_ BitVec 32))
(declare-fun base1 () (_ BitVec 32))
(declare-fun bits2 () (_ BitVec 32))
(declare-fun shift2 () (_ BitVec 32))
(declare-fun base2 () (_ BitVec 32))
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
 (bvsle (_ bv0 32) bits2))
(assert
 (bvsgt (_ bv11 32) bits2))
(assert
 (bvsle (_ bv4294967286 32) shift2))
(assert
 (bvsgt (_ bv11 32) shift2))
(assert
 (bvsle (_ bv0 32) base2))
(assert
 (bvsgt (_ bv11 32) base2))
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
 (let (($x3920 (bvsgt (_ bv0 32) shift1)))
 (let ((?x33485 (ite $x3920 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x31115 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x38046 (bvadd ?x31115 ?x33485)))
 (bvsle bits1 ?x38046))))))
(assert
 (let (($x3920 (bvsgt (_ bv0 32) shift1)))
 (let ((?x33485 (ite $x3920 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x31115 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x38046 (bvadd ?x31115 ?x33485)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x38046 bits1) base1)))))))
(assert
 (let ((?x5179 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x29212 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x40866 (bvadd ?x29212 ?x5179)))
 (bvsle bits2 ?x40866)))))
(assert
 (let ((?x5179 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x29212 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x40866 (bvadd ?x29212 ?x5179)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x40866 bits2) base2))))))
(assert
 (bvsgt (_ bv0 32) shift1))
(assert
 (bvsge (_ bv0 32) shift2))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x5179 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x29212 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x10642 (bvadd ?x29212 base2)))
(let ((?x21881 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x42228 (bvshl ?x21881 ?x10642)))
(let (($x3920 (bvsgt (_ bv0 32) shift1)))
(let ((?x33485 (ite $x3920 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x31115 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x3900 (bvadd ?x31115 base1)))
(let ((?x18284 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x4237 (bvshl ?x18284 ?x3900)))
(let ((?x38249 (bvmul (_ bv64 32) strip)))
(let ((?x11454 (bvadd lane_b ?x38249)))
(let ((?x19258 (bvand ?x11454 ?x4237)))
(let ((?x33072 (bvashr ?x19258 ?x31115)))
(let ((?x1135 (bvshl ?x33072 ?x33485)))
(let ((?x12269 (bvxor ?x11454 ?x1135)))
(let ((?x18947 (bvand ?x12269 ?x42228)))
(let ((?x20742 (bvashr ?x18947 ?x29212)))
(let ((?x30710 (bvshl ?x20742 ?x5179)))
(let ((?x8917 (bvadd lane_a ?x38249)))
(let ((?x36862 (bvand ?x8917 ?x4237)))
(let ((?x37479 (bvashr ?x36862 ?x31115)))
(let ((?x36553 (bvshl ?x37479 ?x33485)))
(let ((?x33302 (bvxor ?x8917 ?x36553)))
(let ((?x15719 (bvand ?x33302 ?x42228)))
(let ((?x28372 (bvashr ?x15719 ?x29212)))
(let ((?x37881 (bvshl ?x28372 ?x5179)))
(let (($x12813 (bvsle (_ bv0 32) bits2)))
(let (($x1631 (bvsle (_ bv0 32) bits1)))
(let (($x36893 (not (= (bvand (bvxor ?x33302 ?x37881) (_ bv63 32)) (bvand (bvxor ?x12269 ?x30710) (_ bv63 32))))))
(let (($x12426 (and $x36893 $x1631 (bvsle (_ bv0 32) ?x18284) (bvsle (_ bv0 32) ?x3900) (bvsle (_ bv0 32) ?x8917) (bvsle (_ bv0 32) ?x4237) (bvsle (_ bv0 32) ?x36862) (bvsle (_ bv0 32) ?x31115) (bvsle (_ bv0 32) ?x37479) (bvsle (_ bv0 32) ?x33485) (bvsle (_ bv0 32) ?x36553) $x12813 (bvsle (_ bv0 32) ?x21881) (bvsle (_ bv0 32) ?x10642) (bvsle (_ bv0 32) ?x33302) (bvsle (_ bv0 32) ?x42228) (bvsle (_ bv0 32) ?x15719) (bvsle (_ bv0 32) ?x29212) (bvsle (_ bv0 32) ?x28372) (bvsle (_ bv0 32) ?x5179) (bvsle (_ bv0 32) ?x37881) (bvsle (_ bv0 32) ?x11454) (bvsle (_ bv0 32) ?x19258) (bvsle (_ bv0 32) ?x33072) (bvsle (_ bv0 32) ?x1135) (bvsle (_ bv0 32) ?x12269) (bvsle (_ bv0 32) ?x18947) (bvsle (_ bv0 32) ?x20742) (bvsle (_ bv0 32) ?x30710))))
(not $x12426))))))))))))))))))))))))))))))))))
(check-sat)
