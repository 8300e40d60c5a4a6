; mma_loader.composition_closed_exactly/not below: some vector leaves
; bdb164ef26757be3cad042b00e3f8a7dd28703588e49a3df8ee8de23f0b2e697
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is top
; v1 is reads
; v2 is bits1
; v3 is shift1
; v4 is base1
; v5 is bits2
; v6 is shift2
; v7 is base2
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 37))
(declare-fun v1 () (_ BitVec 37))
(declare-fun v2 () (_ BitVec 37))
(declare-fun v3 () (_ BitVec 37))
(declare-fun v4 () (_ BitVec 37))
(declare-fun v5 () (_ BitVec 37))
(declare-fun v6 () (_ BitVec 37))
(declare-fun v7 () (_ BitVec 37))
(assert
 (bvsle (_ bv0 37) v0))
(assert
 (bvsgt (_ bv14 37) v0))
(assert
 (bvsle (_ bv1 37) v1))
(assert
 (bvsgt (_ bv256 37) v1))
(assert
 (bvsle (_ bv0 37) v2))
(assert
 (bvsgt (_ bv8 37) v2))
(assert
 (bvsle v2 v3))
(assert
 (bvslt v3 (bvadd (bvmul (_ bv137438953471 37) v2) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v4))
(assert
 (bvslt v4 (bvadd (bvadd (bvmul (_ bv137438953471 37) v2) (bvmul (_ bv137438953471 37) v3)) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v5))
(assert
 (bvsgt (_ bv8 37) v5))
(assert
 (bvsle v5 v6))
(assert
 (bvslt v6 (bvadd (bvmul (_ bv137438953471 37) v5) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v7))
(assert
 (bvslt v7 (bvadd (bvadd (bvmul (_ bv137438953471 37) v5) (bvmul (_ bv137438953471 37) v6)) (_ bv15 37))))
(assert
 (let ((?x10052 (bvshl (_ bv2 37) v0)))
 (let ((?x4261 (bvadd (bvshl (_ bv1 37) v5) (_ bv137438953471 37))))
 (let ((?x257 (ite (bvslt (_ bv0 37) v6) v6 (_ bv0 37))))
 (let ((?x1637 (bvadd ?x257 v7)))
 (let ((?x18912 (bvshl v1 (_ bv6 37))))
 (let ((?x21082 (bvashr ?x18912 ?x1637)))
 (let ((?x17064 (bvand ?x21082 ?x4261)))
 (let ((?x5036 (bvshl ?x17064 v7)))
 (let ((?x12531 (bvadd (bvshl (_ bv1 37) v2) (_ bv137438953471 37))))
 (let ((?x4390 (ite (bvslt (_ bv0 37) v3) v3 (_ bv0 37))))
 (let ((?x23343 (bvadd ?x4390 v4)))
 (let ((?x10221 (bvashr ?x18912 ?x23343)))
 (let ((?x12278 (bvand ?x10221 ?x12531)))
 (let ((?x17772 (bvshl ?x12278 v4)))
 (let ((?x12879 (bvxor ?x17772 ?x5036)))
 (let ((?x9988 (bvashr ?x10052 (_ bv1 37))))
 (let (($x23471 (bvsle ?x9988 ?x12879)))
 (let (($x12288 (bvsgt (_ bv0 37) ?x4261)))
 (let (($x19755 (bvsgt (_ bv0 37) ?x21082)))
 (let (($x4807 (bvsgt (_ bv0 37) ?x12531)))
 (let (($x6391 (bvsgt (_ bv0 37) ?x10221)))
 (let (($x22881 (and $x23471 (or $x6391 $x4807 $x19755 $x12288))))
 (or $x6391 $x4807 $x19755 $x12288 $x22881 (and $x23471 (bvslt ?x12879 ?x10052))))))))))))))))))))))))))
(assert
 (let ((?x4261 (bvadd (bvshl (_ bv1 37) v5) (_ bv137438953471 37))))
 (let ((?x257 (ite (bvslt (_ bv0 37) v6) v6 (_ bv0 37))))
 (let ((?x1637 (bvadd ?x257 v7)))
 (let ((?x18912 (bvshl v1 (_ bv6 37))))
 (let ((?x21082 (bvashr ?x18912 ?x1637)))
 (let ((?x17064 (bvand ?x21082 ?x4261)))
 (let ((?x5036 (bvshl ?x17064 v7)))
 (let ((?x12531 (bvadd (bvshl (_ bv1 37) v2) (_ bv137438953471 37))))
 (let ((?x4390 (ite (bvslt (_ bv0 37) v3) v3 (_ bv0 37))))
 (let ((?x23343 (bvadd ?x4390 v4)))
 (let ((?x10221 (bvashr ?x18912 ?x23343)))
 (let ((?x12278 (bvand ?x10221 ?x12531)))
 (let ((?x17772 (bvshl ?x12278 v4)))
 (let ((?x12879 (bvxor ?x17772 ?x5036)))
 (let (($x12288 (bvsgt (_ bv0 37) ?x4261)))
 (let (($x19755 (bvsgt (_ bv0 37) ?x21082)))
 (let (($x4807 (bvsgt (_ bv0 37) ?x12531)))
 (let (($x6391 (bvsgt (_ bv0 37) ?x10221)))
 (let ((?x10052 (bvshl (_ bv2 37) v0)))
 (let ((?x9988 (bvashr ?x10052 (_ bv1 37))))
 (let (($x23471 (bvsle ?x9988 ?x12879)))
 (let (($x22881 (and $x23471 (or $x6391 $x4807 $x19755 $x12288))))
 (or $x6391 $x4807 $x19755 $x12288 $x22881 (bvsgt (_ bv0 37) ?x18912) (bvsgt (_ bv0 37) (bvadd ?x18912 (_ bv137438953471 37))) (bvsle (bvxor ?x18912 (bvand ?x18912 (bvadd ?x18912 (_ bv137438953471 37)))) ?x12879)))))))))))))))))))))))))
(assert
 (let ((?x4390 (ite (bvslt (_ bv0 37) v3) v3 (_ bv0 37))))
(let ((?x23343 (bvadd ?x4390 v4)))
(let ((?x12531 (bvadd (bvshl (_ bv1 37) v2) (_ bv137438953471 37))))
(let ((?x23048 (bvshl ?x12531 ?x23343)))
(let ((?x15746 (bvmul (_ bv137438953471 37) v6)))
(let ((?x19735 (ite (bvsgt (_ bv0 37) v6) ?x15746 (_ bv0 37))))
(let ((?x257 (ite (bvslt (_ bv0 37) v6) v6 (_ bv0 37))))
(let ((?x1637 (bvadd ?x257 v7)))
(let ((?x4261 (bvadd (bvshl (_ bv1 37) v5) (_ bv137438953471 37))))
(let ((?x22292 (bvshl ?x4261 ?x1637)))
(let ((?x10052 (bvshl (_ bv2 37) v0)))
(let ((?x18912 (bvshl v1 (_ bv6 37))))
(let ((?x9183 (bvadd ?x18912 (bvmul (_ bv137438953471 37) (bvand ?x18912 (bvadd ?x10052 (_ bv137438953471 37)))))))
(let ((?x10608 (bvadd (bvadd ?x9183 ?x10052) (_ bv137438953471 37))))
(let ((?x2770 (bvashr (bvand ?x10608 ?x22292) ?x257)))
(let ((?x6328 (bvshl ?x2770 ?x19735)))
(let ((?x8149 (bvxor ?x10608 ?x6328)))
(let ((?x19124 (bvashr (bvand ?x8149 ?x23048) ?x4390)))
(let (($x251 (and (bvsle (_ bv0 37) ?x10608) (bvsle (_ bv0 37) ?x2770) (bvsle (_ bv0 37) ?x6328) (bvsle (_ bv0 37) ?x19124))))
(let ((?x9988 (bvashr ?x10052 (_ bv1 37))))
(let ((?x11142 (bvadd ?x10052 (_ bv137438953471 37))))
(let ((?x5468 (bvand ?x18912 ?x11142)))
(let (($x11572 (bvsle ?x5468 ?x9988)))
(let ((?x17234 (bvmul (_ bv137438953471 37) v3)))
(let ((?x18870 (ite (bvsgt (_ bv0 37) v3) ?x17234 (_ bv0 37))))
(let ((?x21423 (ite $x11572 ?x9183 (bvxor ?x8149 (bvshl ?x19124 ?x18870)))))
(let ((?x897 (bvand ?x21423 ?x23048)))
(let ((?x12780 (bvashr ?x897 ?x4390)))
(let ((?x7484 (bvshl ?x12780 ?x18870)))
(let ((?x23414 (bvxor ?x21423 ?x7484)))
(let ((?x4171 (bvand ?x23414 ?x22292)))
(let ((?x22172 (bvashr ?x4171 ?x257)))
(let ((?x8298 (bvshl ?x22172 ?x19735)))
(let (($x5253 (bvsle (_ bv0 37) v7)))
(let (($x20217 (bvsle (_ bv0 37) v5)))
(let (($x6801 (bvsle (_ bv0 37) v4)))
(let (($x22924 (bvsle (_ bv0 37) v2)))
(let (($x7461 (bvsle (_ bv0 37) v0)))
(let (($x13304 (and (bvsle (_ bv0 37) ?x21423) (bvslt ?x21423 ?x18912) (bvsle ?x18912 (bvxor ?x23414 ?x8298)) $x7461 (bvsle (_ bv0 37) ?x10052) (bvsle (_ bv0 37) v1) (bvsle (_ bv0 37) ?x18912) (bvsle (_ bv0 37) ?x23343) $x22924 (bvsle (_ bv0 37) (bvashr ?x18912 ?x23343)) (bvsle (_ bv0 37) ?x12531) (bvsle (_ bv0 37) (bvand (bvashr ?x18912 ?x23343) ?x12531)) $x6801 (bvsle (_ bv0 37) ?x1637) $x20217 (bvsle (_ bv0 37) (bvashr ?x18912 ?x1637)) (bvsle (_ bv0 37) ?x4261) (bvsle (_ bv0 37) (bvand (bvashr ?x18912 ?x1637) ?x4261)) $x5253 (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x18912 ?x23343) ?x12531) v4)) (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x18912 ?x1637) ?x4261) v7)) (bvsle (_ bv0 37) (bvadd ?x18912 (_ bv137438953471 37))) (bvsle (_ bv0 37) (bvand ?x18912 (bvadd ?x18912 (_ bv137438953471 37)))) (bvsle (_ bv0 37) ?x11142) (bvsle (_ bv0 37) ?x23048) (bvsle (_ bv0 37) ?x897) (bvsle (_ bv0 37) ?x4390) (bvsle (_ bv0 37) ?x12780) (bvsle (_ bv0 37) ?x18870) (bvsle (_ bv0 37) ?x7484) (bvsle (_ bv0 37) ?x23414) (bvsle (_ bv0 37) ?x22292) (bvsle (_ bv0 37) ?x4171) (bvsle (_ bv0 37) ?x257) (bvsle (_ bv0 37) ?x22172) (bvsle (_ bv0 37) ?x19735) (bvsle (_ bv0 37) ?x8298) (or $x11572 $x251))))
(not $x13304)))))))))))))))))))))))))))))))))))))))))
(check-sat)
