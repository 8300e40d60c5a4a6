; subtile_loader.lanes_are_permuted/left then right, one lost
; ec7ed8383ef2d4c211e50ed496d43cfc3e3afff8bd15340abccc9fc35ddb4251
; 1 lemmas, each unsat

(reset)
(set-logic QF_BV)
(set-info :status unknown)
(declare-fun bits1 () (_ BitVec 39))
(declare-fun shift1 () (_ BitVec 39))
(declare-fun base1 () (_ BitVec 39))
(declare-fun bits2 () (_ BitVec 39))
(declare-fun shift2 () (_ BitVec 39))
(declare-fun base2 () (_ BitVec 39))
(declare-fun strip () (_ BitVec 39))
(assert
 (bvsle (_ bv0 39) bits1))
(assert
 (bvsgt (_ bv11 39) bits1))
(assert
 (bvsle (_ bv549755813878 39) shift1))
(assert
 (bvsgt (_ bv11 39) shift1))
(assert
 (bvsle (_ bv0 39) base1))
(assert
 (bvsgt (_ bv11 39) base1))
(assert
 (bvsle (_ bv0 39) bits2))
(assert
 (bvsgt (_ bv11 39) bits2))
(assert
 (bvsle (_ bv549755813878 39) shift2))
(assert
 (bvsgt (_ bv11 39) shift2))
(assert
 (bvsle (_ bv0 39) base2))
(assert
 (bvsgt (_ bv11 39) base2))
(assert
 (bvsle (_ bv0 39) strip))
(assert
 (bvsgt (_ bv16 39) strip))
