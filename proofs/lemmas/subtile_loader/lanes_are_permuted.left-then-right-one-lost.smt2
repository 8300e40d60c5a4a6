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
 (let (($x6078 (bvsgt (_ bv0 39) v1)))
 (let ((?x23881 (ite $x6078 (bvmul (_ bv549755813887 39) v1) (_ bv0 39))))
 (let ((?x16702 (ite (bvslt (_ bv0 39) v1) v1 (_ bv0 39))))
 (let ((?x10216 (bvadd ?x16702 ?x23881)))
 (bvsle v0 ?x10216))))))
(assert
 (let (($x6078 (bvsgt (_ bv0 39) v1)))
 (let ((?x23881 (ite $x6078 (bvmul (_ bv549755813887 39) v1) (_ bv0 39))))
 (let ((?x16702 (ite (bvslt (_ bv0 39) v1) v1 (_ bv0 39))))
 (let ((?x10216 (bvadd ?x16702 ?x23881)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x10216 v0) v2)))))))
(assert
 (let ((?x406 (ite (bvsgt (_ bv0 39) v4) (bvmul (_ bv549755813887 39) v4) (_ bv0 39))))
 (let ((?x74 (ite (bvslt (_ bv0 39) v4) v4 (_ bv0 39))))
 (let ((?x6888 (bvadd ?x74 ?x406)))
 (bvsle v3 ?x6888)))))
(assert
 (let ((?x406 (ite (bvsgt (_ bv0 39) v4) (bvmul (_ bv549755813887 39) v4) (_ bv0 39))))
 (let ((?x74 (ite (bvslt (_ bv0 39) v4) v4 (_ bv0 39))))
 (let ((?x6888 (bvadd ?x74 ?x406)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x6888 v3) v5))))))
(assert
 (bvsgt (_ bv0 39) v1))
(assert
 (let ((?x28479 (bvadd v5 v3)))
 (let ((?x17564 (bvadd v2 v0)))
 (let ((?x8045 (ite (bvsle ?x17564 ?x28479) ?x17564 ?x28479)))
 (let ((?x8122 (ite (bvslt v2 v5) v5 v2)))
 (let ((?x9901 (bvadd (bvmul (_ bv549755813887 39) (ite (bvsgt (_ bv0 39) v1) (bvmul (_ bv549755813887 39) v1) (_ bv0 39))) (_ bv6 39))))
 (let ((?x14161 (ite (bvslt ?x8122 ?x9901) ?x9901 ?x8122)))
 (let ((?x74 (ite (bvslt (_ bv0 39) v4) v4 (_ bv0 39))))
 (let (($x6078 (bvsgt (_ bv0 39) v1)))
 (let ((?x23881 (ite $x6078 (bvmul (_ bv549755813887 39) v1) (_ bv0 39))))
 (and (= ?x23881 ?x74) (bvslt ?x14161 (ite (bvsge (_ bv6 39) ?x8045) ?x8045 (_ bv6 39))))))))))))))
(assert
 (let ((?x406 (ite (bvsgt (_ bv0 39) v4) (bvmul (_ bv549755813887 39) v4) (_ bv0 39))))
(let ((?x74 (ite (bvslt (_ bv0 39) v4) v4 (_ bv0 39))))
(let ((?x28752 (bvadd ?x74 v5)))
(let ((?x16321 (bvadd (bvshl (_ bv1 39) v3) (_ bv549755813887 39))))
(let ((?x9030 (bvshl ?x16321 ?x28752)))
(let (($x6078 (bvsgt (_ bv0 39) v1)))
(let ((?x23881 (ite $x6078 (bvmul (_ bv549755813887 39) v1) (_ bv0 39))))
(let ((?x16702 (ite (bvslt (_ bv0 39) v1) v1 (_ bv0 39))))
(let ((?x16339 (bvadd ?x16702 v2)))
(let ((?x16787 (bvadd (bvshl (_ bv1 39) v0) (_ bv549755813887 39))))
(let ((?x25357 (bvshl ?x16787 ?x16339)))
(let ((?x26082 (bvmul (_ bv64 39) v6)))
(let ((?x8122 (ite (bvslt v2 v5) v5 v2)))
(let ((?x9901 (bvadd (bvmul (_ bv549755813887 39) ?x23881) (_ bv6 39))))
(let ((?x14161 (ite (bvslt ?x8122 ?x9901) ?x9901 ?x8122)))
(let ((?x25191 (ite (bvsgt (_ bv6 39) ?x14161) ?x14161 (_ bv0 39))))
(let ((?x4660 (bvadd (bvshl (_ bv1 39) ?x25191) ?x26082)))
(let ((?x3908 (bvand ?x4660 ?x25357)))
(let ((?x15763 (bvashr ?x3908 ?x16702)))
(let ((?x6879 (bvshl ?x15763 ?x23881)))
(let ((?x8560 (bvxor ?x4660 ?x6879)))
(let ((?x15271 (bvand ?x8560 ?x9030)))
(let ((?x27087 (bvashr ?x15271 ?x74)))
(let ((?x27433 (bvshl ?x27087 ?x406)))
(let ((?x13896 (bvand ?x26082 ?x25357)))
(let ((?x3458 (bvashr ?x13896 ?x16702)))
(let ((?x20200 (bvshl ?x3458 ?x23881)))
(let ((?x28967 (bvxor ?x26082 ?x20200)))
(let ((?x2474 (bvand ?x28967 ?x9030)))
(let ((?x21071 (bvashr ?x2474 ?x74)))
(let ((?x14928 (bvshl ?x21071 ?x406)))
(let (($x5008 (bvsle (_ bv0 39) v3)))
(let (($x5163 (bvsle (_ bv0 39) v0)))
(let (($x29582 (and (= (bvand (bvxor ?x28967 ?x14928) (_ bv63 39)) (bvand (bvxor ?x8560 ?x27433) (_ bv63 39))) $x5163 (bvsle (_ bv0 39) ?x16787) (bvsle (_ bv0 39) ?x16339) (bvsle (_ bv0 39) ?x26082) (bvsle (_ bv0 39) ?x25357) (bvsle (_ bv0 39) ?x13896) (bvsle (_ bv0 39) ?x16702) (bvsle (_ bv0 39) ?x3458) (bvsle (_ bv0 39) ?x23881) (bvsle (_ bv0 39) ?x20200) $x5008 (bvsle (_ bv0 39) ?x16321) (bvsle (_ bv0 39) ?x28752) (bvsle (_ bv0 39) ?x28967) (bvsle (_ bv0 39) ?x9030) (bvsle (_ bv0 39) ?x2474) (bvsle (_ bv0 39) ?x74) (bvsle (_ bv0 39) ?x21071) (bvsle (_ bv0 39) ?x406) (bvsle (_ bv0 39) ?x14928) (bvsle (_ bv0 39) ?x25191) (bvsle (_ bv0 39) ?x4660) (bvsle (_ bv0 39) ?x3908) (bvsle (_ bv0 39) ?x15763) (bvsle (_ bv0 39) ?x6879) (bvsle (_ bv0 39) ?x8560) (bvsle (_ bv0 39) ?x15271) (bvsle (_ bv0 39) ?x27087) (bvsle (_ bv0 39) ?x27433))))
(not $x29582))))))))))))))))))))))))))))))))))))
(check-sat)
