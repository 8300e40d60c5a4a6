; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and shift2 <= 0 and shift2 < 0
; ad215d07b83d9c142c01edb675f35e36a5b8903777bb748c6089464ec8676925
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
 (let ((?x23033 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x6255 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x20842 (bvadd ?x6255 ?x23033)))
 (bvsle v0 ?x20842)))))
(assert
 (let ((?x38651 (bvmul (_ bv72057594037927935 56) v3)))
 (let (($x19570 (bvsgt (_ bv0 56) v3)))
 (let ((?x29404 (ite $x19570 ?x38651 (_ bv0 56))))
 (let ((?x27782 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x31675 (bvadd ?x27782 ?x29404)))
 (bvsle v2 ?x31675)))))))
(assert
 (let ((?x23033 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x6255 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x20842 (bvadd ?x6255 ?x23033)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x20842 v0) v4))))))
(assert
 (let ((?x38651 (bvmul (_ bv72057594037927935 56) v3)))
 (let (($x19570 (bvsgt (_ bv0 56) v3)))
 (let ((?x29404 (ite $x19570 ?x38651 (_ bv0 56))))
 (let ((?x27782 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x31675 (bvadd ?x27782 ?x29404)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x31675 v2) v5))))))))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsgt (_ bv0 56) v3))
(assert
 (let ((?x38651 (bvmul (_ bv72057594037927935 56) v3)))
(let (($x19570 (bvsgt (_ bv0 56) v3)))
(let ((?x29404 (ite $x19570 ?x38651 (_ bv0 56))))
(let ((?x27782 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x2808 (bvadd ?x27782 v5)))
(let ((?x19041 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x27724 (bvshl ?x19041 ?x2808)))
(let ((?x23033 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x6255 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x13928 (bvadd ?x6255 v4)))
(let ((?x7294 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x815 (bvshl ?x7294 ?x13928)))
(let ((?x21748 (bvand v6 ?x815)))
(let ((?x28258 (bvashr ?x21748 ?x6255)))
(let ((?x38699 (bvshl ?x28258 ?x23033)))
(let ((?x16956 (bvxor v6 ?x38699)))
(let ((?x31855 (bvand ?x16956 ?x27724)))
(let ((?x971 (bvashr ?x31855 ?x27782)))
(let ((?x13127 (bvshl ?x971 ?x29404)))
(let ((?x15307 (bvshl ?x19041 v5)))
(let ((?x27760 (bvshl ?x7294 v4)))
(let ((?x39306 (bvand v6 ?x27760)))
(let ((?x11910 (bvashr ?x39306 v1)))
(let ((?x15191 (bvxor v6 ?x11910)))
(let ((?x31792 (bvand ?x15191 ?x15307)))
(let ((?x13352 (bvshl ?x31792 ?x38651)))
(let (($x6343 (bvsle (_ bv0 56) v5)))
(let (($x39003 (bvsle (_ bv0 56) v2)))
(let (($x9599 (bvsle (_ bv0 56) v1)))
(let (($x21939 (bvsle (_ bv0 56) v6)))
(let (($x2087 (bvsle (_ bv0 56) v4)))
(let (($x21550 (bvsle (_ bv0 56) v0)))
(let (($x4982 (and (= (bvxor ?x15191 ?x13352) (bvxor ?x16956 ?x13127)) $x21550 (bvsle (_ bv0 56) ?x7294) $x2087 $x21939 (bvsle (_ bv0 56) ?x27760) (bvsle (_ bv0 56) ?x39306) $x9599 (bvsle (_ bv0 56) ?x11910) $x39003 (bvsle (_ bv0 56) ?x19041) $x6343 (bvsle (_ bv0 56) ?x15191) (bvsle (_ bv0 56) ?x15307) (bvsle (_ bv0 56) ?x31792) (bvsle (_ bv0 56) ?x38651) (bvsle (_ bv0 56) ?x13352) (bvsle (_ bv0 56) ?x13928) (bvsle (_ bv0 56) ?x815) (bvsle (_ bv0 56) ?x21748) (bvsle (_ bv0 56) ?x6255) (bvsle (_ bv0 56) ?x28258) (bvsle (_ bv0 56) ?x23033) (bvsle (_ bv0 56) ?x38699) (bvsle (_ bv0 56) ?x2808) (bvsle (_ bv0 56) ?x16956) (bvsle (_ bv0 56) ?x27724) (bvsle (_ bv0 56) ?x31855) (bvsle (_ bv0 56) ?x27782) (bvsle (_ bv0 56) ?x971) (bvsle (_ bv0 56) ?x29404) (bvsle (_ bv0 56) ?x13127))))
(not $x4982)))))))))))))))))))))))))))))))))))
(check-sat)
