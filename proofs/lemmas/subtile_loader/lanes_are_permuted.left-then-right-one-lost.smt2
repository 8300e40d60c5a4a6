; subtile_loader.lanes_are_permuted/left then right, one lost
; ec7ed8383ef2d4c211e50ed496d43cfc3e3afff8bd15340abccc9fc35ddb4251
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 39))
(declare-fun shift1 () (_ BitVec 39))
(declare-fun base1 () (_ BitVec 39))
(declare-fun bits2 () (_ BitVec 39))
(declare-fun shift2 () (_ BitVec 39))
(declare-fun base2 () (_ BitVec 39))
(declare-fun strip () (_ BitVec 39))
(assert
 (bvsle (_ bv0 39) bits1))
(assert
 (bvsgt (_ bv11 39) bits1))
(assert
 (bvsle (_ bv549755813878 39) shift1))
(assert
 (bvsgt (_ bv11 39) shift1))
(assert
 (bvsle (_ bv0 39) base1))
(assert
 (bvsgt (_ bv11 39) base1))
(assert
 (bvsle (_ bv0 39) bits2))
(assert
 (bvsgt (_ bv11 39) bits2))
(assert
 (bvsle (_ bv549755813878 39) shift2))
(assert
 (bvsgt (_ bv11 39) shift2))
(assert
 (bvsle (_ bv0 39) base2))
(assert
 (bvsgt (_ bv11 39) base2))
(assert
 (bvsle (_ bv0 39) strip))
(assert
 (bvsgt (_ bv16 39) strip))
(assert
 (let (($x1458 (bvsgt (_ bv0 39) shift1)))
 (let ((?x14648 (ite $x1458 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (let ((?x32382 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
 (let ((?x30670 (bvadd ?x32382 ?x14648)))
 (bvsle bits1 ?x30670))))))
(assert
 (let (($x1458 (bvsgt (_ bv0 39) shift1)))
 (let ((?x14648 (ite $x1458 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (let ((?x32382 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
 (let ((?x30670 (bvadd ?x32382 ?x14648)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x30670 bits1) base1)))))))
(assert
 (let ((?x28436 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
 (let ((?x22389 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let ((?x30108 (bvadd ?x22389 ?x28436)))
 (bvsle bits2 ?x30108)))))
(assert
 (let ((?x28436 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
 (let ((?x22389 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let ((?x30108 (bvadd ?x22389 ?x28436)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x30108 bits2) base2))))))
(assert
 (bvsgt (_ bv0 39) shift1))
(assert
 (let ((?x22769 (bvadd base2 bits2)))
 (let ((?x23808 (bvadd base1 bits1)))
 (let ((?x11714 (ite (bvsle ?x23808 ?x22769) ?x23808 ?x22769)))
 (let ((?x3017 (ite (bvslt base1 base2) base2 base1)))
 (let ((?x8743 (bvadd (bvmul (_ bv549755813887 39) (ite (bvsgt (_ bv0 39) shift1) (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))) (_ bv6 39))))
 (let ((?x12544 (ite (bvslt ?x3017 ?x8743) ?x8743 ?x3017)))
 (let ((?x22389 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let (($x1458 (bvsgt (_ bv0 39) shift1)))
 (let ((?x14648 (ite $x1458 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (and (= ?x14648 ?x22389) (bvslt ?x12544 (ite (bvsge (_ bv6 39) ?x11714) ?x11714 (_ bv6 39))))))))))))))
(assert
 (let ((?x28436 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
(let ((?x22389 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
(let ((?x12259 (bvadd ?x22389 base2)))
(let ((?x7085 (bvadd (bvshl (_ bv1 39) bits2) (_ bv549755813887 39))))
(let ((?x17878 (bvshl ?x7085 ?x12259)))
(let (($x1458 (bvsgt (_ bv0 39) shift1)))
(let ((?x14648 (ite $x1458 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
(let ((?x32382 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
(let ((?x5717 (bvadd ?x32382 base1)))
(let ((?x12182 (bvadd (bvshl (_ bv1 39) bits1) (_ bv549755813887 39))))
(let ((?x35171 (bvshl ?x12182 ?x5717)))
(let ((?x17573 (bvmul (_ bv64 39) strip)))
(let ((?x3017 (ite (bvslt base1 base2) base2 base1)))
(let ((?x8743 (bvadd (bvmul (_ bv549755813887 39) ?x14648) (_ bv6 39))))
(let ((?x12544 (ite (bvslt ?x3017 ?x8743) ?x8743 ?x3017)))
(let ((?x3717 (ite (bvsgt (_ bv6 39) ?x12544) ?x12544 (_ bv0 39))))
(let ((?x10346 (bvadd (bvshl (_ bv1 39) ?x3717) ?x17573)))
(let ((?x23828 (bvand ?x10346 ?x35171)))
(let ((?x6583 (bvashr ?x23828 ?x32382)))
(let ((?x36267 (bvshl ?x6583 ?x14648)))
(let ((?x26989 (bvxor ?x10346 ?x36267)))
(let ((?x22990 (bvand ?x26989 ?x17878)))
(let ((?x20641 (bvashr ?x22990 ?x22389)))
(let ((?x34590 (bvshl ?x20641 ?x28436)))
(let ((?x34226 (bvand ?x17573 ?x35171)))
(let ((?x18259 (bvashr ?x34226 ?x32382)))
(let ((?x17987 (bvshl ?x18259 ?x14648)))
(let ((?x37376 (bvxor ?x17573 ?x17987)))
(let ((?x13487 (bvand ?x37376 ?x17878)))
(let ((?x18121 (bvashr ?x13487 ?x22389)))
(let ((?x13892 (bvshl ?x18121 ?x28436)))
(let (($x38685 (bvsle (_ bv0 39) bits2)))
(let (($x27319 (bvsle (_ bv0 39) bits1)))
(let (($x26256 (and (= (bvand (bvxor ?x37376 ?x13892) (_ bv63 39)) (bvand (bvxor ?x26989 ?x34590) (_ bv63 39))) $x27319 (bvsle (_ bv0 39) ?x12182) (bvsle (_ bv0 39) ?x5717) (bvsle (_ bv0 39) ?x17573) (bvsle (_ bv0 39) ?x35171) (bvsle (_ bv0 39) ?x34226) (bvsle (_ bv0 39) ?x32382) (bvsle (_ bv0 39) ?x18259) (bvsle (_ bv0 39) ?x14648) (bvsle (_ bv0 39) ?x17987) $x38685 (bvsle (_ bv0 39) ?x7085) (bvsle (_ bv0 39) ?x12259) (bvsle (_ bv0 39) ?x37376) (bvsle (_ bv0 39) ?x17878) (bvsle (_ bv0 39) ?x13487) (bvsle (_ bv0 39) ?x22389) (bvsle (_ bv0 39) ?x18121) (bvsle (_ bv0 39) ?x28436) (bvsle (_ bv0 39) ?x13892) (bvsle (_ bv0 39) ?x3717) (bvsle (_ bv0 39) ?x10346) (bvsle (_ bv0 39) ?x23828) (bvsle (_ bv0 39) ?x6583) (bvsle (_ bv0 39) ?x36267) (bvsle (_ bv0 39) ?x26989) (bvsle (_ bv0 39) ?x22990) (bvsle (_ bv0 39) ?x20641) (bvsle (_ bv0 39) ?x34590))))
(not $x26256))))))))))))))))))))))))))))))))))))
(check-sat)
