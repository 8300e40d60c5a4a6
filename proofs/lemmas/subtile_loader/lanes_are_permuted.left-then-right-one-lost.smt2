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
 (let (($x1208 (bvsgt (_ bv0 39) shift1)))
 (let ((?x3496 (ite $x1208 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (let ((?x3763 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
 (let ((?x1868 (bvadd ?x3763 ?x3496)))
 (bvsle bits1 ?x1868))))))
(assert
 (let (($x1208 (bvsgt (_ bv0 39) shift1)))
 (let ((?x3496 (ite $x1208 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (let ((?x3763 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
 (let ((?x1868 (bvadd ?x3763 ?x3496)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x1868 bits1) base1)))))))
(assert
 (let ((?x89 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
 (let ((?x3875 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let ((?x1562 (bvadd ?x3875 ?x89)))
 (bvsle bits2 ?x1562)))))
(assert
 (let ((?x89 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
 (let ((?x3875 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let ((?x1562 (bvadd ?x3875 ?x89)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x1562 bits2) base2))))))
(assert
 (bvsgt (_ bv0 39) shift1))
(assert
 (let ((?x1407 (bvadd base2 bits2)))
 (let ((?x1262 (bvadd base1 bits1)))
 (let ((?x979 (ite (bvsle ?x1262 ?x1407) ?x1262 ?x1407)))
 (let ((?x1219 (ite (bvslt base1 base2) base2 base1)))
 (let ((?x3595 (bvadd (bvmul (_ bv549755813887 39) (ite (bvsgt (_ bv0 39) shift1) (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))) (_ bv6 39))))
 (let ((?x747 (ite (bvslt ?x1219 ?x3595) ?x3595 ?x1219)))
 (let ((?x3875 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let (($x1208 (bvsgt (_ bv0 39) shift1)))
 (let ((?x3496 (ite $x1208 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (and (= ?x3496 ?x3875) (bvslt ?x747 (ite (bvsge (_ bv6 39) ?x979) ?x979 (_ bv6 39))))))))))))))
(assert
 (let ((?x89 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
(let ((?x3875 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
(let ((?x1140 (bvadd ?x3875 base2)))
(let ((?x3625 (bvadd (bvshl (_ bv1 39) bits2) (_ bv549755813887 39))))
(let ((?x3683 (bvshl ?x3625 ?x1140)))
(let (($x1208 (bvsgt (_ bv0 39) shift1)))
(let ((?x3496 (ite $x1208 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
(let ((?x3763 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
(let ((?x858 (bvadd ?x3763 base1)))
(let ((?x3558 (bvadd (bvshl (_ bv1 39) bits1) (_ bv549755813887 39))))
(let ((?x3590 (bvshl ?x3558 ?x858)))
(let ((?x3325 (bvmul (_ bv64 39) strip)))
(let ((?x1219 (ite (bvslt base1 base2) base2 base1)))
(let ((?x3595 (bvadd (bvmul (_ bv549755813887 39) ?x3496) (_ bv6 39))))
(let ((?x747 (ite (bvslt ?x1219 ?x3595) ?x3595 ?x1219)))
(let ((?x947 (ite (bvsgt (_ bv6 39) ?x747) ?x747 (_ bv0 39))))
(let ((?x3661 (bvadd (bvshl (_ bv1 39) ?x947) ?x3325)))
(let ((?x3689 (bvand ?x3661 ?x3590)))
(let ((?x3436 (bvashr ?x3689 ?x3763)))
(let ((?x3872 (bvshl ?x3436 ?x3496)))
(let ((?x1259 (bvxor ?x3661 ?x3872)))
(let ((?x2070 (bvand ?x1259 ?x3683)))
(let ((?x3481 (bvashr ?x2070 ?x3875)))
(let ((?x3798 (bvshl ?x3481 ?x89)))
(let ((?x274 (bvand ?x3325 ?x3590)))
(let ((?x3812 (bvashr ?x274 ?x3763)))
(let ((?x3588 (bvshl ?x3812 ?x3496)))
(let ((?x3556 (bvxor ?x3325 ?x3588)))
(let ((?x2019 (bvand ?x3556 ?x3683)))
(let ((?x3649 (bvashr ?x2019 ?x3875)))
(let ((?x3871 (bvshl ?x3649 ?x89)))
(let (($x1793 (bvsle (_ bv0 39) bits2)))
(let (($x3363 (bvsle (_ bv0 39) bits1)))
(let (($x2891 (and (= (bvand (bvxor ?x3556 ?x3871) (_ bv63 39)) (bvand (bvxor ?x1259 ?x3798) (_ bv63 39))) $x3363 (bvsle (_ bv0 39) ?x3558) (bvsle (_ bv0 39) ?x858) (bvsle (_ bv0 39) ?x3325) (bvsle (_ bv0 39) ?x3590) (bvsle (_ bv0 39) ?x274) (bvsle (_ bv0 39) ?x3763) (bvsle (_ bv0 39) ?x3812) (bvsle (_ bv0 39) ?x3496) (bvsle (_ bv0 39) ?x3588) $x1793 (bvsle (_ bv0 39) ?x3625) (bvsle (_ bv0 39) ?x1140) (bvsle (_ bv0 39) ?x3556) (bvsle (_ bv0 39) ?x3683) (bvsle (_ bv0 39) ?x2019) (bvsle (_ bv0 39) ?x3875) (bvsle (_ bv0 39) ?x3649) (bvsle (_ bv0 39) ?x89) (bvsle (_ bv0 39) ?x3871) (bvsle (_ bv0 39) ?x947) (bvsle (_ bv0 39) ?x3661) (bvsle (_ bv0 39) ?x3689) (bvsle (_ bv0 39) ?x3436) (bvsle (_ bv0 39) ?x3872) (bvsle (_ bv0 39) ?x1259) (bvsle (_ bv0 39) ?x2070) (bvsle (_ bv0 39) ?x3481) (bvsle (_ bv0 39) ?x3798))))
(not $x2891))))))))))))))))))))))))))))))))))))
(check-sat)
