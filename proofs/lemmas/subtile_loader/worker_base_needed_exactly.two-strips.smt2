; subtile_loader.worker_base_needed_exactly/two strips
; f2a92d3168cec63d17e282a184dd2723a81799ec4c8de22f376f3215f8728ec3
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 32))
(declare-fun shift1 () (_ BitVec 32))
(declare-fun base1 () (_ BitVec 32))
(declare-fun bits2 () (_ BitVec 32))
(declare-fun shift2 () (_ BitVec 32))
(declare-fun base2 () (_ BitVec 32))
(declare-fun lane () (_ BitVec 32))
(declare-fun strip_a () (_ BitVec 32))
(declare-fun strip_b () (_ BitVec 32))
(assert
 (bvsle (_ bv0 32) bits1))
(assert
 (bvsgt (_ bv11 32) bits1))
(assert
 (bvsle (_ bv4294967286 32) shift1))
(assert
 (bvsgt (_ bv11 32) shift1))
(assert
 (bvsle (_ bv0 32) base1))
(assert
 (bvsgt (_ bv11 32) base1))
(assert
 (bvsle (_ bv0 32) bits2))
(assert
 (bvsgt (_ bv11 32) bits2))
(assert
 (bvsle (_ bv4294967286 32) shift2))
(assert
 (bvsgt (_ bv11 32) shift2))
(assert
 (bvsle (_ bv0 32) base2))
(assert
 (bvsgt (_ bv11 32) base2))
(assert
 (bvsle (_ bv0 32) lane))
(assert
 (bvsgt (_ bv64 32) lane))
(assert
 (bvsle (_ bv0 32) strip_a))
(assert
 (bvsgt (_ bv16 32) strip_a))
(assert
 (bvsle (_ bv0 32) strip_b))
(assert
 (bvsgt (_ bv16 32) strip_b))
(assert
 (let ((?x2486 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x3294 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x2564 (bvadd ?x3294 ?x2486)))
 (bvsle bits1 ?x2564)))))
(assert
 (let ((?x2486 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x3294 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x2564 (bvadd ?x3294 ?x2486)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x2564 bits1) base1))))))
(assert
 (let ((?x1055 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x583 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x3795 (bvadd ?x583 ?x1055)))
 (bvsle bits2 ?x3795)))))
(assert
 (let ((?x1055 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x583 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x3795 (bvadd ?x583 ?x1055)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x3795 bits2) base2))))))
