; subtile_loader.worker_base_needed_exactly/worker_base or 0
; 608ef5c67a1b7f81fc798dfb7b086af555162563c8ea82264e688ea915605b72
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
 (let ((?x5959 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x18064 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x28123 (bvadd ?x18064 ?x5959)))
 (bvsle bits1 ?x28123)))))
(assert
 (let ((?x5959 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
 (let ((?x18064 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
 (let ((?x28123 (bvadd ?x18064 ?x5959)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x28123 bits1) base1))))))
(assert
 (let ((?x102 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x4773 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x10175 (bvadd ?x4773 ?x102)))
 (bvsle bits2 ?x10175)))))
(assert
 (let ((?x102 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
 (let ((?x4773 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
 (let ((?x10175 (bvadd ?x4773 ?x102)))
 (bvsge (_ bv10 32) (bvadd (bvadd ?x10175 bits2) base2))))))
(assert
 (let ((?x102 (ite (bvsgt (_ bv0 32) shift2) (bvmul (_ bv4294967295 32) shift2) (_ bv0 32))))
(let ((?x4773 (ite (bvslt (_ bv0 32) shift2) shift2 (_ bv0 32))))
(let ((?x18493 (bvadd ?x4773 base2)))
(let ((?x5866 (bvadd (bvshl (_ bv1 32) bits2) (_ bv4294967295 32))))
(let ((?x18972 (bvshl ?x5866 ?x18493)))
(let ((?x5959 (ite (bvsgt (_ bv0 32) shift1) (bvmul (_ bv4294967295 32) shift1) (_ bv0 32))))
(let ((?x18064 (ite (bvslt (_ bv0 32) shift1) shift1 (_ bv0 32))))
(let ((?x19100 (bvadd ?x18064 base1)))
(let ((?x4136 (bvadd (bvshl (_ bv1 32) bits1) (_ bv4294967295 32))))
(let ((?x7025 (bvshl ?x4136 ?x19100)))
(let ((?x14447 (bvmul (_ bv64 32) strip_a)))
(let ((?x4947 (bvand ?x14447 ?x7025)))
(let ((?x641 (bvashr ?x4947 ?x18064)))
(let ((?x14562 (bvshl ?x641 ?x5959)))
(let ((?x22048 (bvxor ?x14447 ?x14562)))
(let ((?x24660 (bvand ?x22048 ?x18972)))
(let ((?x40154 (bvashr ?x24660 ?x4773)))
(let ((?x15926 (bvshl ?x40154 ?x102)))
(let ((?x11813 (bvand lane ?x7025)))
(let ((?x3674 (bvashr ?x11813 ?x18064)))
(let ((?x11305 (bvshl ?x3674 ?x5959)))
(let ((?x12749 (bvxor lane ?x11305)))
(let ((?x8880 (bvand ?x12749 ?x18972)))
(let ((?x2036 (bvashr ?x8880 ?x4773)))
(let ((?x2384 (bvshl ?x2036 ?x102)))
(let (($x6667 (bvsle (_ bv0 32) lane)))
(let ((?x29305 (bvadd lane ?x14447)))
(let ((?x26788 (bvand ?x29305 ?x7025)))
(let ((?x37848 (bvashr ?x26788 ?x18064)))
(let ((?x17243 (bvshl ?x37848 ?x5959)))
(let ((?x34756 (bvxor ?x29305 ?x17243)))
(let ((?x2703 (bvand ?x34756 ?x18972)))
(let ((?x22599 (bvashr ?x2703 ?x4773)))
(let ((?x30898 (bvshl ?x22599 ?x102)))
(let (($x29431 (bvsle (_ bv0 32) bits2)))
(let (($x39226 (bvsle (_ bv0 32) bits1)))
(let (($x26989 (= (bvand (bvxor ?x34756 ?x30898) (_ bv63 32)) (bvand (bvxor ?x12749 ?x2384) (_ bv63 32)))))
(let (($x25207 (and (or (not $x26989) (= (_ bv0 32) (bvand (bvxor ?x22048 ?x15926) (_ bv63 32)))) (or (not (= (_ bv0 32) (bvand (bvxor ?x22048 ?x15926) (_ bv63 32)))) $x26989) $x39226 (bvsle (_ bv0 32) ?x4136) (bvsle (_ bv0 32) ?x19100) (bvsle (_ bv0 32) ?x29305) (bvsle (_ bv0 32) ?x7025) (bvsle (_ bv0 32) ?x26788) (bvsle (_ bv0 32) ?x18064) (bvsle (_ bv0 32) ?x37848) (bvsle (_ bv0 32) ?x5959) (bvsle (_ bv0 32) ?x17243) $x29431 (bvsle (_ bv0 32) ?x5866) (bvsle (_ bv0 32) ?x18493) (bvsle (_ bv0 32) ?x34756) (bvsle (_ bv0 32) ?x18972) (bvsle (_ bv0 32) ?x2703) (bvsle (_ bv0 32) ?x4773) (bvsle (_ bv0 32) ?x22599) (bvsle (_ bv0 32) ?x102) (bvsle (_ bv0 32) ?x30898) $x6667 (bvsle (_ bv0 32) ?x11813) (bvsle (_ bv0 32) ?x3674) (bvsle (_ bv0 32) ?x11305) (bvsle (_ bv0 32) ?x12749) (bvsle (_ bv0 32) ?x8880) (bvsle (_ bv0 32) ?x2036) (bvsle (_ bv0 32) ?x2384) (bvsle (_ bv0 32) ?x14447) (bvsle (_ bv0 32) ?x4947) (bvsle (_ bv0 32) ?x641) (bvsle (_ bv0 32) ?x14562) (bvsle (_ bv0 32) ?x22048) (bvsle (_ bv0 32) ?x24660) (bvsle (_ bv0 32) ?x40154) (bvsle (_ bv0 32) ?x15926))))
(not $x25207))))))))))))))))))))))))))))))))))))))))
(check-sat)
