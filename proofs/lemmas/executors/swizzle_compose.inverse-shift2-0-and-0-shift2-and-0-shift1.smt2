; executors.swizzle_compose/inverse, shift2 <= 0 and 0 <= shift2 and 0 < shift1
; 63cf5b162c10dce93692ac483fd21fdad81ba2305000c0dfbd92591c24a0569b
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 56))
(declare-fun shift1 () (_ BitVec 56))
(declare-fun bits2 () (_ BitVec 56))
(declare-fun shift2 () (_ BitVec 56))
(declare-fun base1 () (_ BitVec 56))
(declare-fun base2 () (_ BitVec 56))
(declare-fun x () (_ BitVec 56))
(assert
 (bvsle (_ bv0 56) bits1))
(assert
 (bvsgt (_ bv19 56) bits1))
(assert
 (bvsle (_ bv72057594037927918 56) shift1))
(assert
 (bvsgt (_ bv19 56) shift1))
(assert
 (bvsle (_ bv0 56) bits2))
(assert
 (bvsgt (_ bv19 56) bits2))
(assert
 (bvsle (_ bv72057594037927918 56) shift2))
(assert
 (bvsgt (_ bv19 56) shift2))
(assert
 (bvsle (_ bv0 56) base1))
(assert
 (bvsgt (_ bv19 56) base1))
(assert
 (bvsle (_ bv0 56) base2))
(assert
 (bvsgt (_ bv19 56) base2))
(assert
 (bvsle (_ bv0 56) x))
(assert
 (bvsgt (_ bv262144 56) x))
(assert
 (let ((?x4369 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x33115 (bvslt (_ bv0 56) shift1)))
 (let ((?x11902 (ite $x33115 shift1 (_ bv0 56))))
 (let ((?x32385 (bvadd ?x11902 ?x4369)))
 (bvsle bits1 ?x32385))))))
(assert
 (let ((?x23896 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x20153 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x9154 (bvadd ?x20153 ?x23896)))
 (bvsle bits2 ?x9154)))))
(assert
 (let ((?x4369 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let (($x33115 (bvslt (_ bv0 56) shift1)))
 (let ((?x11902 (ite $x33115 shift1 (_ bv0 56))))
 (let ((?x32385 (bvadd ?x11902 ?x4369)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x32385 bits1) base1)))))))
(assert
 (let ((?x23896 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x20153 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x9154 (bvadd ?x20153 ?x23896)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x9154 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvslt (_ bv0 56) shift1))
(assert
 (let ((?x4369 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let (($x33115 (bvslt (_ bv0 56) shift1)))
(let ((?x11902 (ite $x33115 shift1 (_ bv0 56))))
(let ((?x32650 (bvadd ?x11902 base1)))
(let ((?x24388 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x5128 (bvshl ?x24388 ?x32650)))
(let ((?x23896 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x20153 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x6459 (bvadd ?x20153 base2)))
(let ((?x17603 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x25307 (bvshl ?x17603 ?x6459)))
(let ((?x20835 (bvand x ?x25307)))
(let ((?x31172 (bvashr ?x20835 ?x20153)))
(let ((?x22751 (bvshl ?x31172 ?x23896)))
(let ((?x29711 (bvxor x ?x22751)))
(let ((?x21908 (bvand ?x29711 ?x5128)))
(let ((?x18120 (bvashr ?x21908 ?x11902)))
(let ((?x24331 (bvshl ?x18120 ?x4369)))
(let ((?x22166 (bvadd base1 shift1)))
(let ((?x16665 (bvshl ?x24388 ?x22166)))
(let ((?x4438 (bvshl ?x17603 base2)))
(let ((?x1480 (bvand x ?x4438)))
(let ((?x39229 (bvashr ?x1480 shift2)))
(let ((?x32788 (bvxor x ?x39229)))
(let ((?x14280 (bvand ?x32788 ?x16665)))
(let ((?x14775 (bvashr ?x14280 shift1)))
(let (($x7641 (bvsle (_ bv0 56) bits1)))
(let (($x26868 (bvsle (_ bv0 56) shift2)))
(let (($x4026 (bvsle (_ bv0 56) x)))
(let (($x37779 (bvsle (_ bv0 56) base2)))
(let (($x11942 (bvsle (_ bv0 56) bits2)))
(let (($x13568 (and (= (bvxor ?x32788 ?x14775) (bvxor ?x29711 ?x24331)) $x11942 (bvsle (_ bv0 56) ?x17603) $x37779 $x4026 (bvsle (_ bv0 56) ?x4438) (bvsle (_ bv0 56) ?x1480) $x26868 (bvsle (_ bv0 56) ?x39229) $x7641 (bvsle (_ bv0 56) ?x24388) (bvsle (_ bv0 56) ?x22166) (bvsle (_ bv0 56) ?x32788) (bvsle (_ bv0 56) ?x16665) (bvsle (_ bv0 56) ?x14280) (bvsle (_ bv0 56) shift1) (bvsle (_ bv0 56) ?x14775) (bvsle (_ bv0 56) ?x6459) (bvsle (_ bv0 56) ?x25307) (bvsle (_ bv0 56) ?x20835) (bvsle (_ bv0 56) ?x20153) (bvsle (_ bv0 56) ?x31172) (bvsle (_ bv0 56) ?x23896) (bvsle (_ bv0 56) ?x22751) (bvsle (_ bv0 56) ?x32650) (bvsle (_ bv0 56) ?x29711) (bvsle (_ bv0 56) ?x5128) (bvsle (_ bv0 56) ?x21908) (bvsle (_ bv0 56) ?x11902) (bvsle (_ bv0 56) ?x18120) (bvsle (_ bv0 56) ?x4369) (bvsle (_ bv0 56) ?x24331))))
(not $x13568))))))))))))))))))))))))))))))))))
(check-sat)
