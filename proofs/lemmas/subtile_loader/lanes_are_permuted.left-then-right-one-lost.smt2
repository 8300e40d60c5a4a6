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
 (let (($x5583 (bvsgt (_ bv0 39) shift1)))
 (let ((?x25193 (ite $x5583 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (let ((?x20266 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
 (let ((?x21235 (bvadd ?x20266 ?x25193)))
 (bvsle bits1 ?x21235))))))
(assert
 (let (($x5583 (bvsgt (_ bv0 39) shift1)))
 (let ((?x25193 (ite $x5583 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (let ((?x20266 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
 (let ((?x21235 (bvadd ?x20266 ?x25193)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x21235 bits1) base1)))))))
(assert
 (let ((?x16087 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
 (let ((?x17767 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let ((?x17311 (bvadd ?x17767 ?x16087)))
 (bvsle bits2 ?x17311)))))
(assert
 (let ((?x16087 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
 (let ((?x17767 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let ((?x17311 (bvadd ?x17767 ?x16087)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x17311 bits2) base2))))))
(assert
 (bvsgt (_ bv0 39) shift1))
(assert
 (let ((?x24728 (bvadd base2 bits2)))
 (let ((?x39070 (bvadd base1 bits1)))
 (let ((?x24998 (ite (bvsle ?x39070 ?x24728) ?x39070 ?x24728)))
 (let ((?x15957 (ite (bvslt base1 base2) base2 base1)))
 (let ((?x19371 (bvadd (bvmul (_ bv549755813887 39) (ite (bvsgt (_ bv0 39) shift1) (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))) (_ bv6 39))))
 (let ((?x32892 (ite (bvslt ?x15957 ?x19371) ?x19371 ?x15957)))
 (let ((?x17767 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let (($x5583 (bvsgt (_ bv0 39) shift1)))
 (let ((?x25193 (ite $x5583 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (and (= ?x25193 ?x17767) (bvslt ?x32892 (ite (bvsge (_ bv6 39) ?x24998) ?x24998 (_ bv6 39))))))))))))))
(assert
 (let ((?x16087 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
(let ((?x17767 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
(let ((?x22991 (bvadd ?x17767 base2)))
(let ((?x2500 (bvadd (bvshl (_ bv1 39) bits2) (_ bv549755813887 39))))
(let ((?x33605 (bvshl ?x2500 ?x22991)))
(let (($x5583 (bvsgt (_ bv0 39) shift1)))
(let ((?x25193 (ite $x5583 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
(let ((?x20266 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
(let ((?x23753 (bvadd ?x20266 base1)))
(let ((?x27269 (bvadd (bvshl (_ bv1 39) bits1) (_ bv549755813887 39))))
(let ((?x19510 (bvshl ?x27269 ?x23753)))
(let ((?x29204 (bvmul (_ bv64 39) strip)))
(let ((?x15957 (ite (bvslt base1 base2) base2 base1)))
(let ((?x19371 (bvadd (bvmul (_ bv549755813887 39) ?x25193) (_ bv6 39))))
(let ((?x32892 (ite (bvslt ?x15957 ?x19371) ?x19371 ?x15957)))
(let ((?x44387 (ite (bvsgt (_ bv6 39) ?x32892) ?x32892 (_ bv0 39))))
(let ((?x26152 (bvadd (bvshl (_ bv1 39) ?x44387) ?x29204)))
(let ((?x8348 (bvand ?x26152 ?x19510)))
(let ((?x28807 (bvashr ?x8348 ?x20266)))
(let ((?x29313 (bvshl ?x28807 ?x25193)))
(let ((?x26110 (bvxor ?x26152 ?x29313)))
(let ((?x30780 (bvand ?x26110 ?x33605)))
(let ((?x1308 (bvashr ?x30780 ?x17767)))
(let ((?x36384 (bvshl ?x1308 ?x16087)))
(let ((?x1208 (bvand ?x29204 ?x19510)))
(let ((?x12594 (bvashr ?x1208 ?x20266)))
(let ((?x22275 (bvshl ?x12594 ?x25193)))
(let ((?x9334 (bvxor ?x29204 ?x22275)))
(let ((?x14657 (bvand ?x9334 ?x33605)))
(let ((?x24088 (bvashr ?x14657 ?x17767)))
(let ((?x42836 (bvshl ?x24088 ?x16087)))
(let (($x28407 (bvsle (_ bv0 39) bits2)))
(let (($x39619 (bvsle (_ bv0 39) bits1)))
(let (($x4856 (and (= (bvand (bvxor ?x9334 ?x42836) (_ bv63 39)) (bvand (bvxor ?x26110 ?x36384) (_ bv63 39))) $x39619 (bvsle (_ bv0 39) ?x27269) (bvsle (_ bv0 39) ?x23753) (bvsle (_ bv0 39) ?x29204) (bvsle (_ bv0 39) ?x19510) (bvsle (_ bv0 39) ?x1208) (bvsle (_ bv0 39) ?x20266) (bvsle (_ bv0 39) ?x12594) (bvsle (_ bv0 39) ?x25193) (bvsle (_ bv0 39) ?x22275) $x28407 (bvsle (_ bv0 39) ?x2500) (bvsle (_ bv0 39) ?x22991) (bvsle (_ bv0 39) ?x9334) (bvsle (_ bv0 39) ?x33605) (bvsle (_ bv0 39) ?x14657) (bvsle (_ bv0 39) ?x17767) (bvsle (_ bv0 39) ?x24088) (bvsle (_ bv0 39) ?x16087) (bvsle (_ bv0 39) ?x42836) (bvsle (_ bv0 39) ?x44387) (bvsle (_ bv0 39) ?x26152) (bvsle (_ bv0 39) ?x8348) (bvsle (_ bv0 39) ?x28807) (bvsle (_ bv0 39) ?x29313) (bvsle (_ bv0 39) ?x26110) (bvsle (_ bv0 39) ?x30780) (bvsle (_ bv0 39) ?x1308) (bvsle (_ bv0 39) ?x36384))))
(not $x4856))))))))))))))))))))))))))))))))))))
(check-sat)
