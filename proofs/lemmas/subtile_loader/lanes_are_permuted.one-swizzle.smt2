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
 (let ((?x36035 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x30438 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x35041 (bvadd ?x30438 ?x36035)))
 (bvsle bits1 ?x35041)))))
(assert
 (let ((?x36035 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x30438 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x35041 (bvadd ?x30438 ?x36035)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x35041 bits1) base1))))))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x36035 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x30438 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x38203 (bvadd ?x30438 base1)))
(let ((?x21278 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x4178 (bvshl ?x21278 ?x38203)))
(let ((?x22287 (bvmul (_ bv64 32) strip)))
(let ((?x26132 (bvadd lane_b ?x22287)))
(let ((?x9404 (bvand ?x26132 ?x4178)))
(let ((?x27693 (bvashr ?x9404 ?x30438)))
(let ((?x9742 (bvshl ?x27693 ?x36035)))
(let ((?x618 (bvadd lane_a ?x22287)))
(let ((?x28795 (bvand ?x618 ?x4178)))
(let ((?x5021 (bvashr ?x28795 ?x30438)))
(let ((?x19721 (bvshl ?x5021 ?x36035)))
(let (($x37384 (bvsle (_ bv0 32) bits1)))
(let (($x20234 (not (= (bvand (bvxor ?x618 ?x19721) (_ bv63 32)) (bvand (bvxor ?x26132 ?x9742) (_ bv63 32))))))
(let (($x20289 (and $x20234 $x37384 (bvsle (_ bv0 32) ?x21278) (bvsle (_ bv0 32) ?x38203) (bvsle (_ bv0 32) ?x618) (bvsle (_ bv0 32) ?x4178) (bvsle (_ bv0 32) ?x28795) (bvsle (_ bv0 32) ?x30438) (bvsle (_ bv0 32) ?x5021) (bvsle (_ bv0 32) ?x36035) (bvsle (_ bv0 32) ?x19721) (bvsle (_ bv0 32) ?x26132) (bvsle (_ bv0 32) ?x9404) (bvsle (_ bv0 32) ?x27693) (bvsle (_ bv0 32) ?x9742))))
(not $x20289)))))))))))))))))))
(check-sat)
