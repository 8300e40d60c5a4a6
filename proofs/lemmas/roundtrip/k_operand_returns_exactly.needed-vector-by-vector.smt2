; roundtrip.k_operand_returns_exactly/needed, vector by vector
; ec5bc2ee20da3240b74cc24a513d5c1d864518c26ea1756b107ed597bf8ad176
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is base1
; v3 is bits2
; v4 is shift2
; v5 is base2
; v6 is log2_block
; v7 is vector
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 42))
(declare-fun v1 () (_ BitVec 42))
(declare-fun v2 () (_ BitVec 42))
(declare-fun v3 () (_ BitVec 42))
(declare-fun v4 () (_ BitVec 42))
(declare-fun v5 () (_ BitVec 42))
(declare-fun v6 () (_ BitVec 42))
(declare-fun v7 () (_ BitVec 42))
(assert
 (bvsle (_ bv0 42) v0))
(assert
 (bvsgt (_ bv11 42) v0))
(assert
 (bvsle (_ bv4398046511094 42) v1))
(assert
 (bvsgt (_ bv11 42) v1))
(assert
 (bvsle (_ bv0 42) v2))
(assert
 (bvsgt (_ bv11 42) v2))
(assert
 (bvsle (_ bv0 42) v3))
(assert
 (bvsgt (_ bv11 42) v3))
(assert
 (bvsle (_ bv4398046511094 42) v4))
(assert
 (bvsgt (_ bv11 42) v4))
(assert
 (bvsle (_ bv0 42) v5))
(assert
 (bvsgt (_ bv11 42) v5))
(assert
 (bvsle (_ bv6 42) v6))
(assert
 (bvsgt (_ bv9 42) v6))
(assert
 (bvsle (_ bv0 42) v7))
(assert
 (let ((?x22368 (bvshl (_ bv1 42) v6)))
 (bvslt v7 ?x22368)))
(assert
 (let ((?x21008 (ite (bvsgt (_ bv0 42) v1) (bvmul (_ bv4398046511103 42) v1) (_ bv0 42))))
 (let ((?x23991 (ite (bvslt (_ bv0 42) v1) v1 (_ bv0 42))))
 (let ((?x9113 (bvadd ?x23991 ?x21008)))
 (bvsle v0 ?x9113)))))
(assert
 (let ((?x21008 (ite (bvsgt (_ bv0 42) v1) (bvmul (_ bv4398046511103 42) v1) (_ bv0 42))))
 (let ((?x23991 (ite (bvslt (_ bv0 42) v1) v1 (_ bv0 42))))
 (let ((?x9113 (bvadd ?x23991 ?x21008)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x9113 v0) v2))))))
(assert
 (let ((?x17612 (ite (bvsgt (_ bv0 42) v4) (bvmul (_ bv4398046511103 42) v4) (_ bv0 42))))
 (let ((?x566 (ite (bvslt (_ bv0 42) v4) v4 (_ bv0 42))))
 (let ((?x20719 (bvadd ?x566 ?x17612)))
 (bvsle v3 ?x20719)))))
(assert
 (let ((?x17612 (ite (bvsgt (_ bv0 42) v4) (bvmul (_ bv4398046511103 42) v4) (_ bv0 42))))
 (let ((?x566 (ite (bvslt (_ bv0 42) v4) v4 (_ bv0 42))))
 (let ((?x20719 (bvadd ?x566 ?x17612)))
 (bvsge (_ bv10 42) (bvadd (bvadd ?x20719 v3) v5))))))
