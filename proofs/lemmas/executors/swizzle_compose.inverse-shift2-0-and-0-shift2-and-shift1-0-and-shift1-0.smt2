; executors.swizzle_compose/inverse, shift2 <= 0 and 0 <= shift2 and shift1 <= 0 and shift1 < 0
; a66dff75953fb71e69095e53341c3cfa821da56f72850074dce3339e62e608f4
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
 (let ((?x2311 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x6874 (bvsgt (_ bv0 56) shift1)))
 (let ((?x3446 (ite $x6874 ?x2311 (_ bv0 56))))
 (let ((?x34903 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x8637 (bvadd ?x34903 ?x3446)))
 (bvsle bits1 ?x8637)))))))
(assert
 (let ((?x19587 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x35881 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x10918 (bvadd ?x35881 ?x19587)))
 (bvsle bits2 ?x10918)))))
(assert
 (let ((?x2311 (bvmul (_ bv72057594037927935 56) shift1)))
 (let (($x6874 (bvsgt (_ bv0 56) shift1)))
 (let ((?x3446 (ite $x6874 ?x2311 (_ bv0 56))))
 (let ((?x34903 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x8637 (bvadd ?x34903 ?x3446)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x8637 bits1) base1))))))))
(assert
 (let ((?x19587 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x35881 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x10918 (bvadd ?x35881 ?x19587)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x10918 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsgt (_ bv0 56) shift1))
(assert
 (let ((?x2311 (bvmul (_ bv72057594037927935 56) shift1)))
(let (($x6874 (bvsgt (_ bv0 56) shift1)))
(let ((?x3446 (ite $x6874 ?x2311 (_ bv0 56))))
(let ((?x34903 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x26990 (bvadd ?x34903 base1)))
(let ((?x24541 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x16422 (bvshl ?x24541 ?x26990)))
(let ((?x19587 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x35881 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x22304 (bvadd ?x35881 base2)))
(let ((?x11169 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x26343 (bvshl ?x11169 ?x22304)))
(let ((?x18615 (bvand x ?x26343)))
(let ((?x3219 (bvashr ?x18615 ?x35881)))
(let ((?x22920 (bvshl ?x3219 ?x19587)))
(let ((?x35850 (bvxor x ?x22920)))
(let ((?x20418 (bvand ?x35850 ?x16422)))
(let ((?x4879 (bvashr ?x20418 ?x34903)))
(let ((?x28431 (bvshl ?x4879 ?x3446)))
(let ((?x38274 (bvshl ?x24541 base1)))
(let ((?x8478 (bvshl ?x11169 base2)))
(let ((?x29294 (bvand x ?x8478)))
(let ((?x12533 (bvashr ?x29294 shift2)))
(let ((?x23050 (bvxor x ?x12533)))
(let ((?x9406 (bvand ?x23050 ?x38274)))
(let ((?x21064 (bvshl ?x9406 ?x2311)))
(let (($x34210 (bvsle (_ bv0 56) base1)))
(let (($x33407 (bvsle (_ bv0 56) bits1)))
(let (($x34539 (bvsle (_ bv0 56) shift2)))
(let (($x19248 (bvsle (_ bv0 56) x)))
(let (($x10217 (bvsle (_ bv0 56) base2)))
(let (($x8216 (bvsle (_ bv0 56) bits2)))
(let (($x15675 (and (= (bvxor ?x23050 ?x21064) (bvxor ?x35850 ?x28431)) $x8216 (bvsle (_ bv0 56) ?x11169) $x10217 $x19248 (bvsle (_ bv0 56) ?x8478) (bvsle (_ bv0 56) ?x29294) $x34539 (bvsle (_ bv0 56) ?x12533) $x33407 (bvsle (_ bv0 56) ?x24541) $x34210 (bvsle (_ bv0 56) ?x23050) (bvsle (_ bv0 56) ?x38274) (bvsle (_ bv0 56) ?x9406) (bvsle (_ bv0 56) ?x2311) (bvsle (_ bv0 56) ?x21064) (bvsle (_ bv0 56) ?x22304) (bvsle (_ bv0 56) ?x26343) (bvsle (_ bv0 56) ?x18615) (bvsle (_ bv0 56) ?x35881) (bvsle (_ bv0 56) ?x3219) (bvsle (_ bv0 56) ?x19587) (bvsle (_ bv0 56) ?x22920) (bvsle (_ bv0 56) ?x26990) (bvsle (_ bv0 56) ?x35850) (bvsle (_ bv0 56) ?x16422) (bvsle (_ bv0 56) ?x20418) (bvsle (_ bv0 56) ?x34903) (bvsle (_ bv0 56) ?x4879) (bvsle (_ bv0 56) ?x3446) (bvsle (_ bv0 56) ?x28431))))
(not $x15675)))))))))))))))))))))))))))))))))))
(check-sat)
