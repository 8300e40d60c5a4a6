; subtile_loader.lanes_are_permuted/left then right, one lost
; ec7ed8383ef2d4c211e50ed496d43cfc3e3afff8bd15340abccc9fc35ddb4251
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is bits2
; v4 is shift2
; v5 is base2
; v6 is strip
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 39))
(declare-fun v1 () (_ BitVec 39))
(declare-fun v2 () (_ BitVec 39))
(declare-fun v3 () (_ BitVec 39))
(declare-fun v4 () (_ BitVec 39))
(declare-fun v5 () (_ BitVec 39))
(declare-fun v6 () (_ BitVec 39))
(assert
 (bvsle (_ bv0 39) v0))
(assert
 (bvsgt (_ bv11 39) v0))
(assert
 (bvsle (_ bv549755813878 39) v1))
(assert
 (bvsgt (_ bv11 39) v1))
(assert
 (bvsle (_ bv0 39) v2))
(assert
 (bvsgt (_ bv11 39) v2))
(assert
 (bvsle (_ bv0 39) v3))
(assert
 (bvsgt (_ bv11 39) v3))
(assert
 (bvsle (_ bv549755813878 39) v4))
(assert
 (bvsgt (_ bv11 39) v4))
(assert
 (bvsle (_ bv0 39) v5))
(assert
 (bvsgt (_ bv11 39) v5))
(assert
 (bvsle (_ bv0 39) v6))
(assert
 (bvsgt (_ bv16 39) v6))
(assert
 (let (($x6119 (bvsgt (_ bv0 39) v1)))
 (let ((?x15048 (ite $x6119 (bvmul (_ bv549755813887 39) v1) (_ bv0 39))))
 (let ((?x9133 (ite (bvslt (_ bv0 39) v1) v1 (_ bv0 39))))
 (let ((?x18382 (bvadd ?x9133 ?x15048)))
 (bvsle v0 ?x18382))))))
(assert
 (let (($x6119 (bvsgt (_ bv0 39) v1)))
 (let ((?x15048 (ite $x6119 (bvmul (_ bv549755813887 39) v1) (_ bv0 39))))
 (let ((?x9133 (ite (bvslt (_ bv0 39) v1) v1 (_ bv0 39))))
 (let ((?x18382 (bvadd ?x9133 ?x15048)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x18382 v0) v2)))))))
(assert
 (let ((?x18036 (ite (bvsgt (_ bv0 39) v4) (bvmul (_ bv549755813887 39) v4) (_ bv0 39))))
 (let ((?x147 (ite (bvslt (_ bv0 39) v4) v4 (_ bv0 39))))
 (let ((?x15296 (bvadd ?x147 ?x18036)))
 (bvsle v3 ?x15296)))))
(assert
 (let ((?x18036 (ite (bvsgt (_ bv0 39) v4) (bvmul (_ bv549755813887 39) v4) (_ bv0 39))))
 (let ((?x147 (ite (bvslt (_ bv0 39) v4) v4 (_ bv0 39))))
 (let ((?x15296 (bvadd ?x147 ?x18036)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x15296 v3) v5))))))
(assert
 (bvsgt (_ bv0 39) v1))
(assert
 (let ((?x5412 (bvadd v5 v3)))
 (let ((?x30941 (bvadd v2 v0)))
 (let ((?x9040 (ite (bvsle ?x30941 ?x5412) ?x30941 ?x5412)))
 (let ((?x18467 (ite (bvslt v2 v5) v5 v2)))
 (let ((?x18918 (bvadd (bvmul (_ bv549755813887 39) (ite (bvsgt (_ bv0 39) v1) (bvmul (_ bv549755813887 39) v1) (_ bv0 39))) (_ bv6 39))))
 (let ((?x7652 (ite (bvslt ?x18467 ?x18918) ?x18918 ?x18467)))
 (let ((?x147 (ite (bvslt (_ bv0 39) v4) v4 (_ bv0 39))))
 (let (($x6119 (bvsgt (_ bv0 39) v1)))
 (let ((?x15048 (ite $x6119 (bvmul (_ bv549755813887 39) v1) (_ bv0 39))))
 (and (= ?x15048 ?x147) (bvslt ?x7652 (ite (bvsge (_ bv6 39) ?x9040) ?x9040 (_ bv6 39))))))))))))))
