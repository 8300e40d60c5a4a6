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
 (let (($x12800 (bvsgt (_ bv0 32) shift1)))
 (let ((?x34878 (ite $x12800 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x21897 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x24043 (bvadd ?x21897 ?x34878)))
 (bvsle bits1 ?x24043))))))
(assert
 (let (($x12800 (bvsgt (_ bv0 32) shift1)))
 (let ((?x34878 (ite $x12800 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x21897 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x24043 (bvadd ?x21897 ?x34878)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x24043 bits1) base1)))))))
(assert
 (let ((?x22734 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let (($x3205 (bvslt (_ bv0 32) shift2)))
 (let ((?x12514 (ite $x3205 shift2 (_ bv0 32))))
 (let ((?x20719 (bvadd ?x12514 ?x22734)))
 (bvsle bits2 ?x20719))))))
(assert
 (let ((?x22734 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let (($x3205 (bvslt (_ bv0 32) shift2)))
 (let ((?x12514 (ite $x3205 shift2 (_ bv0 32))))
 (let ((?x20719 (bvadd ?x12514 ?x22734)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x20719 bits2) base2)))))))
(assert
 (bvsgt (_ bv0 32) shift1))
(assert
 (bvslt (_ bv0 32) shift2))
(assert
 (let ((?x32503 (ite (bvslt base1 base2) base2 base1)))
 (let ((?x8941 (bvadd (bvmul (_ bv4294967295 32) (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))) (_ bv6 32))))
 (let ((?x23321 (bvadd base2 bits2)))
 (let ((?x1693 (bvadd base1 bits1)))
 (let ((?x32253 (ite (bvsle ?x1693 ?x23321) ?x1693 ?x23321)))
 (let (($x17888 (bvsle (ite (bvsge (_ bv6 32) ?x32253) ?x32253 (_ bv6 32)) (ite (bvslt ?x32503 ?x8941) ?x8941 ?x32503))))
 (let (($x3205 (bvslt (_ bv0 32) shift2)))
 (let ((?x12514 (ite $x3205 shift2 (_ bv0 32))))
 (let (($x12800 (bvsgt (_ bv0 32) shift1)))
 (let ((?x34878 (ite $x12800 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (or (not (= ?x34878 ?x12514)) $x17888))))))))))))
(assert
 (not (= lane_a lane_b)))
(assert
 (let ((?x22734 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let (($x3205 (bvslt (_ bv0 32) shift2)))
(let ((?x12514 (ite $x3205 shift2 (_ bv0 32))))
(let ((?x1523 (bvadd ?x12514 base2)))
(let ((?x2391 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x38597 (bvshl ?x2391 ?x1523)))
(let (($x12800 (bvsgt (_ bv0 32) shift1)))
(let ((?x34878 (ite $x12800 (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x21897 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x39779 (bvadd ?x21897 base1)))
(let ((?x18633 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x13261 (bvshl ?x18633 ?x39779)))
(let ((?x10143 (bvmul (_ bv64 32) strip)))
(let ((?x19712 (bvadd lane_b ?x10143)))
(let ((?x20000 (bvand ?x19712 ?x13261)))
(let ((?x42215 (bvashr ?x20000 ?x21897)))
(let ((?x36438 (bvshl ?x42215 ?x34878)))
(let ((?x24914 (bvxor ?x19712 ?x36438)))
(let ((?x9392 (bvand ?x24914 ?x38597)))
(let ((?x29262 (bvashr ?x9392 ?x12514)))
(let ((?x32583 (bvshl ?x29262 ?x22734)))
(let ((?x32160 (bvadd lane_a ?x10143)))
(let ((?x34052 (bvand ?x32160 ?x13261)))
(let ((?x31227 (bvashr ?x34052 ?x21897)))
(let ((?x11064 (bvshl ?x31227 ?x34878)))
(let ((?x5016 (bvxor ?x32160 ?x11064)))
(let ((?x11206 (bvand ?x5016 ?x38597)))
(let ((?x27642 (bvashr ?x11206 ?x12514)))
(let ((?x13584 (bvshl ?x27642 ?x22734)))
(let (($x9756 (bvsle (_ bv0 32) bits2)))
(let (($x3774 (bvsle (_ bv0 32) bits1)))
(let (($x7670 (not (= (bvand (bvxor ?x5016 ?x13584) (_ bv63 32)) (bvand (bvxor ?x24914 ?x32583) (_ bv63 32))))))
(let (($x14631 (and $x7670 $x3774 (bvsle (_ bv0 32) ?x18633) (bvsle (_ bv0 32) ?x39779) (bvsle (_ bv0 32) ?x32160) (bvsle (_ bv0 32) ?x13261) (bvsle (_ bv0 32) ?x34052) (bvsle (_ bv0 32) ?x21897) (bvsle (_ bv0 32) ?x31227) (bvsle (_ bv0 32) ?x34878) (bvsle (_ bv0 32) ?x11064) $x9756 (bvsle (_ bv0 32) ?x2391) (bvsle (_ bv0 32) ?x1523) (bvsle (_ bv0 32) ?x5016) (bvsle (_ bv0 32) ?x38597) (bvsle (_ bv0 32) ?x11206) (bvsle (_ bv0 32) ?x12514) (bvsle (_ bv0 32) ?x27642) (bvsle (_ bv0 32) ?x22734) (bvsle (_ bv0 32) ?x13584) (bvsle (_ bv0 32) ?x19712) (bvsle (_ bv0 32) ?x20000) (bvsle (_ bv0 32) ?x42215) (bvsle (_ bv0 32) ?x36438) (bvsle (_ bv0 32) ?x24914) (bvsle (_ bv0 32) ?x9392) (bvsle (_ bv0 32) ?x29262) (bvsle (_ bv0 32) ?x32583))))
(not $x14631)))))))))))))))))))))))))))))))))))
(check-sat)
