/** Empty slots, the half-symbols of the joins, coins, and the signs of phases and verdicts. */
export const SIGNS = `
s0 0 0 24 24
. O12 12 7.5

s1 0 0 24 24
. M5.5 5.5h13v13h-13z

s2 0 0 24 24
. M12 3.5l9 15.5H3z

s3 0 0 24 24
. M12 2.5l9.5 9.5-9.5 9.5L2.5 12z

skull 0 0 24 24
~own 2.6 M3 15l18 7M21 15L3 22
.own M12 2c5 0 8 3.4 8 7.6 0 2.8-1.2 4.4-3 5.4v3H7v-3c-1.8-1-3-2.6-3-5.4C4 5.4 7 2 12 2z
~cr 4.2 M8.7 10h0M15.3 10h0
-cr 1 M12 12.5l1 2h-2zM10 16v2M12 16v2M14 16v2

e-gunport
e M6 7h52v52H6z
g M14 28h26q8 0 8 6t-8 6H14zM28 44h0M40 44h0

e-porthole
e O32 32 27
g O32 32 13

e-quarters
e M7 60V31a25 25 0 0 1 50 0v29z
g M21 52c0-8 4-12 11-12s11 4 11 12zM32 36a7 7 0 1 1 .1 0z

e-deck
e M12 8h40l8 52H4z
g M12 40h40M18 41v12M28 41v12M38 41v12M47 41v12

e-sail
~k 6 M3 7.5h58
~w3 3 M3.5 7h57
g M7 12c-3 14-4 28-1 42 16-7 36-7 52 0 3-14 2-28-1-42

A -18 -18 36 36
.#174a66 O0 0 16
r O0 0 16
~#fff6df 3 M0-7v17M-5-4H5M-10 2c1 6 5 8.5 10 8.5S9 8 10 2
-#fff6df 2.2 O0 -9 2.8

C -18 -18 36 36
.#fff6df O0 0 16
r O0 0 16
.#c08a1e M8-8L2.5 0 8 8 0 2.5-8 8-2.5 0-8-8 0-2.5z
.#1f3b4d M0-14L3.3-3.3 14 0 3.3 3.3 0 14-3.3 3.3-14 0-3.3-3.3z

B -18 -18 36 36
.#8c2135 O0 0 16
r O0 0 16
.#ffe9b0 M-9-10H9v9C9 5 5 9 0 11-5 9-9 5-9-1z
.#c99a2c M0-10h9v9H0zM0-1v12C-5 9-9 5-9-1z
-#4a0f1b 1.6 M-9-10H9v9C9 5 5 9 0 11-5 9-9 5-9-1zM0-10v21M-9-1H9

U -18 -18 36 36
.#fffaf0 O0 0 16
<circle r="10.5" fill="none" stroke="#e06a1b" stroke-width="10.5" stroke-dasharray="8.25" stroke-dashoffset="4.12"/>
<circle r="5.2" fill="#1f6f86" stroke="#6b2f08" stroke-width="1.6"/>
r O0 0 16

barrel 0 0 20 26
ow1 M3 2h14c3 7 3 15 0 22H3C0 17 0 9 3 2z
-w3 1.2 M8 3c-1 7-1 13 0 20M13 3c1 7 1 13 0 20
-ir 3 M2 7h16M2 19h16

coin 0 0 24 24
.#6d4a08 O12 12.8 10.4
<circle cx="12" cy="12" r="10.2" fill="var(--coin)" stroke="#6d4a08"/>
<circle cx="12" cy="12" r="7.6" fill="none" stroke="#9a6d13" stroke-dasharray="1.3 1.1"/>
<use href="#pt-skull" x="7.5" y="7" width="9" height="9" color="#7a520a"/>

hat 0 0 32 20
o#2a2530 M2 14C7 13 8 3 16 3s9 10 14 11c-5 5-23 5-28 0z
-coin 2 M3.5 14.5c8 2.5 17 2.5 25 0
<use href="#pt-skull" x="12" y="4.5" width="8" height="8" color="#fff6df"/>

hand 0 0 24 24
.own M7 21c-2-2-4-5-4.5-7-.4-1.6 1.6-2.4 2.6-1L7 15V5.5a1.4 1.4 0 0 1 2.8 0V11h.6V3.4a1.4 1.4 0 0 1 2.8 0V11h.6V4.4a1.4 1.4 0 0 1 2.8 0V12h.6V7.4a1.3 1.3 0 0 1 2.6 0V15c0 3-1.3 5-2.8 6.5z

p-race 0 0 24 24
~own 2 M6 3h12M6 21h12M7.5 3c0 5 4 6 4 9s-4 4-4 9M16.5 3c0 5-4 6-4 9s4 4 4 9

p-auction 0 0 24 24
~own 1.9 M6 12V8.5a1.8 1.8 0 0 1 3.5 0V7a1.8 1.8 0 0 1 3.5 0v.5a1.8 1.8 0 0 1 3.5 0V9a1.7 1.7 0 0 1 3.3 0v5c0 3-1.8 4.5-3.3 5.5V22H8v-2.5c-2.5-1.5-4-3-4-5.5 0-3 3-3 5-2l4 2

p-yard 0 0 24 24
~own 1.9 M2 15h20c-1 4-3 6-5 6H7c-2 0-4-2-5-6zM12 14V3M13 4c4 1 6 4 6 8h-6M11 6c-3 1-5 3-5 6h5

p-end 0 0 24 24
~own 1.9 M9 21l1-11h4l1 11zM8.5 10h7M10 10V6h4v4M12 6V3M4 5l4 2M4 11l4-2M20 5l-4 2M20 11l-4-2

tick 0 0 24 24
~own 4 M4 12.5l5.5 5.5L20 6.5

cross 0 0 24 24
~own 4 M5.5 5.5l13 13M18.5 5.5l-13 13

crack 0 0 32 32
<path d="M17 0l-4 7 5 4-6 6 6 5-4 4 2 6M12 17L3 19M18 11l10-3" fill="none" stroke="#241a12" stroke-width="2.4" stroke-linejoin="bevel" vector-effect="non-scaling-stroke"/>
<path d="M17.7 0l-4 7 5 4-6 6 6 5-4 4 2 6" fill="none" stroke="#fff" stroke-width=".8" opacity=".7" vector-effect="non-scaling-stroke"/>

wave 0 0 24 24
~own 2.8 M1 9c4-5 7-5 11 0s7 5 11 0M1 17c4-5 7-5 11 0s7 5 11 0

wand 0 0 24 24
~own 2 M4 20L15 9M17 3l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM7 4l.7 2 2 .7-2 .7L7 9.5l-.7-2-2-.7 2-.7z

crown 0 0 40 28
ocoin M3 25L2 6l9 8 9-12 9 12 9-8-1 19z
-#8a5f0c 2 M4 21h32
.#b4261f O20 15 2.6
`;