(assert
 (let ((?x18036 (ite (bvsgt (_ bv0 39) v4) (bvmul (_ bv549755813887 39) v4) (_ bv0 39))))
(let ((?x147 (ite (bvslt (_ bv0 39) v4) v4 (_ bv0 39))))
(let ((?x28427 (bvadd ?x147 v5)))
(let ((?x2979 (bvadd (bvshl (_ bv1 39) v3) (_ bv549755813887 39))))
(let ((?x479 (bvshl ?x2979 ?x28427)))
(let (($x6119 (bvsgt (_ bv0 39) v1)))
(let ((?x15048 (ite $x6119 (bvmul (_ bv549755813887 39) v1) (_ bv0 39))))
(let ((?x9133 (ite (bvslt (_ bv0 39) v1) v1 (_ bv0 39))))
(let ((?x11741 (bvadd ?x9133 v2)))
(let ((?x18868 (bvadd (bvshl (_ bv1 39) v0) (_ bv549755813887 39))))
(let ((?x3184 (bvshl ?x18868 ?x11741)))
(let ((?x2019 (bvmul (_ bv64 39) v6)))
(let ((?x18467 (ite (bvslt v2 v5) v5 v2)))
(let ((?x18918 (bvadd (bvmul (_ bv549755813887 39) ?x15048) (_ bv6 39))))
(let ((?x7652 (ite (bvslt ?x18467 ?x18918) ?x18918 ?x18467)))
(let ((?x18044 (ite (bvsgt (_ bv6 39) ?x7652) ?x7652 (_ bv0 39))))
(let ((?x13441 (bvadd (bvshl (_ bv1 39) ?x18044) ?x2019)))
(let ((?x4355 (bvand ?x13441 ?x3184)))
(let ((?x1639 (bvashr ?x4355 ?x9133)))
(let ((?x19307 (bvshl ?x1639 ?x15048)))
(let ((?x58 (bvxor ?x13441 ?x19307)))
(let ((?x9502 (bvand ?x58 ?x479)))
(let ((?x9762 (bvashr ?x9502 ?x147)))
(let ((?x10042 (bvshl ?x9762 ?x18036)))
(let ((?x13337 (bvand ?x2019 ?x3184)))
(let ((?x18991 (bvashr ?x13337 ?x9133)))
(let ((?x13892 (bvshl ?x18991 ?x15048)))
(let ((?x10106 (bvxor ?x2019 ?x13892)))
(let ((?x422 (bvand ?x10106 ?x479)))
(let ((?x19506 (bvashr ?x422 ?x147)))
(let ((?x5835 (bvshl ?x19506 ?x18036)))
(let (($x6971 (bvsle (_ bv0 39) v3)))
(let (($x23787 (bvsle (_ bv0 39) v0)))
(let (($x18962 (and (= (bvand (bvxor ?x10106 ?x5835) (_ bv63 39)) (bvand (bvxor ?x58 ?x10042) (_ bv63 39))) $x23787 (bvsle (_ bv0 39) ?x18868) (bvsle (_ bv0 39) ?x11741) (bvsle (_ bv0 39) ?x2019) (bvsle (_ bv0 39) ?x3184) (bvsle (_ bv0 39) ?x13337) (bvsle (_ bv0 39) ?x9133) (bvsle (_ bv0 39) ?x18991) (bvsle (_ bv0 39) ?x15048) (bvsle (_ bv0 39) ?x13892) $x6971 (bvsle (_ bv0 39) ?x2979) (bvsle (_ bv0 39) ?x28427) (bvsle (_ bv0 39) ?x10106) (bvsle (_ bv0 39) ?x479) (bvsle (_ bv0 39) ?x422) (bvsle (_ bv0 39) ?x147) (bvsle (_ bv0 39) ?x19506) (bvsle (_ bv0 39) ?x18036) (bvsle (_ bv0 39) ?x5835) (bvsle (_ bv0 39) ?x18044) (bvsle (_ bv0 39) ?x13441) (bvsle (_ bv0 39) ?x4355) (bvsle (_ bv0 39) ?x1639) (bvsle (_ bv0 39) ?x19307) (bvsle (_ bv0 39) ?x58) (bvsle (_ bv0 39) ?x9502) (bvsle (_ bv0 39) ?x9762) (bvsle (_ bv0 39) ?x10042))))
(not $x18962))))))))))))))))))))))))))))))))))))
(check-sat)