(assert
 (let (($x6388 (bvsgt (_ bv0 39) shift1)))
 (let ((?x2543 (ite $x6388 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (let ((?x27129 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
 (let ((?x35796 (bvadd ?x27129 ?x2543)))
 (bvsle bits1 ?x35796))))))
(assert
 (let (($x6388 (bvsgt (_ bv0 39) shift1)))
 (let ((?x2543 (ite $x6388 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (let ((?x27129 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
 (let ((?x35796 (bvadd ?x27129 ?x2543)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x35796 bits1) base1)))))))
(assert
 (let ((?x26504 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
 (let ((?x4612 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let ((?x34580 (bvadd ?x4612 ?x26504)))
 (bvsle bits2 ?x34580)))))
(assert
 (let ((?x26504 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
 (let ((?x4612 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let ((?x34580 (bvadd ?x4612 ?x26504)))
 (bvsge (_ bv10 39) (bvadd (bvadd ?x34580 bits2) base2))))))
(assert
 (bvsgt (_ bv0 39) shift1))
(assert
 (let ((?x15139 (bvadd base2 bits2)))
 (let ((?x34607 (bvadd base1 bits1)))
 (let ((?x38934 (ite (bvsle ?x34607 ?x15139) ?x34607 ?x15139)))
 (let ((?x25514 (ite (bvslt base1 base2) base2 base1)))
 (let ((?x27711 (bvadd (bvmul (_ bv549755813887 39) (ite (bvsgt (_ bv0 39) shift1) (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))) (_ bv6 39))))
 (let ((?x1039 (ite (bvslt ?x25514 ?x27711) ?x27711 ?x25514)))
 (let ((?x4612 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
 (let (($x6388 (bvsgt (_ bv0 39) shift1)))
 (let ((?x2543 (ite $x6388 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
 (and (= ?x2543 ?x4612) (bvslt ?x1039 (ite (bvsge (_ bv6 39) ?x38934) ?x38934 (_ bv6 39))))))))))))))
(assert
 (let ((?x26504 (ite (bvsgt (_ bv0 39) shift2) (bvmul (_ bv549755813887 39) shift2) (_ bv0 39))))
(let ((?x4612 (ite (bvslt (_ bv0 39) shift2) shift2 (_ bv0 39))))
(let ((?x24053 (bvadd ?x4612 base2)))
(let ((?x9157 (bvadd (bvshl (_ bv1 39) bits2) (_ bv549755813887 39))))
(let ((?x1171 (bvshl ?x9157 ?x24053)))
(let (($x6388 (bvsgt (_ bv0 39) shift1)))
(let ((?x2543 (ite $x6388 (bvmul (_ bv549755813887 39) shift1) (_ bv0 39))))
(let ((?x27129 (ite (bvslt (_ bv0 39) shift1) shift1 (_ bv0 39))))
(let ((?x29877 (bvadd ?x27129 base1)))
(let ((?x25652 (bvadd (bvshl (_ bv1 39) bits1) (_ bv549755813887 39))))
(let ((?x18382 (bvshl ?x25652 ?x29877)))
(let ((?x10285 (bvmul (_ bv64 39) strip)))
(let ((?x25514 (ite (bvslt base1 base2) base2 base1)))
(let ((?x27711 (bvadd (bvmul (_ bv549755813887 39) ?x2543) (_ bv6 39))))
(let ((?x1039 (ite (bvslt ?x25514 ?x27711) ?x27711 ?x25514)))
(let ((?x18386 (ite (bvsgt (_ bv6 39) ?x1039) ?x1039 (_ bv0 39))))
(let ((?x5415 (bvadd (bvshl (_ bv1 39) ?x18386) ?x10285)))
(let ((?x25686 (bvand ?x5415 ?x18382)))
(let ((?x40159 (bvashr ?x25686 ?x27129)))
(let ((?x33636 (bvshl ?x40159 ?x2543)))
(let ((?x14537 (bvxor ?x5415 ?x33636)))
(let ((?x34611 (bvand ?x14537 ?x1171)))
(let ((?x16971 (bvashr ?x34611 ?x4612)))
(let ((?x17918 (bvshl ?x16971 ?x26504)))
(let ((?x22692 (bvand ?x10285 ?x18382)))
(let ((?x7789 (bvashr ?x22692 ?x27129)))
(let ((?x36940 (bvshl ?x7789 ?x2543)))
(let ((?x4989 (bvxor ?x10285 ?x36940)))
(let ((?x26467 (bvand ?x4989 ?x1171)))
(let ((?x40051 (bvashr ?x26467 ?x4612)))
(let ((?x5624 (bvshl ?x40051 ?x26504)))
(let (($x23630 (bvsle (_ bv0 39) bits2)))
(let (($x4261 (bvsle (_ bv0 39) bits1)))
(let (($x32237 (and (= (bvand (bvxor ?x4989 ?x5624) (_ bv63 39)) (bvand (bvxor ?x14537 ?x17918) (_ bv63 39))) $x4261 (bvsle (_ bv0 39) ?x25652) (bvsle (_ bv0 39) ?x29877) (bvsle (_ bv0 39) ?x10285) (bvsle (_ bv0 39) ?x18382) (bvsle (_ bv0 39) ?x22692) (bvsle (_ bv0 39) ?x27129) (bvsle (_ bv0 39) ?x7789) (bvsle (_ bv0 39) ?x2543) (bvsle (_ bv0 39) ?x36940) $x23630 (bvsle (_ bv0 39) ?x9157) (bvsle (_ bv0 39) ?x24053) (bvsle (_ bv0 39) ?x4989) (bvsle (_ bv0 39) ?x1171) (bvsle (_ bv0 39) ?x26467) (bvsle (_ bv0 39) ?x4612) (bvsle (_ bv0 39) ?x40051) (bvsle (_ bv0 39) ?x26504) (bvsle (_ bv0 39) ?x5624) (bvsle (_ bv0 39) ?x18386) (bvsle (_ bv0 39) ?x5415) (bvsle (_ bv0 39) ?x25686) (bvsle (_ bv0 39) ?x40159) (bvsle (_ bv0 39) ?x33636) (bvsle (_ bv0 39) ?x14537) (bvsle (_ bv0 39) ?x34611) (bvsle (_ bv0 39) ?x16971) (bvsle (_ bv0 39) ?x17918))))
(not $x32237))))))))))))))))))))))))))))))))))))
(check-sat)
