; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and shift2 <= 0 and 0 <= shift2
; e8f64ddd92111c0da3ba17a51da853c5efe3646be5a0d79ea8a68dfd9e0bf21b
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
 (let ((?x3688 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x34277 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x2657 (bvadd ?x34277 ?x3688)))
 (bvsle v0 ?x2657)))))
(assert
 (let ((?x4961 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x25301 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x162 (bvadd ?x25301 ?x4961)))
 (bvsle v2 ?x162)))))
(assert
 (let ((?x3688 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x34277 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x2657 (bvadd ?x34277 ?x3688)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x2657 v0) v4))))))
(assert
 (let ((?x4961 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x25301 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x162 (bvadd ?x25301 ?x4961)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x162 v2) v5))))))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (let ((?x4961 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x25301 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x25865 (bvadd ?x25301 v5)))
(let ((?x4434 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x3598 (bvshl ?x4434 ?x25865)))
(let ((?x3688 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x34277 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x36733 (bvadd ?x34277 v4)))
(let ((?x23020 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x23273 (bvshl ?x23020 ?x36733)))
(let ((?x9701 (bvand v6 ?x23273)))
(let ((?x10943 (bvashr ?x9701 ?x34277)))
(let ((?x30635 (bvshl ?x10943 ?x3688)))
(let ((?x15275 (bvxor v6 ?x30635)))
(let ((?x5930 (bvand ?x15275 ?x3598)))
(let ((?x20166 (bvashr ?x5930 ?x25301)))
(let ((?x19919 (bvshl ?x20166 ?x4961)))
(let ((?x13311 (bvshl ?x4434 v5)))
(let ((?x22760 (bvshl ?x23020 v4)))
(let ((?x28025 (bvand v6 ?x22760)))
(let ((?x36696 (bvashr ?x28025 v1)))
(let ((?x2382 (bvxor v6 ?x36696)))
(let ((?x21643 (bvand ?x2382 ?x13311)))
(let ((?x27654 (bvashr ?x21643 v3)))
(let (($x5401 (bvsle (_ bv0 56) v3)))
(let (($x22873 (bvsle (_ bv0 56) v5)))
(let (($x12777 (bvsle (_ bv0 56) v2)))
(let (($x32777 (bvsle (_ bv0 56) v1)))
(let (($x17610 (bvsle (_ bv0 56) v6)))
(let (($x16617 (bvsle (_ bv0 56) v4)))
(let (($x837 (bvsle (_ bv0 56) v0)))
(let (($x6439 (and (= (bvxor ?x2382 ?x27654) (bvxor ?x15275 ?x19919)) $x837 (bvsle (_ bv0 56) ?x23020) $x16617 $x17610 (bvsle (_ bv0 56) ?x22760) (bvsle (_ bv0 56) ?x28025) $x32777 (bvsle (_ bv0 56) ?x36696) $x12777 (bvsle (_ bv0 56) ?x4434) $x22873 (bvsle (_ bv0 56) ?x2382) (bvsle (_ bv0 56) ?x13311) (bvsle (_ bv0 56) ?x21643) $x5401 (bvsle (_ bv0 56) ?x27654) (bvsle (_ bv0 56) ?x36733) (bvsle (_ bv0 56) ?x23273) (bvsle (_ bv0 56) ?x9701) (bvsle (_ bv0 56) ?x34277) (bvsle (_ bv0 56) ?x10943) (bvsle (_ bv0 56) ?x3688) (bvsle (_ bv0 56) ?x30635) (bvsle (_ bv0 56) ?x25865) (bvsle (_ bv0 56) ?x15275) (bvsle (_ bv0 56) ?x3598) (bvsle (_ bv0 56) ?x5930) (bvsle (_ bv0 56) ?x25301) (bvsle (_ bv0 56) ?x20166) (bvsle (_ bv0 56) ?x4961) (bvsle (_ bv0 56) ?x19919))))
(not $x6439))))))))))))))))))))))))))))))))))
(check-sat)
