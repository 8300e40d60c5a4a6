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
 (let ((?x32680 (bvmul (_ bv72057594037927935 56) v1)))
 (let (($x31661 (bvsgt (_ bv0 56) v1)))
 (let ((?x10775 (ite $x31661 ?x32680 (_ bv0 56))))
 (let ((?x28594 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x8915 (bvadd ?x28594 ?x10775)))
 (bvsle v0 ?x8915)))))))
(assert
 (let ((?x4073 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x13993 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x22764 (bvadd ?x13993 ?x4073)))
 (bvsle v2 ?x22764)))))
(assert
 (let ((?x32680 (bvmul (_ bv72057594037927935 56) v1)))
 (let (($x31661 (bvsgt (_ bv0 56) v1)))
 (let ((?x10775 (ite $x31661 ?x32680 (_ bv0 56))))
 (let ((?x28594 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
 (let ((?x8915 (bvadd ?x28594 ?x10775)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x8915 v0) v4))))))))
(assert
 (let ((?x4073 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
 (let ((?x13993 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
 (let ((?x22764 (bvadd ?x13993 ?x4073)))
 (bvsge (_ bv18 56) (bvadd (bvadd ?x22764 v2) v5))))))
(assert
 (bvsge (_ bv0 56) v1))
(assert
 (bvsgt (_ bv0 56) v1))
(assert
 (bvsge (_ bv0 56) v3))
(assert
 (bvsle (_ bv0 56) v3))
(assert
 (let ((?x4073 (ite (bvsgt (_ bv0 56) v3) (bvmul (_ bv72057594037927935 56) v3) (_ bv0 56))))
(let ((?x13993 (ite (bvslt (_ bv0 56) v3) v3 (_ bv0 56))))
(let ((?x17543 (bvadd ?x13993 v5)))
(let ((?x14970 (bvadd (bvshl (_ bv1 56) v2) (_ bv72057594037927935 56))))
(let ((?x30124 (bvshl ?x14970 ?x17543)))
(let ((?x32680 (bvmul (_ bv72057594037927935 56) v1)))
(let (($x31661 (bvsgt (_ bv0 56) v1)))
(let ((?x10775 (ite $x31661 ?x32680 (_ bv0 56))))
(let ((?x28594 (ite (bvslt (_ bv0 56) v1) v1 (_ bv0 56))))
(let ((?x12044 (bvadd ?x28594 v4)))
(let ((?x7794 (bvadd (bvshl (_ bv1 56) v0) (_ bv72057594037927935 56))))
(let ((?x15734 (bvshl ?x7794 ?x12044)))
(let ((?x14065 (bvand v6 ?x15734)))
(let ((?x19973 (bvashr ?x14065 ?x28594)))
(let ((?x20076 (bvshl ?x19973 ?x10775)))
(let ((?x201 (bvxor v6 ?x20076)))
(let ((?x21869 (bvand ?x201 ?x30124)))
(let ((?x11221 (bvashr ?x21869 ?x13993)))
(let ((?x23463 (bvshl ?x11221 ?x4073)))
(let ((?x25301 (bvshl ?x14970 v5)))
(let ((?x4529 (bvshl ?x7794 v4)))
(let ((?x7887 (bvand v6 ?x4529)))
(let ((?x20669 (bvshl ?x7887 ?x32680)))
(let ((?x29139 (bvxor v6 ?x20669)))
(let ((?x3018 (bvand ?x29139 ?x25301)))
(let ((?x2604 (bvashr ?x3018 v3)))
(let (($x19391 (bvsle (_ bv0 56) v3)))
(let (($x15011 (bvsle (_ bv0 56) v5)))
(let (($x837 (bvsle (_ bv0 56) v2)))
(let (($x30001 (bvsle (_ bv0 56) v6)))
(let (($x15275 (bvsle (_ bv0 56) v4)))
(let (($x34005 (bvsle (_ bv0 56) v0)))
(let (($x17610 (and (= (bvxor ?x29139 ?x2604) (bvxor ?x201 ?x23463)) $x34005 (bvsle (_ bv0 56) ?x7794) $x15275 $x30001 (bvsle (_ bv0 56) ?x4529) (bvsle (_ bv0 56) ?x7887) (bvsle (_ bv0 56) ?x32680) (bvsle (_ bv0 56) ?x20669) $x837 (bvsle (_ bv0 56) ?x14970) $x15011 (bvsle (_ bv0 56) ?x29139) (bvsle (_ bv0 56) ?x25301) (bvsle (_ bv0 56) ?x3018) $x19391 (bvsle (_ bv0 56) ?x2604) (bvsle (_ bv0 56) ?x12044) (bvsle (_ bv0 56) ?x15734) (bvsle (_ bv0 56) ?x14065) (bvsle (_ bv0 56) ?x28594) (bvsle (_ bv0 56) ?x19973) (bvsle (_ bv0 56) ?x10775) (bvsle (_ bv0 56) ?x20076) (bvsle (_ bv0 56) ?x17543) (bvsle (_ bv0 56) ?x201) (bvsle (_ bv0 56) ?x30124) (bvsle (_ bv0 56) ?x21869) (bvsle (_ bv0 56) ?x13993) (bvsle (_ bv0 56) ?x11221) (bvsle (_ bv0 56) ?x4073) (bvsle (_ bv0 56) ?x23463))))
(not $x17610)))))))))))))))))))))))))))))))))))
(check-sat)
