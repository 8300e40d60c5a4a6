; mma_loader.composition_closed_exactly/not below: some vector leaves
; 145334a9f4553c8d16c621ec6e15b784de944781716fbc8d866072c475baf9d5
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is top
; v1 is reads
; v2 is bits1
; v3 is shift1
; v4 is base1
; v5 is bits2
; v6 is shift2
; v7 is base2
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 37))
(declare-fun v1 () (_ BitVec 37))
(declare-fun v2 () (_ BitVec 37))
(declare-fun v3 () (_ BitVec 37))
(declare-fun v4 () (_ BitVec 37))
(declare-fun v5 () (_ BitVec 37))
(declare-fun v6 () (_ BitVec 37))
(declare-fun v7 () (_ BitVec 37))
(assert
 (bvsle (_ bv0 37) v0))
(assert
 (bvsgt (_ bv14 37) v0))
(assert
 (bvsle (_ bv1 37) v1))
(assert
 (bvsgt (_ bv256 37) v1))
(assert
 (bvsle (_ bv0 37) v2))
(assert
 (bvsgt (_ bv8 37) v2))
(assert
 (bvsle v2 v3))
(assert
 (bvslt v3 (bvadd (bvmul (_ bv137438953471 37) v2) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v4))
(assert
 (bvslt v4 (bvadd (bvadd (bvmul (_ bv137438953471 37) v2) (bvmul (_ bv137438953471 37) v3)) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v5))
(assert
 (bvsgt (_ bv8 37) v5))
(assert
 (bvsle v5 v6))
(assert
 (bvslt v6 (bvadd (bvmul (_ bv137438953471 37) v5) (_ bv15 37))))
(assert
 (bvsle (_ bv0 37) v7))
(assert
 (bvslt v7 (bvadd (bvadd (bvmul (_ bv137438953471 37) v5) (bvmul (_ bv137438953471 37) v6)) (_ bv15 37))))
(assert
 (let ((?x14007 (bvshl (_ bv2 37) v0)))
 (let ((?x12499 (bvadd (bvshl (_ bv1 37) v5) (_ bv137438953471 37))))
 (let ((?x3718 (ite (bvslt (_ bv0 37) v6) v6 (_ bv0 37))))
 (let ((?x25855 (bvadd ?x3718 v7)))
 (let ((?x22207 (bvshl v1 (_ bv6 37))))
 (let ((?x20533 (bvashr ?x22207 ?x25855)))
 (let ((?x13684 (bvand ?x20533 ?x12499)))
 (let ((?x6169 (bvshl ?x13684 v7)))
 (let ((?x17209 (bvadd (bvshl (_ bv1 37) v2) (_ bv137438953471 37))))
 (let ((?x21052 (ite (bvslt (_ bv0 37) v3) v3 (_ bv0 37))))
 (let ((?x21345 (bvadd ?x21052 v4)))
 (let ((?x1232 (bvashr ?x22207 ?x21345)))
 (let ((?x11601 (bvand ?x1232 ?x17209)))
 (let ((?x20888 (bvshl ?x11601 v4)))
 (let ((?x9604 (bvxor ?x20888 ?x6169)))
 (let ((?x10306 (bvashr ?x14007 (_ bv1 37))))
 (let (($x4672 (bvsle ?x10306 ?x9604)))
 (let (($x8603 (bvsgt (_ bv0 37) ?x12499)))
 (let (($x14578 (bvsgt (_ bv0 37) ?x20533)))
 (let (($x21984 (bvsgt (_ bv0 37) ?x17209)))
 (let (($x9829 (bvsgt (_ bv0 37) ?x1232)))
 (let (($x19095 (and $x4672 (or $x9829 $x21984 $x14578 $x8603))))
 (or $x9829 $x21984 $x14578 $x8603 $x19095 (and $x4672 (bvslt ?x9604 ?x14007))))))))))))))))))))))))))
(assert
 (let ((?x12499 (bvadd (bvshl (_ bv1 37) v5) (_ bv137438953471 37))))
 (let ((?x3718 (ite (bvslt (_ bv0 37) v6) v6 (_ bv0 37))))
 (let ((?x25855 (bvadd ?x3718 v7)))
 (let ((?x22207 (bvshl v1 (_ bv6 37))))
 (let ((?x20533 (bvashr ?x22207 ?x25855)))
 (let ((?x13684 (bvand ?x20533 ?x12499)))
 (let ((?x6169 (bvshl ?x13684 v7)))
 (let ((?x17209 (bvadd (bvshl (_ bv1 37) v2) (_ bv137438953471 37))))
 (let ((?x21052 (ite (bvslt (_ bv0 37) v3) v3 (_ bv0 37))))
 (let ((?x21345 (bvadd ?x21052 v4)))
 (let ((?x1232 (bvashr ?x22207 ?x21345)))
 (let ((?x11601 (bvand ?x1232 ?x17209)))
 (let ((?x20888 (bvshl ?x11601 v4)))
 (let ((?x9604 (bvxor ?x20888 ?x6169)))
 (let (($x8603 (bvsgt (_ bv0 37) ?x12499)))
 (let (($x14578 (bvsgt (_ bv0 37) ?x20533)))
 (let (($x21984 (bvsgt (_ bv0 37) ?x17209)))
 (let (($x9829 (bvsgt (_ bv0 37) ?x1232)))
 (let ((?x14007 (bvshl (_ bv2 37) v0)))
 (let ((?x10306 (bvashr ?x14007 (_ bv1 37))))
 (let (($x4672 (bvsle ?x10306 ?x9604)))
 (let (($x19095 (and $x4672 (or $x9829 $x21984 $x14578 $x8603))))
 (or $x9829 $x21984 $x14578 $x8603 $x19095 (bvsgt (_ bv0 37) ?x22207) (bvsgt (_ bv0 37) (bvadd ?x22207 (_ bv137438953471 37))) (bvsle (bvxor ?x22207 (bvand ?x22207 (bvadd ?x22207 (_ bv137438953471 37)))) ?x9604)))))))))))))))))))))))))
(assert
 (let ((?x21052 (ite (bvslt (_ bv0 37) v3) v3 (_ bv0 37))))
(let ((?x21345 (bvadd ?x21052 v4)))
(let ((?x17209 (bvadd (bvshl (_ bv1 37) v2) (_ bv137438953471 37))))
(let ((?x261 (bvshl ?x17209 ?x21345)))
(let ((?x15498 (bvmul (_ bv137438953471 37) v6)))
(let ((?x10283 (ite (bvsgt (_ bv0 37) v6) ?x15498 (_ bv0 37))))
(let ((?x3718 (ite (bvslt (_ bv0 37) v6) v6 (_ bv0 37))))
(let ((?x25855 (bvadd ?x3718 v7)))
(let ((?x12499 (bvadd (bvshl (_ bv1 37) v5) (_ bv137438953471 37))))
(let ((?x14708 (bvshl ?x12499 ?x25855)))
(let ((?x14007 (bvshl (_ bv2 37) v0)))
(let ((?x22207 (bvshl v1 (_ bv6 37))))
(let ((?x3675 (bvadd ?x22207 (bvmul (_ bv137438953471 37) (bvand ?x22207 (bvadd ?x14007 (_ bv137438953471 37)))))))
(let ((?x20899 (bvadd (bvadd ?x3675 ?x14007) (_ bv137438953471 37))))
(let ((?x21602 (bvand ?x20899 ?x14708)))
(let ((?x6588 (bvashr ?x21602 ?x3718)))
(let ((?x9408 (bvshl ?x6588 ?x10283)))
(let ((?x21883 (bvxor ?x20899 ?x9408)))
(let ((?x7766 (bvand ?x21883 ?x261)))
(let ((?x9067 (bvashr ?x7766 ?x21052)))
(let (($x21462 (and (bvsle (_ bv0 37) ?x20899) (bvsle (_ bv0 37) ?x6588) (bvsle (_ bv0 37) ?x9408) (bvsle (_ bv0 37) ?x9067))))
(let ((?x10306 (bvashr ?x14007 (_ bv1 37))))
(let ((?x13585 (bvadd ?x14007 (_ bv137438953471 37))))
(let ((?x512 (bvand ?x22207 ?x13585)))
(let (($x11773 (bvsle ?x512 ?x10306)))
(let ((?x2742 (bvmul (_ bv137438953471 37) v3)))
(let ((?x12086 (ite (bvsgt (_ bv0 37) v3) ?x2742 (_ bv0 37))))
(let ((?x20484 (ite $x11773 ?x3675 (bvxor ?x21883 (bvshl ?x9067 ?x12086)))))
(let ((?x4476 (bvand ?x20484 ?x261)))
(let ((?x10449 (bvashr ?x4476 ?x21052)))
(let ((?x7354 (bvshl ?x10449 ?x12086)))
(let ((?x23142 (bvxor ?x20484 ?x7354)))
(let ((?x1503 (bvand ?x23142 ?x14708)))
(let ((?x10593 (bvashr ?x1503 ?x3718)))
(let ((?x22465 (bvshl ?x10593 ?x10283)))
(let (($x22140 (bvsle (_ bv0 37) v7)))
(let (($x9646 (bvsle (_ bv0 37) v5)))
(let (($x10406 (bvsle (_ bv0 37) v4)))
(let (($x13916 (bvsle (_ bv0 37) v2)))
(let (($x16311 (bvsle (_ bv0 37) v0)))
(let (($x2491 (and (bvsle (_ bv0 37) ?x20484) (bvslt ?x20484 ?x22207) (bvsle ?x22207 (bvxor ?x23142 ?x22465)) $x16311 (bvsle (_ bv0 37) ?x14007) (bvsle (_ bv0 37) v1) (bvsle (_ bv0 37) ?x22207) (bvsle (_ bv0 37) ?x21345) $x13916 (bvsle (_ bv0 37) (bvashr ?x22207 ?x21345)) (bvsle (_ bv0 37) ?x17209) (bvsle (_ bv0 37) (bvand (bvashr ?x22207 ?x21345) ?x17209)) $x10406 (bvsle (_ bv0 37) ?x25855) $x9646 (bvsle (_ bv0 37) (bvashr ?x22207 ?x25855)) (bvsle (_ bv0 37) ?x12499) (bvsle (_ bv0 37) (bvand (bvashr ?x22207 ?x25855) ?x12499)) $x22140 (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x22207 ?x21345) ?x17209) v4)) (bvsle (_ bv0 37) (bvshl (bvand (bvashr ?x22207 ?x25855) ?x12499) v7)) (bvsle (_ bv0 37) (bvadd ?x22207 (_ bv137438953471 37))) (bvsle (_ bv0 37) (bvand ?x22207 (bvadd ?x22207 (_ bv137438953471 37)))) (bvsle (_ bv0 37) ?x13585) (bvsle (_ bv0 37) ?x21602) (bvsle (_ bv0 37) ?x3718) (bvsle (_ bv0 37) ?x21883) (bvsle (_ bv0 37) ?x261) (bvsle (_ bv0 37) ?x7766) (bvsle (_ bv0 37) ?x21052) (bvsle (_ bv0 37) (bvshl ?x9067 ?x12086)) (bvsle (_ bv0 37) ?x4476) (bvsle (_ bv0 37) ?x10449) (bvsle (_ bv0 37) ?x12086) (bvsle (_ bv0 37) ?x7354) (bvsle (_ bv0 37) ?x23142) (bvsle (_ bv0 37) ?x14708) (bvsle (_ bv0 37) ?x1503) (bvsle (_ bv0 37) ?x10593) (bvsle (_ bv0 37) ?x10283) (bvsle (_ bv0 37) ?x22465) (or $x11773 $x21462))))
(not $x2491)))))))))))))))))))))))))))))))))))))))))))
(check-sat)
