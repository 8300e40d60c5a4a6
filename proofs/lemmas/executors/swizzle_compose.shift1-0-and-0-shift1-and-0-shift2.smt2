; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and 0 < shift2
; 963786d3e79b93667c8ce802b9ec68d8610b30b60045b737eb33518894e50eb7
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
 (let ((?x2757 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x17508 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x28633 (bvadd ?x17508 ?x2757)))
 (bvsle bits1 ?x28633)))))
(assert
 (let ((?x20239 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x13781 (bvslt (_ bv0 56) shift2)))
 (let ((?x3526 (ite $x13781 shift2 (_ bv0 56))))
 (let ((?x25194 (bvadd ?x3526 ?x20239)))
 (bvsle bits2 ?x25194))))))
(assert
 (let ((?x2757 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x17508 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x28633 (bvadd ?x17508 ?x2757)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x28633 bits1) base1))))))
(assert
 (let ((?x20239 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x13781 (bvslt (_ bv0 56) shift2)))
 (let ((?x3526 (ite $x13781 shift2 (_ bv0 56))))
 (let ((?x25194 (bvadd ?x3526 ?x20239)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x25194 bits2) base2)))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvslt (_ bv0 56) shift2))
(assert
 (let ((?x20239 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let (($x13781 (bvslt (_ bv0 56) shift2)))
(let ((?x3526 (ite $x13781 shift2 (_ bv0 56))))
(let ((?x15781 (bvadd ?x3526 base2)))
(let ((?x4948 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x14112 (bvshl ?x4948 ?x15781)))
(let ((?x2757 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x17508 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x2101 (bvadd ?x17508 base1)))
(let ((?x16591 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x18305 (bvshl ?x16591 ?x2101)))
(let ((?x41847 (bvand x ?x18305)))
(let ((?x16770 (bvashr ?x41847 ?x17508)))
(let ((?x39346 (bvshl ?x16770 ?x2757)))
(let ((?x25344 (bvxor x ?x39346)))
(let ((?x41816 (bvand ?x25344 ?x14112)))
(let ((?x20874 (bvashr ?x41816 ?x3526)))
(let ((?x14230 (bvshl ?x20874 ?x20239)))
(let ((?x37769 (bvadd base2 shift2)))
(let ((?x34230 (bvshl ?x4948 ?x37769)))
(let ((?x28958 (bvshl ?x16591 base1)))
(let ((?x31591 (bvand x ?x28958)))
(let ((?x26119 (bvashr ?x31591 shift1)))
(let ((?x11231 (bvxor x ?x26119)))
(let ((?x4706 (bvand ?x11231 ?x34230)))
(let ((?x20334 (bvashr ?x4706 shift2)))
(let (($x9482 (bvsle (_ bv0 56) bits2)))
(let (($x33174 (bvsle (_ bv0 56) shift1)))
(let (($x20648 (bvsle (_ bv0 56) x)))
(let (($x8055 (bvsle (_ bv0 56) base1)))
(let (($x38299 (bvsle (_ bv0 56) bits1)))
(let (($x38254 (and (= (bvxor ?x11231 ?x20334) (bvxor ?x25344 ?x14230)) $x38299 (bvsle (_ bv0 56) ?x16591) $x8055 $x20648 (bvsle (_ bv0 56) ?x28958) (bvsle (_ bv0 56) ?x31591) $x33174 (bvsle (_ bv0 56) ?x26119) $x9482 (bvsle (_ bv0 56) ?x4948) (bvsle (_ bv0 56) ?x37769) (bvsle (_ bv0 56) ?x11231) (bvsle (_ bv0 56) ?x34230) (bvsle (_ bv0 56) ?x4706) (bvsle (_ bv0 56) shift2) (bvsle (_ bv0 56) ?x20334) (bvsle (_ bv0 56) ?x2101) (bvsle (_ bv0 56) ?x18305) (bvsle (_ bv0 56) ?x41847) (bvsle (_ bv0 56) ?x17508) (bvsle (_ bv0 56) ?x16770) (bvsle (_ bv0 56) ?x2757) (bvsle (_ bv0 56) ?x39346) (bvsle (_ bv0 56) ?x15781) (bvsle (_ bv0 56) ?x25344) (bvsle (_ bv0 56) ?x14112) (bvsle (_ bv0 56) ?x41816) (bvsle (_ bv0 56) ?x3526) (bvsle (_ bv0 56) ?x20874) (bvsle (_ bv0 56) ?x20239) (bvsle (_ bv0 56) ?x14230))))
(not $x38254))))))))))))))))))))))))))))))))))
(check-sat)
