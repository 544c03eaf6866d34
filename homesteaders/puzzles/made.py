"""The puzzles: data, written by tools/puzzles.py.

Each row has, separated by semicolons: key, kind, level, seat, seed, code, answer, best, plain, usual, ways, margin,
error; `Puzzle` says what they are. A way is its share, its error, its playouts and its tokens.
"""

ROWS: tuple[str, ...] = (
    (
        "f1; final; 1; 0; 1000009; HSAQFRLllVCQACAgAAD0JJkgICUVTHyc4lPoaKeZ3rWwrBK2BZBnX3jsYkts3YK4_s2mBddmKv"
        "E4IDOn_HWoLx9X_l-8GzQKbLSbS7GO7zAMztKch6gwz; repay silver, repay silver, repay gold, repay gold, don"
        "e; 48; 45; 34; ; 0; 0"
    ),
    (
        "f2; final; 1; 1; 1000007; HSAQFRLllpCgIAAgIAAA9CR7wCZdXtdIQeE7MR8ASJH5GpV4jmOY-IyrZPAg1LBeIngxWed-hp"
        "scU_nNC3_HUh_ufmlIWCnZISEP6YsLnJcU6BRAjFovpOL8a6t9hzX71ouFay6-jtvkUZz; sell steel, buy gold, repay s"
        "ilver, repay silver, repay silver, done; 59; 57; 50; ; 0; 0"
    ),
    (
        "f3; final; 1; 1; 1000017; HSAQFRLllBCAIAAAAPQlGeAQSFcG7IbOu8zCN6OBMfoT9kRD5Xd36NZUSxobYvY56XmhUKmIY8"
        "8uBUnx6DAV8izRIz; recruit, repay silver, repay gold, repay gold, done; 63; 59; 53; ; 0; 0"
    ),
    (
        "f4; final; 1; 2; 1000006; HSAQFRLllYCQICAAAAD0JGjgICP7IBosNRXek0Vu3eC1d3muEg5vNIHCVF8VWmqtYYJ3HRoe_I"
        "vz5964_MJQlP_Z5egpgATiQrhoQDsiXIsOMn-dCcRDrA-gz; sell livestock, sell livestock, sell livestock, rep"
        "ay silver, repay gold, repay gold, repay gold, done; 53; 47; 38; ; 0; 0"
    ),
    (
        "f5; income; 2; 0; 1000118; HSAQFRLllwCgACAgIAAA9CtscCA6qH_IwmmvLfHA8qaKYg4aoUdinqFOCChorR5HVAyzYpMDb"
        "kW4b2F7m8oyLBctXItwY77JkzEfVG5UERgxGcnubFeWtHISqWESEUBkSetZzlgxPhoLQgWgeQ7nVQIgz; place farm/1 farm/"
        "2 river_port/1 river_port/2, pay silver, recruit, buy gold, done; 49; 46; 48; ; 0; 0"
    ),
    (
        "f6; final; 2; 1; 1000002; HSAQFRLllBCAIAAAAPQkKkARQy7Ad1KRZvg7jh_IG8034pkOFY71vvCSXrLPwkuolrfiNiVG9e"
        "iwYQZ1TiChHDQQEz; sell steel, buy gold, buy gold, buy gold, done; 40; 35; 33; ; 0; 0"
    ),
    (
        "f7; final; 2; 1; 1000011; HSAQFRLllHCAIAAAAPQkurAQMNKUCHp2KTL5Ru3Gi22nQUEg9ecU-j5zE14_NRyyZa_PDxyQ7S"
        "PjnjByeTeainuLq-mDxFrOIz; sell gold, recruit, repay silver, repay silver, repay silver, repay gold, "
        "repay gold, done; 71; 67; 49; ; 0; 0"
    ),
    (
        "f8; final; 2; 1; 1000005; HSAQFRLllICAIAAAAPQkWyAREpKlE3Ra8RjTMpdOT5emO3MZYdnrIZIJMjt6tSqUSl91A_9l9I"
        "6vlWnXQOj0TaUFnD_y0oW-T5z; buy wood, sell wood, buy gold, repay silver, repay silver, repay gold, re"
        "pay gold, repay gold, repay gold, done; 59; 57; 25; ; 0; 0"
    ),
    (
        "f9; final; 3; 3; 1000004; HSAQFRLllvCgICAgAAAA9CRNUCChFeAjrfGhVg6zHha2M6ABbGIPnRtQGOVp_OswWFrs6IhiQI"
        "pLFXM5LgYD5oBg8IWPWtW4d9I301NEhG6PU_wQdEMDiwpwI2vgHFnnIt808RP_j40B2LNEII9LMez; sell gold, buy wood, "
        "market food, sell food, repay silver, repay silver, repay silver, repay gold, done; 58; 55; 42; ; 0;"
        " 0"
    ),
    (
        "f10; income; 3; 2; 1000040; HSAQFRLll9CgICAAIAAA9CaO0CSvvfSzU4hskRyweiSItg79M9TtBXIqqWMERsSIZY1HB6Kq"
        "CveI11NXBpC7djrMydofrvN4icC-PyDy1OQ5Cx2col70qzDJxHPKMiG93j7325ZL4ywo925jMNWQguu8HkL64taTGdzZGmor0z; "
        "place homestead/1 farm/1 meatpacking_plant/1 meatpacking_plant/2, pay silver, market food, market st"
        "eel, sell steel, buy gold, repay silver, repay gold, done; 59; 55; 57; ; 0; 0"
    ),
    (
        "f11; final; 3; 0; 1000014; HSAQFRLllLCAACAAAPQk7AAWwH57ra__-vwI-v0dSEuyRw4yjzPaMp0Si0hQE8qtKuNsZ1img"
        "n_7KOUAjqpuyWY9vOHdP2ZeQ8RRKhz; buy gold, buy gold, repay silver, repay gold, repay gold, repay gold"
        ", repay gold, repay gold, repay gold, repay gold, repay gold, repay gold, done; 56; 35; -5; ; 0; 0"
    ),
    (
        "f12; income; 3; 1; 1000133; HSAQFRLll0CgIAAgIAAA9CxecC6N158lGpabgbbjSc8nEDMZx7oWD4Mn7Nky8tpeFhRD7hug"
        "oQonQIjU0FHEntTEGsyV9e-B3pw4bvp1zqy-rg0AsE50yOszNNhApUY5jsGU0yV2XcjVUwB1qpf2xQoP_z2toz; place homest"
        "ead/1 gold_mine/1 forge/1, pay silver, sell steel, sell wood, repay silver, repay silver, repay gold"
        ", repay gold, done; 54; 47; 53; ; 0; 0"
    ),
    (
        "f13; final; 4; 0; 1000001; HSAQFRLll5CgACAgIAAA9CQesCWFOjKhVPkq0tCo9jY_Hb4EADtT33SfsIxZTFuyZy2JF67Rz"
        "zOpdogdfXbYYjrCU8XGry6rWntsJuea2mT_ODG2CGynzd27fQ0oNA0F4rjrSSm9mmyhBTOUIMIilDqv75hXNbj1Z_qQz; buy wo"
        "od, sell wood, buy wood, sell wood, repay silver, repay silver, done; 52; 49; 45; ; 0; 0"
    ),
    (
        "f14; final; 4; 0; 1000003; HSAQFRLllVCQACAgAAD0JDggIcEedagXqx1d8fm-6CcSFfNGaVTWqObXAd1dZleuvq07XQK__"
        "i5y0yz468hdP_W5LJff12frDG2xzB2EPEmhPcsJe6NQz; buy wood, sell wood, buy wood, sell wood, buy gold, re"
        "pay silver, repay silver, repay silver, repay silver, done; 49; 45; 31; ; 0; 0"
    ),
    (
        "f15; final; 4; 2; 1000012; HSAQFRLllPCQICAAAAD0JM4AEDpQP184hoO7yZrQdYUzNQ7xVNjEjVBvlHSA76A5jR1kxmN0I"
        "UvKLpziRtp9_hgPcOPEwMsomfjigDsFFQhgz; buy gold, buy gold, repay silver, done; 48; 46; 43; ; 0; 0"
    ),
    (
        "f16; income; 4; 1; 1000094; HSAQFRLllvCgIAAgIAAA9CnuUCEabU7kQR13lxQLo27IPW0QDyjCpGYPSsKRAJEmbDD7zL6E"
        "Xy9rICddfa-KwzgYZIVrbGKOj827-MxM6RysKQFtsoKb--nagWT_S6SxhOyEk0Nocqyj9tfLLtVhwhz; place foundry/1 riv"
        "er_port/1 river_port/2, pay silver, sell steel, sell steel, sell gold, buy wood, sell wood, repay si"
        "lver, repay silver, done; 16; 10; 15; ; 0; 0"
    ),
    (
        "f17; final; 5; 1; 1000008; HSAQFRLllSCAIAAAAPQkjHAQKyresO3xAYpMP264M8rFXUyR61QHZwdlfAGC3uJY0G7pGjKpB"
        "KtbR20dfentnxdsq7vUS9HZmxekm8_a8Lr2SfbQz; market steel, sell steel, buy wood, sell wood, buy wood, s"
        "ell wood, repay silver, repay silver, repay silver, done; 52; 45; 31; ; 0; 0"
    ),
    (
        "f18; income; 5; 3; 1000079; HSAQFRLll1CgICAgAAAA9Cj9sCAxcWc5crUAAFoeGg6Tp9r13kScIotWOx41Qj0jJeMVEcSP"
        "yT9aAjrXgFbEO-n_5uchvUFYSEdcO_ILIi34uMOsMuTdwwbT3zCXYFwDAKH1aV--iKuKShQtHIAo0Tf2OEATcyz; place homes"
        "tead/1 meatpacking_plant/1 meatpacking_plant/2 forge/1, pay silver, market food, market steel, sell "
        "steel, buy gold, repay silver, repay gold, done; 60; 56; 58; ; 0; 0"
    ),
    (
        "f19; final; 5; 0; 1000020; HSAQFRLllCCAACAAAPQlSnASJcbOQbnbEsP_B1aXSBSthKNtzI3LWBhcuJvaWuIm6bly1nzsc"
        "JBDFEqTxi7YDLrI3Iz; sell livestock, buy food, recruit, recruit, recruit, repay silver, repay silver,"
        " repay gold, done; 74; 72; 48; ; 0; 0"
    ),
    (
        "f20; income; 5; 3; 1000187; HSAQFRLll2CgICAgAAAA9C-8wCFgPkRBZhX0wRiUeqMluULuVeD4uS2hnDPqZ0AeJVafyiVq"
        "TY3yvVEPkwHJ_50lnxD5RHtOCXIymz_PG9UZTV8td4IQYWz6_oTlKNVhlnWnDoeYGnuwnWUW1OoCm2nOtP-uCuaQz; place hom"
        "estead/1 homestead/2 forge/1, pay silver, sell steel, sell wood, sell wood, buy gold, repay silver, "
        "done; 57; 55; 56; ; 0; 0"
    ),
    (
        "b1; bid; 1; 0; 1010001; HSAQFRLlkdCAACAAAPaVEVAdgDJaLETptEFvYDJ6kz; pass; 0; 0; 1; 4966 10 3000 pass"
        " | 2679 12 3000 bid 1 3 | 1061 14 600 bid 2 7; 2288; 17"
    ),
    (
        "b2; build; 1; 1; 1010018; HSAQFRLllaCgIAAgIAAA9pYpECAVwawWNeeM19u969lEQzekt9c_6dkb6NvfTPaZVQoP6ryqQl"
        "Ekt9xz7Wk51yQHgeNJub6dCquGuolAtVfurSSa18Pk3AZO3tz; buy copper, sell wood, sell livestock, buy steel,"
        " build rail_yard; 0; 0; 2; 9500 33 3000 buy copper, sell wood, sell livestock, buy steel, build rail"
        "_yard | 7253 79 3000 sell livestock, sell livestock, buy food, build dude_ranch | 1395 58 3000 buy c"
        "opper, sell steel, buy wood, build town_hall | 44 1 600 decline; 2247; 78"
    ),
    (
        "b3; build; 1; 1; 1010006; HSAQFRLlkjCgIAAgIAAA9pVjG5Ady_2XqaelyQNM8GKhrUnwMz; debt, buy gold, build "
        "steel_mill; 0; 0; 1; 2976 7 3000 debt, buy gold, build steel_mill | 1032 3 3000 debt, buy steel, bui"
        "ld gold_mine | 930 10 600 build foundry | 207 2 600 build river_port; 1944; 7"
    ),
    (
        "b4; bid; 1; 0; 1010016; HSAQFRLlkoCAACAAAPaWA_CdX9uuIJnbpTlvvRBJnQaDJaDokYIPC2vAz; bid 2 4; 0; 0; 1;"
        " 3881 35 3000 bid 2 4 | 2367 18 3000 bid 1 5 | 1614 17 600 pass; 1514; 34"
    ),
    (
        "b5; bid; 2; 0; 1010008; HSAQFRLlknCQACAgAAD2lYQg40Z9YXNB0T7tcdvsu-abCIs_88Bh4-z; bid 1 4; 0; 0; 1; 5"
        "504 39 3000 bid 1 4 | 4041 50 3000 bid 2 3 | 703 15 600 pass; 1463; 61"
    ),
    (
        "b6; bid; 2; 0; 1010004; HSAQFRLlkgCAACAAAPaVQgDvZCOopSEq7immnnVE-ALn4z; pass; 0; 0; 2; 5570 34 3000 "
        "pass | 4258 24 3000 bid 2 5 | 4212 11 3000 bid 1 5; 1312; 45"
    ),
    (
        "b7; build; 2; 0; 1010010; HSAQFRLlkfCAACAAAPaVolRTCVtjjqXhtAoSxktmLGNAz; build farm; 0; 0; 2; 3078 1"
        "5 3000 build farm | 1833 11 3000 build boarding_house | 1412 9 3000 debt, build market | 1044 16 600"
        " build foundry; 1245; 10"
    ),
    (
        "b8; bid; 2; 0; 1010000; HSAQFRLlkiCgACAgIAAA9pUCkEWURfIqzHLAqm3ORVflEL4gz; pass; 0; 0; 2; 2405 12 30"
        "00 pass | 1191 22 3000 bid 1 5 | 1127 6 3000 bid 3 9 | 1078 23 600 bid 2 7; 1213; 26"
    ),
    (
        "b9; bid; 3; 0; 1010009; HSAQFRLlksCgACAgIAAA9pWWcD52KzxVBxhb_diXgjxVs2I5Lqp_FZErgP9vAz; bid 1 4; 0; "
        "0; 2; 3851 46 3000 bid 1 4 | 2649 33 3000 bid 2 4 | 2498 20 3000 pass | 1500 84 600 bid 3 3; 1202; 5"
        "4"
    ),
    (
        "b10; build; 3; 0; 1010011; HSAQFRLlkrCQACAgAAD2lbYjR63S3Z4lHKl70QKTKz4pNIxHlBnoQWvbUQUwz; debt, debt"
        ", buy gold, buy livestock, build rodeo; 0; 0; 2; 6354 33 3000 debt, debt, buy gold, buy livestock, b"
        "uild rodeo | 5212 26 3000 sell food, buy steel, build forge | 3634 20 3000 build gold_mine | 3201 51"
        " 600 build river_port; 1142; 14"
    ),
    (
        "b11; build; 3; 1; 1010002; HSAQFRLlkfCQIAAgAAD2lSHwE5IEDOoo_biUkhlnnlGQz; build foundry; 0; 0; 1; 34"
        "31 18 3000 build foundry | 2473 9 3000 debt, buy steel, build gold_mine | 1099 12 600 build river_po"
        "rt | 472 6 600 debt, buy steel, build copper_mine; 957; 17"
    ),
    (
        "b12; build; 3; 0; 1010013; HSAQFRLlkmCAACAAAPaV03BsrZ6vpGJWKpnKqvrV6MUG5sGfJIE7Iz; build river_port;"
        " 0; 0; 1; 5504 25 3000 build river_port | 4567 38 3000 buy steel, build gold_mine | 2958 54 600 buil"
        "d foundry | 623 15 600 decline; 936; 42"
    ),
    (
        "b13; build; 4; 1; 1010012; HSAQFRLlk6CgIAAgIAAA9pXJYBBA7NWOJ3kuf4AqgnFkM2sfobzhfE1KPwaP29hnq7VNljBRt"
        "tHd3_4gz; debt, debt, buy gold, buy livestock, build stables; 0; 0; 2; 2470 21 3000 debt, debt, buy "
        "gold, buy livestock, build stables | 1753 15 3000 debt, debt, buy gold, buy copper, build bank | 157"
        "1 14 3000 build general_store | 144 4 600 decline; 718; 11"
    ),
    (
        "b14; bid; 4; 1; 1010020; HSAQFRLllECQIAAgAAD2lkuQEBouDaUsBSQW5T03Gm9kUdThUxQYPgAegkrqCpTPnULBk1aOQAi"
        "RQu75y65WkaCn9Y9-oz; pass; 0; 0; 2; 3030 22 3000 pass | 2386 31 3000 bid 2 9 | 2293 29 3000 bid 1 7;"
        " 643; 38"
    ),
    (
        "b15; build; 4; 1; 1010015; HSAQFRLlk7CgIAAgIAAA9pX6YBJqWX0prhxYdXBH-fUZDiCtKuKI3C86fxmt-bZRXRn85eyxN"
        "HsTDaYyUz; buy copper, sell steel, buy gold, build church; 0; 0; 1; 6469 26 3000 buy copper, sell st"
        "eel, buy gold, build church | 5839 29 3000 build workshop | 3797 85 600 sell steel, buy food, build "
        "ranch | 869 27 600 decline; 630; 33"
    ),
    (
        "b16; bid; 4; 1; 1010014; HSAQFRLlkrCQIAAgAAD2leUwJhVXcZgwBQb-tvlnvs1vwCDIAlRqic510B-Az; bid 1 9; 0; "
        "0; 1; 1949 20 3000 bid 1 9 | 1347 18 3000 bid 2 4 | 475 13 600 pass; 602; 24"
    ),
    (
        "b17; build; 5; 2; 1010005; HSAQFRLlk6CQICAAAAD2lVhQENxG-7csFfS-qBEwji3fWlGZjnffeyfEQ6TFgKpM-IFKNcbdw"
        "2Sovb4wz; sell steel, buy wood, build depot; 0; 0; 2; 810 12 3000 sell steel, buy wood, build depot "
        "| 260 4 3000 build general_store | 188 3 3000 build workshop | 233 12 600 debt, sell steel, buy gold"
        ", buy livestock, build stables; 551; 11"
    ),
    (
        "b18; build; 5; 0; 1010007; HSAQFRLlkfCAACAAAPaVcpHQeFtZmWDJUvx9b8FcrUtwz; build farm; 0; 0; 1; 9017 "
        "11 3000 build farm | 8518 18 3000 build boarding_house | 3548 65 600 debt, buy steel, build grain_mi"
        "ll | 3436 63 600 decline; 498; 13"
    ),
    (
        "b19; bid; 5; 1; 1010017; HSAQFRLlkvCQIAAgAAD2lhbtt3Cc8Vf4SuR8-GhROJ2MEZXzMMWsbvbrhSX9XvnmAz; bid 2 4"
        "; 0; 0; 1; 1542 24 3000 bid 2 4 | 1108 21 3000 bid 1 3 | 946 19 600 pass; 434; 31"
    ),
    (
        "b20; bid; 5; 0; 1010003; HSAQFRLlkpCgACAgIAAA9pU0QMD5NulysKPt9F_3jgyu5YNTFvqnkNGEcz; bid 3 4; 0; 0; "
        "2; 1395 14 3000 bid 3 4 | 968 7 3000 bid 2 4 | 587 7 3000 bid 1 6 | 732 8 600 pass; 427; 15"
    ),
)
