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
 (let ((?x12548 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x39018 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x6906 (bvadd ?x39018 ?x12548)))
 (bvsle v0 ?x6906)))))
(assert
 (let ((?x20542 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let (($x26061 (bvslt (_ bv0 56) v3)))
 (let ((?x6307 (ite $x26061 v3 (_ bv0 56))))
 (let ((?x19417 (bvadd ?x6307 ?x20542)))
 (bvsle v2 ?x19417))))))
(assert
 (let ((?x12548 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x39018 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x6906 (bvadd ?x39018 ?x12548)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x6906 v0) v4))))))
(assert
 (let ((?x20542 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let (($x26061 (bvslt (_ bv0 56) v3)))
 (let ((?x6307 (ite $x26061 v3 (_ bv0 56))))
 (let ((?x19417 (bvadd ?x6307 ?x20542)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x19417 v2) v5)))))))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (bvslt (_ bv0 56) v3))
(assert
 (let ((?x20542 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let (($x26061 (bvslt (_ bv0 56) v3)))
(let ((?x6307 (ite $x26061 v3 (_ bv0 56))))
(let ((?x5664 (bvadd ?x6307 v5)))
(let ((?x32682 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x9853 (bvshl ?x32682 ?x5664)))
(let ((?x12548 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x39018 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x181 (bvadd ?x39018 v4)))
(let ((?x29333 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x38679 (bvshl ?x29333 ?x181)))
(let ((?x20904 (bvand v6 ?x38679)))
(let ((?x21871 (bvashr ?x20904 ?x39018)))
(let ((?x1509 (bvshl ?x21871 ?x12548)))
(let ((?x27726 (bvxor v6 ?x1509)))
(let ((?x31043 (bvand ?x27726 ?x9853)))
(let ((?x11047 (bvashr ?x31043 ?x6307)))
(let ((?x29312 (bvshl ?x11047 ?x20542)))
(let ((?x12160 (bvadd v5 v3)))
(let ((?x18029 (bvshl ?x32682 ?x12160)))
(let ((?x5281 (bvshl ?x29333 v4)))
(let ((?x33691 (bvand v6 ?x5281)))
(let ((?x31675 (bvashr ?x33691 v1)))
(let ((?x40552 (bvxor v6 ?x31675)))
(let ((?x31792 (bvand ?x40552 ?x18029)))
(let ((?x20029 (bvashr ?x31792 v3)))
(let (($x9627 (bvsle (_ bv0 56) v2)))
(let (($x30129 (bvsle (_ bv0 56) v1)))
(let (($x33379 (bvsle (_ bv0 56) v6)))
(let (($x2936 (bvsle (_ bv0 56) v4)))
(let (($x3056 (bvsle (_ bv0 56) v0)))
(let (($x29192 (and (= (bvxor ?x40552 ?x20029) (bvxor ?x27726 ?x29312)) $x3056 (bvsle (_ bv0 56) ?x29333) $x2936 $x33379 (bvsle (_ bv0 56) ?x5281) (bvsle (_ bv0 56) ?x33691) $x30129 (bvsle (_ bv0 56) ?x31675) $x9627 (bvsle (_ bv0 56) ?x32682) (bvsle (_ bv0 56) ?x12160) (bvsle (_ bv0 56) ?x40552) (bvsle (_ bv0 56) ?x18029) (bvsle (_ bv0 56) ?x31792) (bvsle (_ bv0 56) v3) (bvsle (_ bv0 56) ?x20029) (bvsle (_ bv0 56) ?x181) (bvsle (_ bv0 56) ?x38679) (bvsle (_ bv0 56) ?x20904) (bvsle (_ bv0 56) ?x39018) (bvsle (_ bv0 56) ?x21871) (bvsle (_ bv0 56) ?x12548) (bvsle (_ bv0 56) ?x1509) (bvsle (_ bv0 56) ?x5664) (bvsle (_ bv0 56) ?x27726) (bvsle (_ bv0 56) ?x9853) (bvsle (_ bv0 56) ?x31043) (bvsle (_ bv0 56) ?x6307) (bvsle (_ bv0 56) ?x11047) (bvsle (_ bv0 56) ?x20542) (bvsle (_ bv0 56) ?x29312))))
(not $x29192))))))))))))))))))))))))))))))))))
(check-sat)