(assert
 (let ((?x566 (ite (bvslt (_ bv0 42) v4) v4 (_ bv0 42))))
(let ((?x6033 (bvadd ?x566 v5)))
(let ((?x21583 (bvadd (bvshl (_ bv1 42) v3) (_ bv4398046511103 42))))
(let ((?x20270 (bvshl ?x21583 ?x6033)))
(let ((?x21008 (ite (bvsgt (_ bv0 42) v1) (bvmul (_ bv4398046511103 42) v1) (_ bv0 42))))
(let ((?x23991 (ite (bvslt (_ bv0 42) v1) v1 (_ bv0 42))))
(let ((?x5845 (bvadd ?x23991 v2)))
(let ((?x21858 (bvadd (bvshl (_ bv1 42) v0) (_ bv4398046511103 42))))
(let ((?x17251 (bvshl ?x21858 ?x5845)))
(let ((?x17612 (ite (bvsgt (_ bv0 42) v4) (bvmul (_ bv4398046511103 42) v4) (_ bv0 42))))
(let ((?x27245 (bvand v7 ?x17251)))
(let ((?x36096 (bvashr ?x27245 ?x23991)))
(let ((?x6270 (bvshl ?x36096 ?x21008)))
(let ((?x25590 (bvxor v7 ?x6270)))
(let ((?x20473 (bvand ?x25590 ?x20270)))
(let ((?x15285 (bvashr ?x20473 ?x566)))
(let ((?x17591 (bvshl ?x15285 ?x17612)))
(let ((?x11153 (bvxor ?x25590 ?x17591)))
(let ((?x13678 (bvand ?x11153 ?x17251)))
(let ((?x10178 (bvashr ?x13678 ?x23991)))
(let ((?x16855 (bvshl ?x10178 ?x21008)))
(let ((?x39715 (bvxor ?x11153 ?x16855)))
(let ((?x14330 (bvand ?x39715 ?x20270)))
(let ((?x2522 (bvashr ?x14330 ?x566)))
(let (($x27299 (and (bvsle (_ bv0 42) ?x13678) (bvsle (_ bv0 42) ?x10178) (bvsle (_ bv0 42) ?x14330) (bvsle (_ bv0 42) ?x2522))))
(let (($x14473 (= (bvashr ?x11153 (_ bv6 42)) (bvashr v7 (_ bv6 42)))))
(let (($x30435 (not $x14473)))
(let ((?x22368 (bvshl (_ bv1 42) v6)))
(let ((?x17645 (bvadd ?x22368 (_ bv4398046511103 42))))
(let ((?x20557 (bvand ?x11153 ?x17645)))
(let ((?x9541 (bvand ?x20557 ?x17251)))
(let ((?x19244 (bvashr ?x9541 ?x23991)))
(let ((?x7818 (bvshl ?x19244 ?x21008)))
(let ((?x20256 (bvxor ?x20557 ?x7818)))
(let ((?x27307 (bvand ?x20256 ?x20270)))
(let ((?x798 (bvashr ?x27307 ?x566)))
(let ((?x17342 (bvshl ?x798 ?x17612)))
(let ((?x11498 (bvadd (bvadd ?x11153 (bvmul (_ bv4398046511103 42) (bvand ?x11153 (_ bv63 42)))) (bvand (bvxor ?x20256 ?x17342) (_ bv63 42)))))
(let (($x2851 (= ?x11498 v7)))
(let (($x887 (not $x2851)))
(let ((?x21009 (bvadd v7 (bvmul (_ bv4398046511103 42) (bvand v7 (_ bv63 42))))))
(let ((?x25645 (bvand ?x21009 ?x17645)))
(let ((?x15545 (bvand ?x25645 ?x17251)))
(let ((?x6644 (bvashr ?x15545 ?x23991)))
(let ((?x8856 (bvshl ?x6644 ?x21008)))
(let ((?x6588 (bvxor ?x25645 ?x8856)))
(let ((?x11520 (bvand ?x6588 ?x20270)))
(let ((?x5560 (bvashr ?x11520 ?x566)))
(let ((?x1109 (bvshl ?x5560 ?x17612)))
(let ((?x22518 (bvand ?x21009 ?x17251)))
(let ((?x1262 (bvashr ?x22518 ?x23991)))
(let ((?x18405 (bvshl ?x1262 ?x21008)))
(let ((?x1406 (bvxor ?x21009 ?x18405)))
(let ((?x30195 (bvand ?x1406 ?x20270)))
(let ((?x17754 (bvashr ?x30195 ?x566)))
(let ((?x22531 (bvshl ?x17754 ?x17612)))
(let (($x26068 (bvsle (_ bv0 42) v3)))
(let (($x29396 (bvsle (_ bv0 42) v7)))
(let (($x37882 (bvsle (_ bv0 42) v0)))
(let (($x2732 (= (_ bv0 42) (bvand (bvxor ?x1406 ?x22531) (_ bv63 42)))))
(let ((?x5263 (bvadd (bvadd ?x21009 (bvmul (_ bv4398046511103 42) (bvand ?x21009 (_ bv63 42)))) (bvand (bvxor ?x6588 ?x1109) (_ bv63 42)))))
(let (($x10982 (= ?x5263 ?x21009)))
(let ((?x788 (bvand v7 (_ bv63 42))))
(let (($x28963 (= (bvand (bvxor ?x39715 (bvshl ?x2522 ?x17612)) (_ bv63 42)) ?x788)))
(let (($x22684 (and (or $x30435 (not $x28963) $x2851) (or $x887 (and $x14473 $x28963)) (or (not $x2732) $x10982) (or (not $x10982) $x2732) (bvsle (_ bv0 42) v6) $x37882 (bvsle (_ bv0 42) ?x21858) (bvsle (_ bv0 42) ?x5845) $x29396 (bvsle (_ bv0 42) ?x17251) (bvsle (_ bv0 42) ?x27245) (bvsle (_ bv0 42) ?x23991) (bvsle (_ bv0 42) ?x36096) (bvsle (_ bv0 42) ?x21008) (bvsle (_ bv0 42) ?x6270) $x26068 (bvsle (_ bv0 42) ?x21583) (bvsle (_ bv0 42) ?x6033) (bvsle (_ bv0 42) ?x25590) (bvsle (_ bv0 42) ?x20270) (bvsle (_ bv0 42) ?x20473) (bvsle (_ bv0 42) ?x566) (bvsle (_ bv0 42) ?x15285) (bvsle (_ bv0 42) ?x17612) (bvsle (_ bv0 42) ?x17591) (bvsle (_ bv0 42) ?x11153) (bvsle (_ bv0 42) ?x16855) (bvsle (_ bv0 42) ?x39715) (bvsle (_ bv0 42) (bvshl ?x2522 ?x17612)) (bvsle (_ bv0 42) ?x17645) (bvsle (_ bv0 42) ?x20557) (bvsle (_ bv0 42) ?x9541) (bvsle (_ bv0 42) ?x19244) (bvsle (_ bv0 42) ?x7818) (bvsle (_ bv0 42) ?x20256) (bvsle (_ bv0 42) ?x27307) (bvsle (_ bv0 42) ?x798) (bvsle (_ bv0 42) ?x17342) (bvsle (_ bv0 42) ?x21009) (bvsle (_ bv0 42) ?x22518) (bvsle (_ bv0 42) ?x1262) (bvsle (_ bv0 42) ?x18405) (bvsle (_ bv0 42) ?x1406) (bvsle (_ bv0 42) ?x30195) (bvsle (_ bv0 42) ?x17754) (bvsle (_ bv0 42) ?x22531) (bvsle (_ bv0 42) ?x25645) (bvsle (_ bv0 42) ?x15545) (bvsle (_ bv0 42) ?x6644) (bvsle (_ bv0 42) ?x8856) (bvsle (_ bv0 42) ?x6588) (bvsle (_ bv0 42) ?x11520) (bvsle (_ bv0 42) ?x5560) (bvsle (_ bv0 42) ?x1109) (or $x887 $x30435 $x27299) (or $x30435 $x27299))))
(not $x22684)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
