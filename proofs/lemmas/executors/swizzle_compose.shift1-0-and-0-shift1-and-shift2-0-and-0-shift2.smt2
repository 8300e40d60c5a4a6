; executors.swizzle_compose/shift1 <= 0 and 0 <= shift1 and shift2 <= 0 and 0 <= shift2
; e8f64ddd92111c0da3ba17a51da853c5efe3646be5a0d79ea8a68dfd9e0bf21b
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
 (let ((?x35008 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x38752 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x36105 (bvadd ?x38752 ?x35008)))
 (bvsle bits1 ?x36105)))))
(assert
 (let ((?x1616 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x19380 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x17158 (bvadd ?x19380 ?x1616)))
 (bvsle bits2 ?x17158)))))
(assert
 (let ((?x35008 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x38752 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x36105 (bvadd ?x38752 ?x35008)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x36105 bits1) base1))))))
(assert
 (let ((?x1616 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let ((?x19380 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
 (let ((?x17158 (bvadd ?x19380 ?x1616)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x17158 bits2) base2))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvsge (_ bv0 56) shift2))
(assert
 (bvsle (_ bv0 56) shift2))
(assert
 (let ((?x1616 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let ((?x19380 (ite (bvslt (_ bv0 56) shift2) shift2 (_ bv0 56))))
(let ((?x2982 (bvadd ?x19380 base2)))
(let ((?x978 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x26732 (bvshl ?x978 ?x2982)))
(let ((?x35008 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x38752 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x22166 (bvadd ?x38752 base1)))
(let ((?x21470 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x11831 (bvshl ?x21470 ?x22166)))
(let ((?x12037 (bvand x ?x11831)))
(let ((?x18408 (bvashr ?x12037 ?x38752)))
(let ((?x39507 (bvshl ?x18408 ?x35008)))
(let ((?x27422 (bvxor x ?x39507)))
(let ((?x16388 (bvand ?x27422 ?x26732)))
(let ((?x23660 (bvashr ?x16388 ?x19380)))
(let ((?x2483 (bvshl ?x23660 ?x1616)))
(let ((?x10369 (bvshl ?x978 base2)))
(let ((?x27228 (bvshl ?x21470 base1)))
(let ((?x35572 (bvand x ?x27228)))
(let ((?x22763 (bvashr ?x35572 shift1)))
(let ((?x32432 (bvxor x ?x22763)))
(let ((?x19207 (bvand ?x32432 ?x10369)))
(let ((?x17305 (bvashr ?x19207 shift2)))
(let (($x7509 (bvsle (_ bv0 56) shift2)))
(let (($x4540 (bvsle (_ bv0 56) base2)))
(let (($x19327 (bvsle (_ bv0 56) bits2)))
(let (($x20605 (bvsle (_ bv0 56) shift1)))
(let (($x33867 (bvsle (_ bv0 56) x)))
(let (($x16923 (bvsle (_ bv0 56) base1)))
(let (($x33288 (bvsle (_ bv0 56) bits1)))
(let (($x30373 (and (= (bvxor ?x32432 ?x17305) (bvxor ?x27422 ?x2483)) $x33288 (bvsle (_ bv0 56) ?x21470) $x16923 $x33867 (bvsle (_ bv0 56) ?x27228) (bvsle (_ bv0 56) ?x35572) $x20605 (bvsle (_ bv0 56) ?x22763) $x19327 (bvsle (_ bv0 56) ?x978) $x4540 (bvsle (_ bv0 56) ?x32432) (bvsle (_ bv0 56) ?x10369) (bvsle (_ bv0 56) ?x19207) $x7509 (bvsle (_ bv0 56) ?x17305) (bvsle (_ bv0 56) ?x22166) (bvsle (_ bv0 56) ?x11831) (bvsle (_ bv0 56) ?x12037) (bvsle (_ bv0 56) ?x38752) (bvsle (_ bv0 56) ?x18408) (bvsle (_ bv0 56) ?x35008) (bvsle (_ bv0 56) ?x39507) (bvsle (_ bv0 56) ?x2982) (bvsle (_ bv0 56) ?x27422) (bvsle (_ bv0 56) ?x26732) (bvsle (_ bv0 56) ?x16388) (bvsle (_ bv0 56) ?x19380) (bvsle (_ bv0 56) ?x23660) (bvsle (_ bv0 56) ?x1616) (bvsle (_ bv0 56) ?x2483))))
(not $x30373))))))))))))))))))))))))))))))))))
(check-sat)
