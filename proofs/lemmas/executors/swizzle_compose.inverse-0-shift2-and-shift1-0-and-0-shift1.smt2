; executors.swizzle_compose/inverse, 0 < shift2 and shift1 <= 0 and 0 <= shift1
; f65b2c5ddd087e74580104c7220fe6824044185875ca5856dba80758f12c5e7d
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
 (let ((?x38557 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x3618 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x34771 (bvadd ?x3618 ?x38557)))
 (bvsle bits1 ?x34771)))))
(assert
 (let ((?x15441 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x41696 (bvslt (_ bv0 56) shift2)))
 (let ((?x16917 (ite $x41696 shift2 (_ bv0 56))))
 (let ((?x25753 (bvadd ?x16917 ?x15441)))
 (bvsle bits2 ?x25753))))))
(assert
 (let ((?x38557 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x3618 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x34771 (bvadd ?x3618 ?x38557)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x34771 bits1) base1))))))
(assert
 (let ((?x15441 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x41696 (bvslt (_ bv0 56) shift2)))
 (let ((?x16917 (ite $x41696 shift2 (_ bv0 56))))
 (let ((?x25753 (bvadd ?x16917 ?x15441)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x25753 bits2) base2)))))))
(assert
 (bvslt (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x38557 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x3618 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x44504 (bvadd ?x3618 base1)))
(let ((?x42405 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x28783 (bvshl ?x42405 ?x44504)))
(let ((?x15441 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let (($x41696 (bvslt (_ bv0 56) shift2)))
(let ((?x16917 (ite $x41696 shift2 (_ bv0 56))))
(let ((?x6813 (bvadd ?x16917 base2)))
(let ((?x39172 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x40362 (bvshl ?x39172 ?x6813)))
(let ((?x14710 (bvand x ?x40362)))
(let ((?x11592 (bvashr ?x14710 ?x16917)))
(let ((?x6204 (bvshl ?x11592 ?x15441)))
(let ((?x16692 (bvxor x ?x6204)))
(let ((?x20043 (bvand ?x16692 ?x28783)))
(let ((?x44228 (bvashr ?x20043 ?x3618)))
(let ((?x11422 (bvshl ?x44228 ?x38557)))
(let ((?x16156 (bvshl ?x42405 base1)))
(let ((?x37596 (bvadd base2 shift2)))
(let ((?x42329 (bvshl ?x39172 ?x37596)))
(let ((?x40612 (bvand x ?x42329)))
(let ((?x4289 (bvashr ?x40612 shift2)))
(let ((?x14676 (bvxor x ?x4289)))
(let ((?x34930 (bvand ?x14676 ?x16156)))
(let ((?x27611 (bvashr ?x34930 shift1)))
(let (($x33720 (bvsle (_ bv0 56) shift1)))
(let (($x5283 (bvsle (_ bv0 56) base1)))
(let (($x14034 (bvsle (_ bv0 56) bits1)))
(let (($x14556 (bvsle (_ bv0 56) x)))
(let (($x36258 (bvsle (_ bv0 56) bits2)))
(let (($x1439 (and (= (bvxor ?x14676 ?x27611) (bvxor ?x16692 ?x11422)) $x36258 (bvsle (_ bv0 56) ?x39172) (bvsle (_ bv0 56) ?x37596) $x14556 (bvsle (_ bv0 56) ?x42329) (bvsle (_ bv0 56) ?x40612) (bvsle (_ bv0 56) shift2) (bvsle (_ bv0 56) ?x4289) $x14034 (bvsle (_ bv0 56) ?x42405) $x5283 (bvsle (_ bv0 56) ?x14676) (bvsle (_ bv0 56) ?x16156) (bvsle (_ bv0 56) ?x34930) $x33720 (bvsle (_ bv0 56) ?x27611) (bvsle (_ bv0 56) ?x6813) (bvsle (_ bv0 56) ?x40362) (bvsle (_ bv0 56) ?x14710) (bvsle (_ bv0 56) ?x16917) (bvsle (_ bv0 56) ?x11592) (bvsle (_ bv0 56) ?x15441) (bvsle (_ bv0 56) ?x6204) (bvsle (_ bv0 56) ?x44504) (bvsle (_ bv0 56) ?x16692) (bvsle (_ bv0 56) ?x28783) (bvsle (_ bv0 56) ?x20043) (bvsle (_ bv0 56) ?x3618) (bvsle (_ bv0 56) ?x44228) (bvsle (_ bv0 56) ?x38557) (bvsle (_ bv0 56) ?x11422))))
(not $x1439))))))))))))))))))))))))))))))))))
(check-sat)
