; executors.swizzle_compose/shift1 <= 0 and shift1 < 0 and shift2 <= 0 and 0 <= shift2
; 9137971cbd7e2b55975c5b0ea0098da7a2034e63c798da393e6793cd1e07537b
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
; v0 is bits1
; v1 is shift1
; v2 is bits2
; v3 is shift2
; v4 is base1
; v5 is base2
; v6 is x
(set-info :status unknown)
(declare-fun v0 () (_ BitVec 56))
(declare-fun v1 () (_ BitVec 56))
(declare-fun v2 () (_ BitVec 56))
(declare-fun v3 () (_ BitVec 56))
(declare-fun v4 () (_ BitVec 56))
(declare-fun v5 () (_ BitVec 56))
(declare-fun v6 () (_ BitVec 56))
(assert
 (bvsle (_ bv0 56) v0))
(assert
 (bvsgt (_ bv19 56) v0))
(assert
 (bvsle (_ bv72057594037927918 56) v1))
(assert
 (bvsgt (_ bv19 56) v1))
(assert
 (bvsle (_ bv0 56) v2))
(assert
 (bvsgt (_ bv19 56) v2))
(assert
 (bvsle (_ bv72057594037927918 56) v3))
(assert
 (bvsgt (_ bv19 56) v3))
(assert
 (bvsle (_ bv0 56) v4))
(assert
 (bvsgt (_ bv19 56) v4))
(assert
 (bvsle (_ bv0 56) v5))
(assert
 (bvsgt (_ bv19 56) v5))
(assert
 (bvsle (_ bv0 56) v6))
(assert
 (bvsgt (_ bv262144 56) v6))
(assert
 (let ((?x26344 (bvmul (_ bv72057594037927935 56) v1)))
 (let (($x27190 (bvsgt (_ bv0 56) v1)))
 (let ((?x25203 (ite $x27190 ?x26344 (_ bv0 56))))
 (let ((?x19494 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x28376 (bvadd ?x19494 ?x25203)))
 (bvsle v0 ?x28376)))))))
(assert
 (let ((?x18654 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x2667 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x29565 (bvadd ?x2667 ?x18654)))
 (bvsle v2 ?x29565)))))
(assert
 (let ((?x26344 (bvmul (_ bv72057594037927935 56) v1)))
 (let (($x27190 (bvsgt (_ bv0 56) v1)))
 (let ((?x25203 (ite $x27190 ?x26344 (_ bv0 56))))
 (let ((?x19494 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x28376 (bvadd ?x19494 ?x25203)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x28376 v0) v4))))))))
(assert
 (let ((?x18654 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x2667 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x29565 (bvadd ?x2667 ?x18654)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x29565 v2) v5))))))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsgt (_ bv0 56) v1))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (let ((?x18654 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x2667 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x19176 (bvadd ?x2667 v5)))
(let ((?x8977 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x27250 (bvshl ?x8977 ?x19176)))
(let ((?x26344 (bvmul (_ bv72057594037927935 56) v1)))
(let (($x27190 (bvsgt (_ bv0 56) v1)))
(let ((?x25203 (ite $x27190 ?x26344 (_ bv0 56))))
(let ((?x19494 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x12188 (bvadd ?x19494 v4)))
(let ((?x21507 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x15340 (bvshl ?x21507 ?x12188)))
(let ((?x13193 (bvand v6 ?x15340)))
(let ((?x32845 (bvashr ?x13193 ?x19494)))
(let ((?x20738 (bvshl ?x32845 ?x25203)))
(let ((?x29624 (bvxor v6 ?x20738)))
(let ((?x33395 (bvand ?x29624 ?x27250)))
(let ((?x33867 (bvashr ?x33395 ?x2667)))
(let ((?x33694 (bvshl ?x33867 ?x18654)))
(let ((?x33722 (bvshl ?x8977 v5)))
(let ((?x750 (bvshl ?x21507 v4)))
(let ((?x9637 (bvand v6 ?x750)))
(let ((?x37787 (bvshl ?x9637 ?x26344)))
(let ((?x23985 (bvxor v6 ?x37787)))
(let ((?x23006 (bvand ?x23985 ?x33722)))
(let ((?x16911 (bvashr ?x23006 v3)))
(let (($x28022 (bvsle (_ bv0 56) v3)))
(let (($x6779 (bvsle (_ bv0 56) v5)))
(let (($x179 (bvsle (_ bv0 56) v2)))
(let (($x27012 (bvsle (_ bv0 56) v6)))
(let (($x15579 (bvsle (_ bv0 56) v4)))
(let (($x19990 (bvsle (_ bv0 56) v0)))
(let (($x12406 (and (= (bvxor ?x23985 ?x16911) (bvxor ?x29624 ?x33694)) $x19990 (bvsle (_ bv0 56) ?x21507) $x15579 $x27012 (bvsle (_ bv0 56) ?x750) (bvsle (_ bv0 56) ?x9637) (bvsle (_ bv0 56) ?x26344) (bvsle (_ bv0 56) ?x37787) $x179 (bvsle (_ bv0 56) ?x8977) $x6779 (bvsle (_ bv0 56) ?x23985) (bvsle (_ bv0 56) ?x33722) (bvsle (_ bv0 56) ?x23006) $x28022 (bvsle (_ bv0 56) ?x16911) (bvsle (_ bv0 56) ?x12188) (bvsle (_ bv0 56) ?x15340) (bvsle (_ bv0 56) ?x13193) (bvsle (_ bv0 56) ?x19494) (bvsle (_ bv0 56) ?x32845) (bvsle (_ bv0 56) ?x25203) (bvsle (_ bv0 56) ?x20738) (bvsle (_ bv0 56) ?x19176) (bvsle (_ bv0 56) ?x29624) (bvsle (_ bv0 56) ?x27250) (bvsle (_ bv0 56) ?x33395) (bvsle (_ bv0 56) ?x2667) (bvsle (_ bv0 56) ?x33867) (bvsle (_ bv0 56) ?x18654) (bvsle (_ bv0 56) ?x33694))))
(not $x12406)))))))))))))))))))))))))))))))))))
(check-sat)
