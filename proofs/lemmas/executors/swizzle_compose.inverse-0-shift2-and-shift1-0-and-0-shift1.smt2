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
 (let ((?x39070 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x12518 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x33914 (bvadd ?x12518 ?x39070)))
 (bvsle bits1 ?x33914)))))
(assert
 (let ((?x17499 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x33857 (bvslt (_ bv0 56) shift2)))
 (let ((?x40458 (ite $x33857 shift2 (_ bv0 56))))
 (let ((?x26030 (bvadd ?x40458 ?x17499)))
 (bvsle bits2 ?x26030))))))
(assert
 (let ((?x39070 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x12518 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x33914 (bvadd ?x12518 ?x39070)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x33914 bits1) base1))))))
(assert
 (let ((?x17499 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x33857 (bvslt (_ bv0 56) shift2)))
 (let ((?x40458 (ite $x33857 shift2 (_ bv0 56))))
 (let ((?x26030 (bvadd ?x40458 ?x17499)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x26030 bits2) base2)))))))
(assert
 (bvslt (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x39070 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x12518 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x30015 (bvadd ?x12518 base1)))
(let ((?x9159 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x12367 (bvshl ?x9159 ?x30015)))
(let ((?x17499 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let (($x33857 (bvslt (_ bv0 56) shift2)))
(let ((?x40458 (ite $x33857 shift2 (_ bv0 56))))
(let ((?x15781 (bvadd ?x40458 base2)))
(let ((?x2988 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x16191 (bvshl ?x2988 ?x15781)))
(let ((?x35527 (bvand x ?x16191)))
(let ((?x16591 (bvashr ?x35527 ?x40458)))
(let ((?x8504 (bvshl ?x16591 ?x17499)))
(let ((?x8055 (bvxor x ?x8504)))
(let ((?x41052 (bvand ?x8055 ?x12367)))
(let ((?x11825 (bvashr ?x41052 ?x12518)))
(let ((?x32018 (bvshl ?x11825 ?x39070)))
(let ((?x7159 (bvshl ?x9159 base1)))
(let ((?x17719 (bvadd base2 shift2)))
(let ((?x9434 (bvshl ?x2988 ?x17719)))
(let ((?x10805 (bvand x ?x9434)))
(let ((?x12833 (bvashr ?x10805 shift2)))
(let ((?x13153 (bvxor x ?x12833)))
(let ((?x13602 (bvand ?x13153 ?x7159)))
(let ((?x41772 (bvashr ?x13602 shift1)))
(let (($x9081 (bvsle (_ bv0 56) shift1)))
(let (($x39123 (bvsle (_ bv0 56) base1)))
(let (($x7684 (bvsle (_ bv0 56) bits1)))
(let (($x35086 (bvsle (_ bv0 56) x)))
(let (($x34997 (bvsle (_ bv0 56) bits2)))
(let (($x40113 (and (= (bvxor ?x13153 ?x41772) (bvxor ?x8055 ?x32018)) $x34997 (bvsle (_ bv0 56) ?x2988) (bvsle (_ bv0 56) ?x17719) $x35086 (bvsle (_ bv0 56) ?x9434) (bvsle (_ bv0 56) ?x10805) (bvsle (_ bv0 56) shift2) (bvsle (_ bv0 56) ?x12833) $x7684 (bvsle (_ bv0 56) ?x9159) $x39123 (bvsle (_ bv0 56) ?x13153) (bvsle (_ bv0 56) ?x7159) (bvsle (_ bv0 56) ?x13602) $x9081 (bvsle (_ bv0 56) ?x41772) (bvsle (_ bv0 56) ?x15781) (bvsle (_ bv0 56) ?x16191) (bvsle (_ bv0 56) ?x35527) (bvsle (_ bv0 56) ?x40458) (bvsle (_ bv0 56) ?x16591) (bvsle (_ bv0 56) ?x17499) (bvsle (_ bv0 56) ?x8504) (bvsle (_ bv0 56) ?x30015) (bvsle (_ bv0 56) ?x8055) (bvsle (_ bv0 56) ?x12367) (bvsle (_ bv0 56) ?x41052) (bvsle (_ bv0 56) ?x12518) (bvsle (_ bv0 56) ?x11825) (bvsle (_ bv0 56) ?x39070) (bvsle (_ bv0 56) ?x32018))))
(not $x40113))))))))))))))))))))))))))))))))))
(check-sat)
