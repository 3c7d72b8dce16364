/** Gunports, and the plaques with one to three doubloons that tell the designs apart. */
export const GUNPORTS = `
n1
<rect x="23" y="50.5" width="18" height="12" rx="6" fill="var(--k)"/>
.coin O32 56.5 3.9

n2
<rect x="18" y="50.5" width="28" height="12" rx="6" fill="var(--k)"/>
~coin 7.8 M27 56.5h0M37 56.5h0

n3
<rect x="13" y="50.5" width="38" height="12" rx="6" fill="var(--k)"/>
~coin 7.8 M22 56.5h0M32 56.5h0M42 56.5h0

b-gunport
ost M5 9h54v50a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z
osmoke M11 14h42v35H11z
.#000/.16 M11 14h42v7H11z
ow2 M3 3h58v9H3z
-w1 1.8 M4 5.5h56
~ir 4 M13 2.5v12M51 2.5v12
~ir 3.2 M8 24h0M8 40h0M56 24h0M56 40h0

gunport1
*b-gunport
ow2 M19 37h27l4 11H15z
oir M4 22.5h5v-2h4.5v1.5L42 20c6.5 0 10 4 10 9s-3.5 9-10 9l-28.5-2v1.5H9v-2H4z
~#93a2ad 2.2 M15 25.5l27-1.5c3 0 5 1 6 3
-#14191d 1.6 M25 21.5v15M38 20.5v17
ow3 O37 43 6.5
.br O37 43 2
ow3 O22 44.5 5
*n1

gunport2
*b-gunport
o#f5872f M2 29l6-3-3-7 7 4 3-8 3 8 7-3-3 7 6 4-7 3 3 8-7-4-3 7-3-7-6 3 3-6z
.#ffe07a M8.5 30l4-1.5-1-4.5 4.5 2.5 2-4 1.5 4.5 4-1-2 3.5 3 2.5-4 1.5.5 4-3.5-2.5-2 3.5-1.5-4-4 1 2-3z
ow2 M27 38h21l4 10H24z
obr M20 24h4v-2h4.5v1L44 21.5c6 0 9.5 3.5 9.5 8.5S50 38.5 44 38.5L28.5 37v1.2H24v-2h-4z
~#fff3c4 2.2 M30 26.5l14-1c3 0 4.5.7 5.5 2.5
-br2 1.8 M36 23v14.5
ow3 O42 43.5 6
.br O42 43.5 2
ow3 O28.5 45 4.5
*n2

gunport3
*b-gunport
ow2 M13 40h38v9H13z
oir O21.5 32 11
oir O42.5 32 11
~#a3b1ba 2.2 M14 30a8 8 0 0 1 6-6.5M35 30a8 8 0 0 1 6-6.5
.#0c0f12 O21.5 32.5 5.5
.#0c0f12 O42.5 32.5 5.5
*n3
`;
