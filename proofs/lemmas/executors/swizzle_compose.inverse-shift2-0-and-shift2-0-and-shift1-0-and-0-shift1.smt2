; executors.swizzle_compose/inverse, shift2 <= 0 and shift2 < 0 and shift1 <= 0 and 0 <= shift1
; 3a3ea5ed9dc026f1d6d1feb59f1e0bc93fc756b31ce51e4afe18d19b62c4bab6
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
 (let ((?x21894 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x13602 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x32323 (bvadd ?x13602 ?x21894)))
 (bvsle bits1 ?x32323)))))
(assert
 (let ((?x5833 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x41006 (bvsgt (_ bv0 56) shift2)))
 (let ((?x8055 (ite $x41006 ?x5833 (_ bv0 56))))
 (let ((?x5873 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x37191 (bvadd ?x5873 ?x8055)))
 (bvsle bits2 ?x37191)))))))
(assert
 (let ((?x21894 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x13602 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x32323 (bvadd ?x13602 ?x21894)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x32323 bits1) base1))))))
(assert
 (let ((?x5833 (bvmul (_ bv72057594037927935 56) shift2)))
 (let (($x41006 (bvsgt (_ bv0 56) shift2)))
 (let ((?x8055 (ite $x41006 ?x5833 (_ bv0 56))))
 (let ((?x5873 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x37191 (bvadd ?x5873 ?x8055)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x37191 bits2) base2))))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsgt (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (let ((?x21894 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x13602 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x34521 (bvadd ?x13602 base1)))
(let ((?x20276 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x19974 (bvshl ?x20276 ?x34521)))
(let ((?x5833 (bvmul (_ bv72057594037927935 56) shift2)))
(let (($x41006 (bvsgt (_ bv0 56) shift2)))
(let ((?x8055 (ite $x41006 ?x5833 (_ bv0 56))))
(let ((?x5873 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x21570 (bvadd ?x5873 base2)))
(let ((?x7413 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x31763 (bvshl ?x7413 ?x21570)))
(let ((?x28618 (bvand x ?x31763)))
(let ((?x29304 (bvashr ?x28618 ?x5873)))
(let ((?x31488 (bvshl ?x29304 ?x8055)))
(let ((?x5244 (bvxor x ?x31488)))
(let ((?x42189 (bvand ?x5244 ?x19974)))
(let ((?x20243 (bvashr ?x42189 ?x13602)))
(let ((?x13919 (bvshl ?x20243 ?x21894)))
(let ((?x24860 (bvshl ?x20276 base1)))
(let ((?x27276 (bvshl ?x7413 base2)))
(let ((?x5574 (bvand x ?x27276)))
(let ((?x24562 (bvshl ?x5574 ?x5833)))
(let ((?x33174 (bvxor x ?x24562)))
(let ((?x287 (bvand ?x33174 ?x24860)))
(let ((?x3243 (bvashr ?x287 shift1)))
(let (($x13781 (bvsle (_ bv0 56) shift1)))
(let (($x28112 (bvsle (_ bv0 56) base1)))
(let (($x15626 (bvsle (_ bv0 56) bits1)))
(let (($x33647 (bvsle (_ bv0 56) x)))
(let (($x18437 (bvsle (_ bv0 56) base2)))
(let (($x16606 (bvsle (_ bv0 56) bits2)))
(let (($x21483 (and (= (bvxor ?x33174 ?x3243) (bvxor ?x5244 ?x13919)) $x16606 (bvsle (_ bv0 56) ?x7413) $x18437 $x33647 (bvsle (_ bv0 56) ?x27276) (bvsle (_ bv0 56) ?x5574) (bvsle (_ bv0 56) ?x5833) (bvsle (_ bv0 56) ?x24562) $x15626 (bvsle (_ bv0 56) ?x20276) $x28112 (bvsle (_ bv0 56) ?x33174) (bvsle (_ bv0 56) ?x24860) (bvsle (_ bv0 56) ?x287) $x13781 (bvsle (_ bv0 56) ?x3243) (bvsle (_ bv0 56) ?x21570) (bvsle (_ bv0 56) ?x31763) (bvsle (_ bv0 56) ?x28618) (bvsle (_ bv0 56) ?x5873) (bvsle (_ bv0 56) ?x29304) (bvsle (_ bv0 56) ?x8055) (bvsle (_ bv0 56) ?x31488) (bvsle (_ bv0 56) ?x34521) (bvsle (_ bv0 56) ?x5244) (bvsle (_ bv0 56) ?x19974) (bvsle (_ bv0 56) ?x42189) (bvsle (_ bv0 56) ?x13602) (bvsle (_ bv0 56) ?x20243) (bvsle (_ bv0 56) ?x21894) (bvsle (_ bv0 56) ?x13919))))
(not $x21483)))))))))))))))))))))))))))))))))))
(check-sat)
