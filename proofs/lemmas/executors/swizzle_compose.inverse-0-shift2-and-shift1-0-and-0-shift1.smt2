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
 (let ((?x10004 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x11690 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x38032 (bvadd ?x11690 ?x10004)))
 (bvsle bits1 ?x38032)))))
(assert
 (let ((?x22594 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x39594 (bvslt (_ bv0 56) shift2)))
 (let ((?x26361 (ite $x39594 shift2 (_ bv0 56))))
 (let ((?x4318 (bvadd ?x26361 ?x22594)))
 (bvsle bits2 ?x4318))))))
(assert
 (let ((?x10004 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x11690 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x38032 (bvadd ?x11690 ?x10004)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x38032 bits1) base1))))))
(assert
 (let ((?x22594 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x39594 (bvslt (_ bv0 56) shift2)))
 (let ((?x26361 (ite $x39594 shift2 (_ bv0 56))))
 (let ((?x4318 (bvadd ?x26361 ?x22594)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x4318 bits2) base2)))))))
(assert
 (bvslt (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x10004 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x11690 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x8202 (bvadd ?x11690 base1)))
(let ((?x10014 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x42440 (bvshl ?x10014 ?x8202)))
(let ((?x22594 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let (($x39594 (bvslt (_ bv0 56) shift2)))
(let ((?x26361 (ite $x39594 shift2 (_ bv0 56))))
(let ((?x37049 (bvadd ?x26361 base2)))
(let ((?x21057 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x22799 (bvshl ?x21057 ?x37049)))
(let ((?x37240 (bvand x ?x22799)))
(let ((?x14471 (bvashr ?x37240 ?x26361)))
(let ((?x32476 (bvshl ?x14471 ?x22594)))
(let ((?x19012 (bvxor x ?x32476)))
(let ((?x41947 (bvand ?x19012 ?x42440)))
(let ((?x33554 (bvashr ?x41947 ?x11690)))
(let ((?x14437 (bvshl ?x33554 ?x10004)))
(let ((?x10677 (bvshl ?x10014 base1)))
(let ((?x22896 (bvadd base2 shift2)))
(let ((?x6359 (bvshl ?x21057 ?x22896)))
(let ((?x32894 (bvand x ?x6359)))
(let ((?x31765 (bvashr ?x32894 shift2)))
(let ((?x13853 (bvxor x ?x31765)))
(let ((?x7046 (bvand ?x13853 ?x10677)))
(let ((?x16252 (bvashr ?x7046 shift1)))
(let (($x42093 (bvsle (_ bv0 56) shift1)))
(let (($x40539 (bvsle (_ bv0 56) base1)))
(let (($x22363 (bvsle (_ bv0 56) bits1)))
(let (($x12531 (bvsle (_ bv0 56) x)))
(let (($x5994 (bvsle (_ bv0 56) bits2)))
(let (($x1744 (and (= (bvxor ?x13853 ?x16252) (bvxor ?x19012 ?x14437)) $x5994 (bvsle (_ bv0 56) ?x21057) (bvsle (_ bv0 56) ?x22896) $x12531 (bvsle (_ bv0 56) ?x6359) (bvsle (_ bv0 56) ?x32894) (bvsle (_ bv0 56) shift2) (bvsle (_ bv0 56) ?x31765) $x22363 (bvsle (_ bv0 56) ?x10014) $x40539 (bvsle (_ bv0 56) ?x13853) (bvsle (_ bv0 56) ?x10677) (bvsle (_ bv0 56) ?x7046) $x42093 (bvsle (_ bv0 56) ?x16252) (bvsle (_ bv0 56) ?x37049) (bvsle (_ bv0 56) ?x22799) (bvsle (_ bv0 56) ?x37240) (bvsle (_ bv0 56) ?x26361) (bvsle (_ bv0 56) ?x14471) (bvsle (_ bv0 56) ?x22594) (bvsle (_ bv0 56) ?x32476) (bvsle (_ bv0 56) ?x8202) (bvsle (_ bv0 56) ?x19012) (bvsle (_ bv0 56) ?x42440) (bvsle (_ bv0 56) ?x41947) (bvsle (_ bv0 56) ?x11690) (bvsle (_ bv0 56) ?x33554) (bvsle (_ bv0 56) ?x10004) (bvsle (_ bv0 56) ?x14437))))
(not $x1744))))))))))))))))))))))))))))))))))
(check-sat)
