; executors.swizzle_compose/inverse, 0 < shift2 and shift1 <= 0 and 0 <= shift1
; f65b2c5ddd087e74580104c7220fe6824044185875ca5856dba80758f12c5e7d
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
 (let ((?x9853 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x15660 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x13829 (bvadd ?x15660 ?x9853)))
 (bvsle v0 ?x13829)))))
(assert
 (let ((?x26149 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let (($x20029 (bvslt (_ bv0 56) v3)))
 (let ((?x17530 (ite $x20029 v3 (_ bv0 56))))
 (let ((?x2936 (bvadd ?x17530 ?x26149)))
 (bvsle v2 ?x2936))))))
(assert
 (let ((?x9853 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
 (let ((?x15660 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x13829 (bvadd ?x15660 ?x9853)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x13829 v0) v4))))))
(assert
 (let ((?x26149 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let (($x20029 (bvslt (_ bv0 56) v3)))
 (let ((?x17530 (ite $x20029 v3 (_ bv0 56))))
 (let ((?x2936 (bvadd ?x17530 ?x26149)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x2936 v2) v5)))))))
(assert
 (bvslt (_ bv0 56) v3))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsle (_ bv0 56) v1))
(assert
 (let ((?x9853 (ite (bvsgt (_ bv0 56) v1) (bvmul (_ bv72057594037927935 56) v1) (_ bv0 56))))
(let ((?x15660 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x27002 (bvadd ?x15660 v4)))
(let ((?x29312 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x7396 (bvshl ?x29312 ?x27002)))
(let ((?x26149 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let (($x20029 (bvslt (_ bv0 56) v3)))
(let ((?x17530 (ite $x20029 v3 (_ bv0 56))))
(let ((?x9793 (bvadd ?x17530 v5)))
(let ((?x11719 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x39038 (bvshl ?x11719 ?x9793)))
(let ((?x8156 (bvand v6 ?x39038)))
(let ((?x27017 (bvashr ?x8156 ?x17530)))
(let ((?x38290 (bvshl ?x27017 ?x26149)))
(let ((?x7622 (bvxor v6 ?x38290)))
(let ((?x39438 (bvand ?x7622 ?x7396)))
(let ((?x1163 (bvashr ?x39438 ?x15660)))
(let ((?x37793 (bvshl ?x1163 ?x9853)))
(let ((?x8344 (bvshl ?x29312 v4)))
(let ((?x21939 (bvadd v5 v3)))
(let ((?x7673 (bvshl ?x11719 ?x21939)))
(let ((?x15665 (bvand v6 ?x7673)))
(let ((?x2913 (bvashr ?x15665 v3)))
(let ((?x19598 (bvxor v6 ?x2913)))
(let ((?x12522 (bvand ?x19598 ?x8344)))
(let ((?x21871 (bvashr ?x12522 v1)))
(let (($x12829 (bvsle (_ bv0 56) v1)))
(let (($x2087 (bvsle (_ bv0 56) v4)))
(let (($x28409 (bvsle (_ bv0 56) v0)))
(let (($x21172 (bvsle (_ bv0 56) v6)))
(let (($x40576 (bvsle (_ bv0 56) v2)))
(let (($x38699 (and (= (bvxor ?x19598 ?x21871) (bvxor ?x7622 ?x37793)) $x40576 (bvsle (_ bv0 56) ?x11719) (bvsle (_ bv0 56) ?x21939) $x21172 (bvsle (_ bv0 56) ?x7673) (bvsle (_ bv0 56) ?x15665) (bvsle (_ bv0 56) v3) (bvsle (_ bv0 56) ?x2913) $x28409 (bvsle (_ bv0 56) ?x29312) $x2087 (bvsle (_ bv0 56) ?x19598) (bvsle (_ bv0 56) ?x8344) (bvsle (_ bv0 56) ?x12522) $x12829 (bvsle (_ bv0 56) ?x21871) (bvsle (_ bv0 56) ?x9793) (bvsle (_ bv0 56) ?x39038) (bvsle (_ bv0 56) ?x8156) (bvsle (_ bv0 56) ?x17530) (bvsle (_ bv0 56) ?x27017) (bvsle (_ bv0 56) ?x26149) (bvsle (_ bv0 56) ?x38290) (bvsle (_ bv0 56) ?x27002) (bvsle (_ bv0 56) ?x7622) (bvsle (_ bv0 56) ?x7396) (bvsle (_ bv0 56) ?x39438) (bvsle (_ bv0 56) ?x15660) (bvsle (_ bv0 56) ?x1163) (bvsle (_ bv0 56) ?x9853) (bvsle (_ bv0 56) ?x37793))))
(not $x38699))))))))))))))))))))))))))))))))))
(check-sat)
