; executors.swizzle_compose/shift1 <= 0 and shift1 < 0 and shift2 <= 0 and 0 <= shift2
; 9137971cbd7e2b55975c5b0ea0098da7a2034e63c798da393e6793cd1e07537b
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
 (let ((?x20308 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x8182 (bvsgt (_ bv0 56) shift1)))
 (let ((?x6630 (ite $x8182 ?x20308 (_ bv0 56))))
 (let ((?x26509 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x26661 (bvadd ?x26509 ?x6630)))
 (bvsle bits1 ?x26661)))))))
(assert
 (let ((?x34884 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x12911 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x16529 (bvadd ?x12911 ?x34884)))
 (bvsle bits2 ?x16529)))))
(assert
 (let ((?x20308 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x8182 (bvsgt (_ bv0 56) shift1)))
 (let ((?x6630 (ite $x8182 ?x20308 (_ bv0 56))))
 (let ((?x26509 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x26661 (bvadd ?x26509 ?x6630)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x26661 bits1) base1))))))))
(assert
 (let ((?x34884 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x12911 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x16529 (bvadd ?x12911 ?x34884)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x16529 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsgt (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x34884 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x12911 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x33621 (bvadd ?x12911 base2)))
(let ((?x7311 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x14573 (bvshl ?x7311 ?x33621)))
(let ((?x20308 (bvmul (_ bv72057594037927935 56) shift1)))
(let (($x8182 (bvsgt (_ bv0 56) shift1)))
(let ((?x6630 (ite $x8182 ?x20308 (_ bv0 56))))
(let ((?x26509 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x17589 (bvadd ?x26509 base1)))
(let ((?x20762 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x22958 (bvshl ?x20762 ?x17589)))
(let ((?x12533 (bvand x ?x22958)))
(let ((?x12978 (bvashr ?x12533 ?x26509)))
(let ((?x6200 (bvshl ?x12978 ?x6630)))
(let ((?x32411 (bvxor x ?x6200)))
(let ((?x28515 (bvand ?x32411 ?x14573)))
(let ((?x31001 (bvashr ?x28515 ?x12911)))
(let ((?x4403 (bvshl ?x31001 ?x34884)))
(let ((?x11210 (bvshl ?x7311 base2)))
(let ((?x29665 (bvshl ?x20762 base1)))
(let ((?x29698 (bvand x ?x29665)))
(let ((?x5384 (bvshl ?x29698 ?x20308)))
(let ((?x24043 (bvxor x ?x5384)))
(let ((?x21082 (bvand ?x24043 ?x11210)))
(let ((?x35191 (bvashr ?x21082 shift2)))
(let (($x27053 (bvsle (_ bv0 56) shift2)))
(let (($x4710 (bvsle (_ bv0 56) base2)))
(let (($x19304 (bvsle (_ bv0 56) bits2)))
(let (($x25108 (bvsle (_ bv0 56) x)))
(let (($x11104 (bvsle (_ bv0 56) base1)))
(let (($x21668 (bvsle (_ bv0 56) bits1)))
(let (($x6064 (and (= (bvxor ?x24043 ?x35191) (bvxor ?x32411 ?x4403)) $x21668 (bvsle (_ bv0 56) ?x20762) $x11104 $x25108 (bvsle (_ bv0 56) ?x29665) (bvsle (_ bv0 56) ?x29698) (bvsle (_ bv0 56) ?x20308) (bvsle (_ bv0 56) ?x5384) $x19304 (bvsle (_ bv0 56) ?x7311) $x4710 (bvsle (_ bv0 56) ?x24043) (bvsle (_ bv0 56) ?x11210) (bvsle (_ bv0 56) ?x21082) $x27053 (bvsle (_ bv0 56) ?x35191) (bvsle (_ bv0 56) ?x17589) (bvsle (_ bv0 56) ?x22958) (bvsle (_ bv0 56) ?x12533) (bvsle (_ bv0 56) ?x26509) (bvsle (_ bv0 56) ?x12978) (bvsle (_ bv0 56) ?x6630) (bvsle (_ bv0 56) ?x6200) (bvsle (_ bv0 56) ?x33621) (bvsle (_ bv0 56) ?x32411) (bvsle (_ bv0 56) ?x14573) (bvsle (_ bv0 56) ?x28515) (bvsle (_ bv0 56) ?x12911) (bvsle (_ bv0 56) ?x31001) (bvsle (_ bv0 56) ?x34884) (bvsle (_ bv0 56) ?x4403))))
(not $x6064)))))))))))))))))))))))))))))))))))
(check-sat)
