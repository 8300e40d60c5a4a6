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
 (let ((?x29502 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x5276 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x30533 (bvadd ?x5276 ?x29502)))
 (bvsle bits1 ?x30533)))))
(assert
 (let ((?x7952 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x33982 (bvslt (_ bv0 56) shift2)))
 (let ((?x10570 (ite $x33982 shift2 (_ bv0 56))))
 (let ((?x34601 (bvadd ?x10570 ?x7952)))
 (bvsle bits2 ?x34601))))))
(assert
 (let ((?x29502 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x5276 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x30533 (bvadd ?x5276 ?x29502)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x30533 bits1) base1))))))
(assert
 (let ((?x7952 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x33982 (bvslt (_ bv0 56) shift2)))
 (let ((?x10570 (ite $x33982 shift2 (_ bv0 56))))
 (let ((?x34601 (bvadd ?x10570 ?x7952)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x34601 bits2) base2)))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvslt (_ bv0 56) shift2))
(assert
 (let ((?x7952 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let (($x33982 (bvslt (_ bv0 56) shift2)))
(let ((?x10570 (ite $x33982 shift2 (_ bv0 56))))
(let ((?x13087 (bvadd ?x10570 base2)))
(let ((?x810 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x10861 (bvshl ?x810 ?x13087)))
(let ((?x29502 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x5276 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x14204 (bvadd ?x5276 base1)))
(let ((?x14720 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x41699 (bvshl ?x14720 ?x14204)))
(let ((?x16479 (bvand x ?x41699)))
(let ((?x42712 (bvashr ?x16479 ?x5276)))
(let ((?x16184 (bvshl ?x42712 ?x29502)))
(let ((?x6557 (bvxor x ?x16184)))
(let ((?x44836 (bvand ?x6557 ?x10861)))
(let ((?x22173 (bvashr ?x44836 ?x10570)))
(let ((?x28090 (bvshl ?x22173 ?x7952)))
(let ((?x3667 (bvadd base2 shift2)))
(let ((?x17319 (bvshl ?x810 ?x3667)))
(let ((?x36061 (bvshl ?x14720 base1)))
(let ((?x37351 (bvand x ?x36061)))
(let ((?x12437 (bvashr ?x37351 shift1)))
(let ((?x16668 (bvxor x ?x12437)))
(let ((?x8598 (bvand ?x16668 ?x17319)))
(let ((?x36350 (bvashr ?x8598 shift2)))
(let (($x25648 (bvsle (_ bv0 56) bits2)))
(let (($x14627 (bvsle (_ bv0 56) shift1)))
(let (($x3856 (bvsle (_ bv0 56) x)))
(let (($x35986 (bvsle (_ bv0 56) base1)))
(let (($x37595 (bvsle (_ bv0 56) bits1)))
(let (($x30554 (and (= (bvxor ?x16668 ?x36350) (bvxor ?x6557 ?x28090)) $x37595 (bvsle (_ bv0 56) ?x14720) $x35986 $x3856 (bvsle (_ bv0 56) ?x36061) (bvsle (_ bv0 56) ?x37351) $x14627 (bvsle (_ bv0 56) ?x12437) $x25648 (bvsle (_ bv0 56) ?x810) (bvsle (_ bv0 56) ?x3667) (bvsle (_ bv0 56) ?x16668) (bvsle (_ bv0 56) ?x17319) (bvsle (_ bv0 56) ?x8598) (bvsle (_ bv0 56) shift2) (bvsle (_ bv0 56) ?x36350) (bvsle (_ bv0 56) ?x14204) (bvsle (_ bv0 56) ?x41699) (bvsle (_ bv0 56) ?x16479) (bvsle (_ bv0 56) ?x5276) (bvsle (_ bv0 56) ?x42712) (bvsle (_ bv0 56) ?x29502) (bvsle (_ bv0 56) ?x16184) (bvsle (_ bv0 56) ?x13087) (bvsle (_ bv0 56) ?x6557) (bvsle (_ bv0 56) ?x10861) (bvsle (_ bv0 56) ?x44836) (bvsle (_ bv0 56) ?x10570) (bvsle (_ bv0 56) ?x22173) (bvsle (_ bv0 56) ?x7952) (bvsle (_ bv0 56) ?x28090))))
(not $x30554))))))))))))))))))))))))))))))))))
(check-sat)
