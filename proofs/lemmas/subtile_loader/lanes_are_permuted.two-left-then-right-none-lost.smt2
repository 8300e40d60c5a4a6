; subtile_loader.lanes_are_permuted/two, left then right, none lost
; 96409d9f639b4a2728b8a1f1feb1135c5f86d4ae07c55e93cfb1b493d6234d42
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
 (let (($x1597 (bvsgt (_ bv0 32) shift1)))
 (let ((?x3719 (ite $x1597 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x10940 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x38241 (bvadd ?x10940 ?x3719)))
 (bvsle bits1 ?x38241))))))
(assert
 (let (($x1597 (bvsgt (_ bv0 32) shift1)))
 (let ((?x3719 (ite $x1597 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x10940 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x38241 (bvadd ?x10940 ?x3719)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x38241 bits1) base1)))))))
(assert
 (let ((?x10783 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let (($x15623 (bvslt (_ bv0 32) shift2)))
 (let ((?x22492 (ite $x15623 shift2 (_ bv0 32))))
 (let ((?x7293 (bvadd ?x22492 ?x10783)))
 (bvsle bits2 ?x7293))))))
(assert
 (let ((?x10783 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let (($x15623 (bvslt (_ bv0 32) shift2)))
 (let ((?x22492 (ite $x15623 shift2 (_ bv0 32))))
 (let ((?x7293 (bvadd ?x22492 ?x10783)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x7293 bits2) base2)))))))
(assert
 (bvsgt (_ bv0 32) shift1))
(assert
 (bvslt (_ bv0 32) shift2))
(assert
 (let ((?x30058 (ite (bvslt base1 base2) base2 base1)))
 (let ((?x19260 (bvadd (bvmul (_ bv4294967295 32) (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))) (_ bv6 32))))
 (let ((?x32207 (bvadd base2 bits2)))
 (let ((?x25215 (bvadd base1 bits1)))
 (let ((?x10875 (ite (bvsle ?x25215 ?x32207) ?x25215 ?x32207)))
 (let (($x39040 (bvsle (ite (bvsge (_ bv6 32) ?x10875) ?x10875 (_ bv6 32)) (ite (bvslt ?x30058 ?x19260) ?x19260 ?x30058))))
 (let (($x15623 (bvslt (_ bv0 32) shift2)))
 (let ((?x22492 (ite $x15623 shift2 (_ bv0 32))))
 (let (($x1597 (bvsgt (_ bv0 32) shift1)))
 (let ((?x3719 (ite $x1597 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (or (not (= ?x3719 ?x22492)) $x39040))))))))))))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x10783 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let (($x15623 (bvslt (_ bv0 32) shift2)))
(let ((?x22492 (ite $x15623 shift2 (_ bv0 32))))
(let ((?x27799 (bvadd ?x22492 base2)))
(let ((?x41341 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x34077 (bvshl ?x41341 ?x27799)))
(let (($x1597 (bvsgt (_ bv0 32) shift1)))
(let ((?x3719 (ite $x1597 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x10940 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x12614 (bvadd ?x10940 base1)))
(let ((?x25177 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x23241 (bvshl ?x25177 ?x12614)))
(let ((?x4191 (bvmul (_ bv64 32) strip)))
(let ((?x14717 (bvadd lane_b ?x4191)))
(let ((?x12584 (bvand ?x14717 ?x23241)))
(let ((?x44892 (bvashr ?x12584 ?x10940)))
(let ((?x24711 (bvshl ?x44892 ?x3719)))
(let ((?x1006 (bvxor ?x14717 ?x24711)))
(let ((?x16621 (bvand ?x1006 ?x34077)))
(let ((?x9393 (bvashr ?x16621 ?x22492)))
(let ((?x26732 (bvshl ?x9393 ?x10783)))
(let ((?x1789 (bvadd lane_a ?x4191)))
(let ((?x29689 (bvand ?x1789 ?x23241)))
(let ((?x8680 (bvashr ?x29689 ?x10940)))
(let ((?x9965 (bvshl ?x8680 ?x3719)))
(let ((?x30499 (bvxor ?x1789 ?x9965)))
(let ((?x35240 (bvand ?x30499 ?x34077)))
(let ((?x22717 (bvashr ?x35240 ?x22492)))
(let ((?x6142 (bvshl ?x22717 ?x10783)))
(let (($x22214 (bvsle (_ bv0 32) bits2)))
(let (($x13024 (bvsle (_ bv0 32) bits1)))
(let (($x15155 (not (= (bvand (bvxor ?x30499 ?x6142) (_ bv63 32)) (bvand (bvxor ?x1006 ?x26732) (_ bv63 32))))))
(let (($x13646 (and $x15155 $x13024 (bvsle (_ bv0 32) ?x25177) (bvsle (_ bv0 32) ?x12614) (bvsle (_ bv0 32) ?x1789) (bvsle (_ bv0 32) ?x23241) (bvsle (_ bv0 32) ?x29689) (bvsle (_ bv0 32) ?x10940) (bvsle (_ bv0 32) ?x8680) (bvsle (_ bv0 32) ?x3719) (bvsle (_ bv0 32) ?x9965) $x22214 (bvsle (_ bv0 32) ?x41341) (bvsle (_ bv0 32) ?x27799) (bvsle (_ bv0 32) ?x30499) (bvsle (_ bv0 32) ?x34077) (bvsle (_ bv0 32) ?x35240) (bvsle (_ bv0 32) ?x22492) (bvsle (_ bv0 32) ?x22717) (bvsle (_ bv0 32) ?x10783) (bvsle (_ bv0 32) ?x6142) (bvsle (_ bv0 32) ?x14717) (bvsle (_ bv0 32) ?x12584) (bvsle (_ bv0 32) ?x44892) (bvsle (_ bv0 32) ?x24711) (bvsle (_ bv0 32) ?x1006) (bvsle (_ bv0 32) ?x16621) (bvsle (_ bv0 32) ?x9393) (bvsle (_ bv0 32) ?x26732))))
(not $x13646)))))))))))))))))))))))))))))))))))
(check-sat)
