; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and 0 < shift2
; 963786d3e79b93667c8ce802b9ec68d8610b30b60045b737eb33518894e50eb7
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is bits2
; v3 is shift2
; v4 is base1
; v5 is base2
; v6 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 56))
(declare-fun v1 () (_ BitVec 56))
(declare-fun v2 () (_ BitVec 56))
(declare-fun v3 () (_ BitVec 56))
(declare-fun v4 () (_ BitVec 56))
(declare-fun v5 () (_ BitVec 56))
(declare-fun v6 () (_ BitVec 56))
(assert
 (bvsle (_ bv0 56) v0))
(assert
 (bvsgt (_ bv19 56) v0))
(assert
 (bvsle (_ bv72057594037927918 56) v1))
(assert
 (bvsgt (_ bv19 56) v1))
(assert
 (bvsle (_ bv0 56) v2))
(assert
 (bvsgt (_ bv19 56) v2))
(assert
 (bvsle (_ bv72057594037927918 56) v3))
(assert
 (bvsgt (_ bv19 56) v3))
(assert
 (bvsle (_ bv0 56) v4))
(assert
 (bvsgt (_ bv19 56) v4))
(assert
 (bvsle (_ bv0 56) v5))
(assert
 (bvsgt (_ bv19 56) v5))
(assert
 (bvsle (_ bv0 56) v6))
(assert
 (bvsgt (_ bv262144 56) v6))
(assert
 (let ((?x19681 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x989 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x25453 (bvadd ?x989 ?x19681)))
 (bvsle v0 ?x25453)))))
(assert
 (let ((?x15340 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let (($x1724 (bvslt (_ bv0 56) v3)))
 (let ((?x25573 (ite $x1724 v3 (_ bv0 56))))
 (let ((?x2317 (bvadd ?x25573 ?x15340)))
 (bvsle v2 ?x2317))))))
(assert
 (let ((?x19681 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x989 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x25453 (bvadd ?x989 ?x19681)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x25453 v0) v4))))))
(assert
 (let ((?x15340 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let (($x1724 (bvslt (_ bv0 56) v3)))
 (let ((?x25573 (ite $x1724 v3 (_ bv0 56))))
 (let ((?x2317 (bvadd ?x25573 ?x15340)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x2317 v2) v5)))))))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (bvslt (_ bv0 56) v3))
(assert
 (let ((?x15340 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let (($x1724 (bvslt (_ bv0 56) v3)))
(let ((?x25573 (ite $x1724 v3 (_ bv0 56))))
(let ((?x839 (bvadd ?x25573 v5)))
(let ((?x37687 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x18654 (bvshl ?x37687 ?x839)))
(let ((?x19681 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x989 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x11374 (bvadd ?x989 v4)))
(let ((?x20757 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x36751 (bvshl ?x20757 ?x11374)))
(let ((?x31742 (bvand v6 ?x36751)))
(let ((?x31329 (bvashr ?x31742 ?x989)))
(let ((?x2651 (bvshl ?x31329 ?x19681)))
(let ((?x19332 (bvxor v6 ?x2651)))
(let ((?x1965 (bvand ?x19332 ?x18654)))
(let ((?x33359 (bvashr ?x1965 ?x25573)))
(let ((?x8977 (bvshl ?x33359 ?x15340)))
(let ((?x26937 (bvadd v5 v3)))
(let ((?x34520 (bvshl ?x37687 ?x26937)))
(let ((?x22144 (bvshl ?x20757 v4)))
(let ((?x33955 (bvand v6 ?x22144)))
(let ((?x20183 (bvashr ?x33955 v1)))
(let ((?x19990 (bvxor v6 ?x20183)))
(let ((?x179 (bvand ?x19990 ?x34520)))
(let ((?x34438 (bvashr ?x179 v3)))
(let (($x21082 (bvsle (_ bv0 56) v2)))
(let (($x26344 (bvsle (_ bv0 56) v1)))
(let (($x23230 (bvsle (_ bv0 56) v6)))
(let (($x18212 (bvsle (_ bv0 56) v4)))
(let (($x32610 (bvsle (_ bv0 56) v0)))
(let (($x6163 (and (= (bvxor ?x19990 ?x34438) (bvxor ?x19332 ?x8977)) $x32610 (bvsle (_ bv0 56) ?x20757) $x18212 $x23230 (bvsle (_ bv0 56) ?x22144) (bvsle (_ bv0 56) ?x33955) $x26344 (bvsle (_ bv0 56) ?x20183) $x21082 (bvsle (_ bv0 56) ?x37687) (bvsle (_ bv0 56) ?x26937) (bvsle (_ bv0 56) ?x19990) (bvsle (_ bv0 56) ?x34520) (bvsle (_ bv0 56) ?x179) (bvsle (_ bv0 56) v3) (bvsle (_ bv0 56) ?x34438) (bvsle (_ bv0 56) ?x11374) (bvsle (_ bv0 56) ?x36751) (bvsle (_ bv0 56) ?x31742) (bvsle (_ bv0 56) ?x989) (bvsle (_ bv0 56) ?x31329) (bvsle (_ bv0 56) ?x19681) (bvsle (_ bv0 56) ?x2651) (bvsle (_ bv0 56) ?x839) (bvsle (_ bv0 56) ?x19332) (bvsle (_ bv0 56) ?x18654) (bvsle (_ bv0 56) ?x1965) (bvsle (_ bv0 56) ?x25573) (bvsle (_ bv0 56) ?x33359) (bvsle (_ bv0 56) ?x15340) (bvsle (_ bv0 56) ?x8977))))
(not $x6163))))))))))))))))))))))))))))))))))
(check-sat)