(assert
 (let ((?x1055 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x583 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x605 (bvadd ?x583 base2)))
(let ((?x3574 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x1010 (bvshl ?x3574 ?x605)))
(let ((?x2486 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x3294 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x3872 (bvadd ?x3294 base1)))
(let ((?x3582 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x1658 (bvshl ?x3582 ?x3872)))
(let ((?x3529 (bvmul (_ bv64 32) strip_b)))
(let ((?x3722 (bvand ?x3529 ?x1658)))
(let ((?x3875 (bvashr ?x3722 ?x3294)))
(let ((?x3586 (bvshl ?x3875 ?x2486)))
(let ((?x1185 (bvxor ?x3529 ?x3586)))
(let ((?x344 (bvand ?x1185 ?x1010)))
(let ((?x2218 (bvashr ?x344 ?x583)))
(let ((?x1558 (bvshl ?x2218 ?x1055)))
(let ((?x3225 (bvmul (_ bv64 32) strip_a)))
(let ((?x1994 (bvand ?x3225 ?x1658)))
(let ((?x3604 (bvashr ?x1994 ?x3294)))
(let ((?x3644 (bvshl ?x3604 ?x2486)))
(let ((?x3473 (bvxor ?x3225 ?x3644)))
(let ((?x1407 (bvand ?x3473 ?x1010)))
(let ((?x1521 (bvashr ?x1407 ?x583)))
(let ((?x3426 (bvshl ?x1521 ?x1055)))
(let ((?x2962 (bvadd lane ?x3529)))
(let ((?x282 (bvand ?x2962 ?x1658)))
(let ((?x2782 (bvashr ?x282 ?x3294)))
(let ((?x888 (bvshl ?x2782 ?x2486)))
(let ((?x1482 (bvxor ?x2962 ?x888)))
(let ((?x2993 (bvand ?x1482 ?x1010)))
(let ((?x1793 (bvashr ?x2993 ?x583)))
(let ((?x527 (bvshl ?x1793 ?x1055)))
(let ((?x1058 (bvadd lane ?x3225)))
(let ((?x3279 (bvand ?x1058 ?x1658)))
(let ((?x1802 (bvashr ?x3279 ?x3294)))
(let ((?x4730 (bvshl ?x1802 ?x2486)))
(let ((?x3840 (bvxor ?x1058 ?x4730)))
(let ((?x3898 (bvand ?x3840 ?x1010)))
(let ((?x3863 (bvashr ?x3898 ?x583)))
(let ((?x5888 (bvshl ?x3863 ?x1055)))
(let (($x3773 (bvsle (_ bv0 32) bits2)))
(let (($x281 (bvsle (_ bv0 32) bits1)))
(let (($x4061 (= (bvand (bvxor ?x3840 ?x5888) (_ bv63 32)) (bvand (bvxor ?x1482 ?x527) (_ bv63 32)))))
(let (($x3809 (= (bvand (bvxor ?x3473 ?x3426) (_ bv63 32)) (bvand (bvxor ?x1185 ?x1558) (_ bv63 32)))))
(let (($x568 (and (or (not $x4061) $x3809) (or (not $x3809) $x4061) $x281 (bvsle (_ bv0 32) ?x3582) (bvsle (_ bv0 32) ?x3872) (bvsle (_ bv0 32) ?x1058) (bvsle (_ bv0 32) ?x1658) (bvsle (_ bv0 32) ?x3279) (bvsle (_ bv0 32) ?x3294) (bvsle (_ bv0 32) ?x1802) (bvsle (_ bv0 32) ?x2486) (bvsle (_ bv0 32) ?x4730) $x3773 (bvsle (_ bv0 32) ?x3574) (bvsle (_ bv0 32) ?x605) (bvsle (_ bv0 32) ?x3840) (bvsle (_ bv0 32) ?x1010) (bvsle (_ bv0 32) ?x3898) (bvsle (_ bv0 32) ?x583) (bvsle (_ bv0 32) ?x3863) (bvsle (_ bv0 32) ?x1055) (bvsle (_ bv0 32) ?x5888) (bvsle (_ bv0 32) ?x2962) (bvsle (_ bv0 32) ?x282) (bvsle (_ bv0 32) ?x2782) (bvsle (_ bv0 32) ?x888) (bvsle (_ bv0 32) ?x1482) (bvsle (_ bv0 32) ?x2993) (bvsle (_ bv0 32) ?x1793) (bvsle (_ bv0 32) ?x527) (bvsle (_ bv0 32) ?x3225) (bvsle (_ bv0 32) ?x1994) (bvsle (_ bv0 32) ?x3604) (bvsle (_ bv0 32) ?x3644) (bvsle (_ bv0 32) ?x3473) (bvsle (_ bv0 32) ?x1407) (bvsle (_ bv0 32) ?x1521) (bvsle (_ bv0 32) ?x3426) (bvsle (_ bv0 32) ?x3529) (bvsle (_ bv0 32) ?x3722) (bvsle (_ bv0 32) ?x3875) (bvsle (_ bv0 32) ?x3586) (bvsle (_ bv0 32) ?x1185) (bvsle (_ bv0 32) ?x344) (bvsle (_ bv0 32) ?x2218) (bvsle (_ bv0 32) ?x1558))))
(not $x568)))))))))))))))))))))))))))))))))))))))))))))))))
(check-sat)
