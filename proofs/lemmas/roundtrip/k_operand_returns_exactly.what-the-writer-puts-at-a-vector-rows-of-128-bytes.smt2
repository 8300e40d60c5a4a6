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
 (let ((?x5177 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x29974 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x7190 (bvadd ?x29974 ?x5177)))
 (bvsle bits1 ?x7190)))))
(assert
 (let ((?x5177 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x29974 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x7190 (bvadd ?x29974 ?x5177)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x7190 bits1) base1))))))
(assert
 (let ((?x16618 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x6461 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x11403 (bvadd ?x6461 ?x16618)))
 (bvsle bits2 ?x11403)))))
(assert
 (let ((?x16618 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x6461 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x11403 (bvadd ?x6461 ?x16618)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x11403 bits2) base2))))))
(assert
 (let ((?x16618 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x6461 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x24761 (bvadd ?x6461 base2)))
(let ((?x260 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x2915 (bvshl ?x260 ?x24761)))
(let ((?x5177 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x29974 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x11100 (bvadd ?x29974 base1)))
(let ((?x20487 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x13835 (bvshl ?x20487 ?x11100)))
(let ((?x13759 (bvand vector (_ bv255 32))))
(let ((?x10212 (bvand ?x13759 ?x13835)))
(let ((?x3139 (bvashr ?x10212 ?x29974)))
(let ((?x208 (bvshl ?x3139 ?x5177)))
(let ((?x21730 (bvxor ?x13759 ?x208)))
(let ((?x66 (bvand ?x21730 ?x2915)))
(let ((?x24258 (bvashr ?x66 ?x6461)))
(let ((?x28898 (bvshl ?x24258 ?x16618)))
(let (($x6668 (bvsle (_ bv0 32) vector)))
(let ((?x10710 (bvmul (_ bv8 32) vector)))
(let ((?x25744 (bvashr ?x10710 (_ bv6 32))))
(let ((?x2432 (bvashr ?x25744 (_ bv3 32))))
(let ((?x15174 (bvand ?x2432 (_ bv3 32))))
(let ((?x6872 (bvadd (bvmul (_ bv8 32) (bvand ?x25744 (_ bv7 32))) (bvashr (bvand ?x10710 (_ bv63 32)) (_ bv3 32)))))
(let ((?x24753 (bvadd ?x6872 (bvmul (_ bv64 32) ?x15174))))
(let ((?x30920 (bvand ?x24753 ?x13835)))
(let ((?x11881 (bvashr ?x30920 ?x29974)))
(let ((?x22500 (bvshl ?x11881 ?x5177)))
(let ((?x16602 (bvxor ?x24753 ?x22500)))
(let ((?x18740 (bvand ?x16602 ?x2915)))
(let ((?x992 (bvashr ?x18740 ?x6461)))
(let ((?x16552 (bvshl ?x992 ?x16618)))
(let (($x24227 (bvsle (_ bv0 32) bits2)))
(let (($x20641 (bvsle (_ bv0 32) bits1)))
(let ((?x24188 (bvadd (bvadd vector (bvmul (_ bv4294967295 32) (bvand vector (_ bv63 32)))) (bvand (bvxor ?x21730 ?x28898) (_ bv63 32)))))
(let ((?x1409 (bvadd (bvmul (_ bv8 32) (bvand (bvand (bvxor ?x16602 ?x16552) (_ bv63 32)) (_ bv7 32))) (bvand (bvand ?x10710 (_ bv63 32)) (_ bv7 32)))))
(let ((?x23371 (bvadd (bvmul (_ bv8 32) (bvadd (bvmul (_ bv4 32) (bvashr ?x2432 (_ bv2 32))) ?x15174)) (bvashr (bvand (bvxor ?x16602 ?x16552) (_ bv63 32)) (_ bv3 32)))))
(let (($x22686 (and (= (bvashr (bvadd (bvmul (_ bv128 32) ?x23371) (bvmul (_ bv2 32) ?x1409)) (_ bv4 32)) ?x24188) $x20641 (bvsle (_ bv0 32) ?x20487) (bvsle (_ bv0 32) ?x11100) (bvsle (_ bv0 32) ?x24753) (bvsle (_ bv0 32) ?x13835) (bvsle (_ bv0 32) ?x30920) (bvsle (_ bv0 32) ?x29974) (bvsle (_ bv0 32) ?x11881) (bvsle (_ bv0 32) ?x5177) (bvsle (_ bv0 32) ?x22500) $x24227 (bvsle (_ bv0 32) ?x260) (bvsle (_ bv0 32) ?x24761) (bvsle (_ bv0 32) ?x16602) (bvsle (_ bv0 32) ?x2915) (bvsle (_ bv0 32) ?x18740) (bvsle (_ bv0 32) ?x6461) (bvsle (_ bv0 32) ?x992) (bvsle (_ bv0 32) ?x16618) (bvsle (_ bv0 32) ?x16552) $x6668 (bvsle (_ bv0 32) ?x13759) (bvsle (_ bv0 32) ?x10212) (bvsle (_ bv0 32) ?x3139) (bvsle (_ bv0 32) ?x208) (bvsle (_ bv0 32) ?x21730) (bvsle (_ bv0 32) ?x66) (bvsle (_ bv0 32) ?x24258) (bvsle (_ bv0 32) ?x28898))))
(not $x22686))))))))))))))))))))))))))))))))))))))))
(check-sat)
