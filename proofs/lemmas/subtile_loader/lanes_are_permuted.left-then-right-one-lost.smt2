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
 (let (($x5511 (bvsgt (_ bv0 39) shift1)))
 (let ((?x21157 (ite $x5511 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (let ((?x2116 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
 (let ((?x28134 (bvadd ?x2116 ?x21157)))
 (bvsle bits1 ?x28134))))))
(assert
 (let (($x5511 (bvsgt (_ bv0 39) shift1)))
 (let ((?x21157 (ite $x5511 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (let ((?x2116 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
 (let ((?x28134 (bvadd ?x2116 ?x21157)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x28134 bits1) base1)))))))
(assert
 (let ((?x8025 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
 (let ((?x9678 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let ((?x21240 (bvadd ?x9678 ?x8025)))
 (bvsle bits2 ?x21240)))))
(assert
 (let ((?x8025 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
 (let ((?x9678 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let ((?x21240 (bvadd ?x9678 ?x8025)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x21240 bits2) base2))))))
(assert
 (bvsgt (_ bv0 39) shift1))
(assert
 (let ((?x24249 (bvadd base2 bits2)))
 (let ((?x28159 (bvadd base1 bits1)))
 (let ((?x9425 (ite (bvsle ?x28159 ?x24249) ?x28159 ?x24249)))
 (let ((?x18033 (ite (bvslt base1 base2) base2 base1)))
 (let ((?x8614 (bvadd (bvmul (_ bv549755813887 39) (ite (bvsgt (_ bv0 39) shift1) (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))) (_ bv6 39))))
 (let ((?x12805 (ite (bvslt ?x18033 ?x8614) ?x8614 ?x18033)))
 (let ((?x9678 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let (($x5511 (bvsgt (_ bv0 39) shift1)))
 (let ((?x21157 (ite $x5511 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (and (= ?x21157 ?x9678) (bvslt ?x12805 (ite (bvsge (_ bv6 39) ?x9425) ?x9425 (_ bv6 39))))))))))))))
(assert
 (let ((?x8025 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
(let ((?x9678 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
(let ((?x22711 (bvadd ?x9678 base2)))
(let ((?x26816 (bvadd (bvshl (_ bv1 39) bits2) (_ bv549755813887 39))))
(let ((?x23487 (bvshl ?x26816 ?x22711)))
(let (($x5511 (bvsgt (_ bv0 39) shift1)))
(let ((?x21157 (ite $x5511 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
(let ((?x2116 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
(let ((?x18930 (bvadd ?x2116 base1)))
(let ((?x13991 (bvadd (bvshl (_ bv1 39) bits1) (_ bv549755813887 39))))
(let ((?x12920 (bvshl ?x13991 ?x18930)))
(let ((?x10094 (bvmul (_ bv64 39) strip)))
(let ((?x18033 (ite (bvslt base1 base2) base2 base1)))
(let ((?x8614 (bvadd (bvmul (_ bv549755813887 39) ?x21157) (_ bv6 39))))
(let ((?x12805 (ite (bvslt ?x18033 ?x8614) ?x8614 ?x18033)))
(let ((?x30364 (ite (bvsgt (_ bv6 39) ?x12805) ?x12805 (_ bv0 39))))
(let ((?x19929 (bvadd (bvshl (_ bv1 39) ?x30364) ?x10094)))
(let ((?x8830 (bvand ?x19929 ?x12920)))
(let ((?x16131 (bvashr ?x8830 ?x2116)))
(let ((?x4035 (bvshl ?x16131 ?x21157)))
(let ((?x12 (bvxor ?x19929 ?x4035)))
(let ((?x7653 (bvand ?x12 ?x23487)))
(let ((?x29119 (bvashr ?x7653 ?x9678)))
(let ((?x6767 (bvshl ?x29119 ?x8025)))
(let ((?x5616 (bvand ?x10094 ?x12920)))
(let ((?x26847 (bvashr ?x5616 ?x2116)))
(let ((?x8581 (bvshl ?x26847 ?x21157)))
(let ((?x5460 (bvxor ?x10094 ?x8581)))
(let ((?x27023 (bvand ?x5460 ?x23487)))
(let ((?x16956 (bvashr ?x27023 ?x9678)))
(let ((?x6148 (bvshl ?x16956 ?x8025)))
(let (($x37360 (bvsle (_ bv0 39) bits2)))
(let (($x1062 (bvsle (_ bv0 39) bits1)))
(let (($x28297 (and (= (bvand (bvxor ?x5460 ?x6148) (_ bv63 39)) (bvand (bvxor ?x12 ?x6767) (_ bv63 39))) $x1062 (bvsle (_ bv0 39) ?x13991) (bvsle (_ bv0 39) ?x18930) (bvsle (_ bv0 39) ?x10094) (bvsle (_ bv0 39) ?x12920) (bvsle (_ bv0 39) ?x5616) (bvsle (_ bv0 39) ?x2116) (bvsle (_ bv0 39) ?x26847) (bvsle (_ bv0 39) ?x21157) (bvsle (_ bv0 39) ?x8581) $x37360 (bvsle (_ bv0 39) ?x26816) (bvsle (_ bv0 39) ?x22711) (bvsle (_ bv0 39) ?x5460) (bvsle (_ bv0 39) ?x23487) (bvsle (_ bv0 39) ?x27023) (bvsle (_ bv0 39) ?x9678) (bvsle (_ bv0 39) ?x16956) (bvsle (_ bv0 39) ?x8025) (bvsle (_ bv0 39) ?x6148) (bvsle (_ bv0 39) ?x30364) (bvsle (_ bv0 39) ?x19929) (bvsle (_ bv0 39) ?x8830) (bvsle (_ bv0 39) ?x16131) (bvsle (_ bv0 39) ?x4035) (bvsle (_ bv0 39) ?x12) (bvsle (_ bv0 39) ?x7653) (bvsle (_ bv0 39) ?x29119) (bvsle (_ bv0 39) ?x6767))))
(not $x28297))))))))))))))))))))))))))))))))))))
(check-sat)
