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
 (let ((?x11771 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x23613 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x32199 (bvadd ?x23613 ?x11771)))
 (bvsle bits1 ?x32199)))))
(assert
 (let ((?x9552 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x21458 (bvslt (_ bv0 56) shift2)))
 (let ((?x2936 (ite $x21458 shift2 (_ bv0 56))))
 (let ((?x29665 (bvadd ?x2936 ?x9552)))
 (bvsle bits2 ?x29665))))))
(assert
 (let ((?x11771 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
 (let ((?x23613 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
 (let ((?x32199 (bvadd ?x23613 ?x11771)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x32199 bits1) base1))))))
(assert
 (let ((?x9552 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
 (let (($x21458 (bvslt (_ bv0 56) shift2)))
 (let ((?x2936 (ite $x21458 shift2 (_ bv0 56))))
 (let ((?x29665 (bvadd ?x2936 ?x9552)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x29665 bits2) base2)))))))
(assert
 (bvsge (_ bv0 56) shift1))
(assert
 (bvsle (_ bv0 56) shift1))
(assert
 (bvslt (_ bv0 56) shift2))
(assert
 (let ((?x9552 (ite (bvsgt (_ bv0 56) shift2) (bvmul (_ bv72057594037927935 56) shift2) (_ bv0 56))))
(let (($x21458 (bvslt (_ bv0 56) shift2)))
(let ((?x2936 (ite $x21458 shift2 (_ bv0 56))))
(let ((?x20078 (bvadd ?x2936 base2)))
(let ((?x7900 (bvadd (bvshl (_ bv1 56) bits2) (_ bv72057594037927935 56))))
(let ((?x293 (bvshl ?x7900 ?x20078)))
(let ((?x11771 (ite (bvsgt (_ bv0 56) shift1) (bvmul (_ bv72057594037927935 56) shift1) (_ bv0 56))))
(let ((?x23613 (ite (bvslt (_ bv0 56) shift1) shift1 (_ bv0 56))))
(let ((?x24043 (bvadd ?x23613 base1)))
(let ((?x23920 (bvadd (bvshl (_ bv1 56) bits1) (_ bv72057594037927935 56))))
(let ((?x21705 (bvshl ?x23920 ?x24043)))
(let ((?x25494 (bvand x ?x21705)))
(let ((?x23960 (bvashr ?x25494 ?x23613)))
(let ((?x28116 (bvshl ?x23960 ?x11771)))
(let ((?x23724 (bvxor x ?x28116)))
(let ((?x10108 (bvand ?x23724 ?x293)))
(let ((?x26203 (bvashr ?x10108 ?x2936)))
(let ((?x21337 (bvshl ?x26203 ?x9552)))
(let ((?x4696 (bvadd base2 shift2)))
(let ((?x22826 (bvshl ?x7900 ?x4696)))
(let ((?x19477 (bvshl ?x23920 base1)))
(let ((?x33966 (bvand x ?x19477)))
(let ((?x2507 (bvashr ?x33966 shift1)))
(let ((?x5384 (bvxor x ?x2507)))
(let ((?x29497 (bvand ?x5384 ?x22826)))
(let ((?x38944 (bvashr ?x29497 shift2)))
(let (($x26024 (bvsle (_ bv0 56) bits2)))
(let (($x29430 (bvsle (_ bv0 56) shift1)))
(let (($x12077 (bvsle (_ bv0 56) x)))
(let (($x30364 (bvsle (_ bv0 56) base1)))
(let (($x2415 (bvsle (_ bv0 56) bits1)))
(let (($x26967 (and (= (bvxor ?x5384 ?x38944) (bvxor ?x23724 ?x21337)) $x2415 (bvsle (_ bv0 56) ?x23920) $x30364 $x12077 (bvsle (_ bv0 56) ?x19477) (bvsle (_ bv0 56) ?x33966) $x29430 (bvsle (_ bv0 56) ?x2507) $x26024 (bvsle (_ bv0 56) ?x7900) (bvsle (_ bv0 56) ?x4696) (bvsle (_ bv0 56) ?x5384) (bvsle (_ bv0 56) ?x22826) (bvsle (_ bv0 56) ?x29497) (bvsle (_ bv0 56) shift2) (bvsle (_ bv0 56) ?x38944) (bvsle (_ bv0 56) ?x24043) (bvsle (_ bv0 56) ?x21705) (bvsle (_ bv0 56) ?x25494) (bvsle (_ bv0 56) ?x23613) (bvsle (_ bv0 56) ?x23960) (bvsle (_ bv0 56) ?x11771) (bvsle (_ bv0 56) ?x28116) (bvsle (_ bv0 56) ?x20078) (bvsle (_ bv0 56) ?x23724) (bvsle (_ bv0 56) ?x293) (bvsle (_ bv0 56) ?x10108) (bvsle (_ bv0 56) ?x2936) (bvsle (_ bv0 56) ?x26203) (bvsle (_ bv0 56) ?x9552) (bvsle (_ bv0 56) ?x21337))))
(not $x26967))))))))))))))))))))))))))))))))))
(check-sat)
