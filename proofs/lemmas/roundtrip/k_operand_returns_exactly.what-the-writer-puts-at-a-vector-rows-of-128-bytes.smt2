; roundtrip.k_operand_returns_exactly/what the writer puts at a vector, rows of 128 bytes
; fc572bb612e4edc875b477f9c8acf808a76ef5c9d9df42f420bfb64ea3953852
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
(declare-fun vector () (_ BitVec 32))
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
 (bvsle (_ bv0 32) vector))
(assert
 (bvsgt (_ bv512 32) vector))
(assert
 (let ((?x293 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x18863 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x29030 (bvadd ?x18863 ?x293)))
 (bvsle bits1 ?x29030)))))
(assert
 (let ((?x293 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x18863 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x29030 (bvadd ?x18863 ?x293)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x29030 bits1) base1))))))
(assert
 (let ((?x24026 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x25496 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x17206 (bvadd ?x25496 ?x24026)))
 (bvsle bits2 ?x17206)))))
(assert
 (let ((?x24026 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x25496 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x17206 (bvadd ?x25496 ?x24026)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x17206 bits2) base2))))))
(assert
 (let ((?x24026 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x25496 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x31274 (bvadd ?x25496 base2)))
(let ((?x12498 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x26603 (bvshl ?x12498 ?x31274)))
(let ((?x293 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x18863 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x20936 (bvadd ?x18863 base1)))
(let ((?x25641 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x26921 (bvshl ?x25641 ?x20936)))
(let ((?x16985 (bvand vector (_ bv255 32))))
(let ((?x10206 (bvand ?x16985 ?x26921)))
(let ((?x10718 (bvashr ?x10206 ?x18863)))
(let ((?x21676 (bvshl ?x10718 ?x293)))
(let ((?x23618 (bvxor ?x16985 ?x21676)))
(let ((?x734 (bvand ?x23618 ?x26603)))
(let ((?x7794 (bvashr ?x734 ?x25496)))
(let ((?x19806 (bvshl ?x7794 ?x24026)))
(let (($x17061 (bvsle (_ bv0 32) vector)))
(let ((?x8008 (bvmul (_ bv8 32) vector)))
(let ((?x4001 (bvashr ?x8008 (_ bv6 32))))
(let ((?x11265 (bvashr ?x4001 (_ bv3 32))))
(let ((?x28915 (bvand ?x11265 (_ bv3 32))))
(let ((?x21146 (bvadd (bvmul (_ bv8 32) (bvand ?x4001 (_ bv7 32))) (bvashr (bvand ?x8008 (_ bv63 32)) (_ bv3 32)))))
(let ((?x33101 (bvadd ?x21146 (bvmul (_ bv64 32) ?x28915))))
(let ((?x26690 (bvand ?x33101 ?x26921)))
(let ((?x21869 (bvashr ?x26690 ?x18863)))
(let ((?x22490 (bvshl ?x21869 ?x293)))
(let ((?x29196 (bvxor ?x33101 ?x22490)))
(let ((?x22442 (bvand ?x29196 ?x26603)))
(let ((?x23407 (bvashr ?x22442 ?x25496)))
(let ((?x3630 (bvshl ?x23407 ?x24026)))
(let (($x19124 (bvsle (_ bv0 32) bits2)))
(let (($x5068 (bvsle (_ bv0 32) bits1)))
(let ((?x11124 (bvadd (bvadd vector (bvmul (_ bv4294967295 32) (bvand vector (_ bv63 32)))) (bvand (bvxor ?x23618 ?x19806) (_ bv63 32)))))
(let ((?x23755 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x29196 ?x3630) (_ bv63 32)) (_ bv7 32))) (bvand (bvand ?x8008 (_ bv63 32)) (_ bv7 32)))))
(let ((?x2016 (bvadd (bvmul (_ bv8 32) (bvadd (bvmul (_ bv4 32) (bvashr ?x11265 (_ bv2 32))) ?x28915)) (bvashr (bvand (bvxor ?x29196 ?x3630) (_ bv63 32)) (_ bv3 32)))))
(let (($x14180 (and (= (bvashr (bvadd (bvmul (_ bv128 32) ?x2016) (bvmul (_ bv2 32) ?x23755)) (_ bv4 32)) ?x11124) $x5068 (bvsle (_ bv0 32) ?x25641) (bvsle (_ bv0 32) ?x20936) (bvsle (_ bv0 32) ?x33101) (bvsle (_ bv0 32) ?x26921) (bvsle (_ bv0 32) ?x26690) (bvsle (_ bv0 32) ?x18863) (bvsle (_ bv0 32) ?x21869) (bvsle (_ bv0 32) ?x293) (bvsle (_ bv0 32) ?x22490) $x19124 (bvsle (_ bv0 32) ?x12498) (bvsle (_ bv0 32) ?x31274) (bvsle (_ bv0 32) ?x29196) (bvsle (_ bv0 32) ?x26603) (bvsle (_ bv0 32) ?x22442) (bvsle (_ bv0 32) ?x25496) (bvsle (_ bv0 32) ?x23407) (bvsle (_ bv0 32) ?x24026) (bvsle (_ bv0 32) ?x3630) $x17061 (bvsle (_ bv0 32) ?x16985) (bvsle (_ bv0 32) ?x10206) (bvsle (_ bv0 32) ?x10718) (bvsle (_ bv0 32) ?x21676) (bvsle (_ bv0 32) ?x23618) (bvsle (_ bv0 32) ?x734) (bvsle (_ bv0 32) ?x7794) (bvsle (_ bv0 32) ?x19806))))
(not $x14180))))))))))))))))))))))))))))))))))))))))
(check-sat)
