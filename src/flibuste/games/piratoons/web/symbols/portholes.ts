/** Portholes: a fish, a pirate, an octopus. */
export const PORTHOLES = `
b-porthole
obr O32 31 28.5
~#fff3c4/.8 2.4 M8.5 24a24.5 24.5 0 0 1 20-17
<circle cx="32" cy="31" r="24.6" fill="none" stroke="var(--br2)" stroke-width="3.6" stroke-dasharray="0 19.32" stroke-linecap="round"/>
ogl O32 31 20.5
.gl2 M12.2 35c5-3 8 2 13 0s8-3 13 0 8 1 13.6-.6A20.5 20.5 0 0 1 12.2 35z

porthole1
*b-porthole
o#f0803c M15 33c4-9 16-12 25-2l8-6c2 5 2 10 0 15l-8-5c-8 8-20 7-25-2z
o#f0803c M27 25.5c2-4 6-4 9-2.5l-3 4.5z
-#fff1d6 2.6 M28 27c2 4 2 9 0 13
.#fff O22 31.5 2.7
.#111 O21.5 31.8 1.5
~#fff 3.4 M17 24h0M20 18.5h0
*n1

porthole2
*b-porthole
o#e9b98a M18.5 33c0 10 6 16 13.5 16s13.5-6 13.5-16c0-4-2-8-4-10h-19c-2 2-4 6-4 10z
o#c8402f M18 29c0-9 6-14 14-14s14 5 14 14c-9-4-19-4-28 0z
~#fff 2.8 M25 20.5h0M32 18.5h0M39 20.5h0M28 25h0M36.5 25h0
o#c8402f M45 27l6-2-2 5 3 4-6-1.5z
.#2b1a0e O26.5 34 2.2
-#2b1a0e 2 M19 29l25 6
.#2b1a0e M33.5 31.5h8.5c0 5-2 7-4.5 7s-4-3-4-7z
~#2b1a0e 2.2 M27 42c3 2.5 7 2.5 10 0
*n2

porthole3
*b-porthole
~#2b1a0e 8 M24 33c-1 8-6 9-9 5M29 36c0 8-4 12-8 9M35 36c0 8 4 12 8 9M40 33c1 8 6 9 9 5
~#9a6cc9 4.6 M24 33c-1 8-6 9-9 5M29 36c0 8-4 12-8 9M35 36c0 8 4 12 8 9M40 33c1 8 6 9 9 5
o#9a6cc9 M19.5 28c0-8 5-13.5 12.5-13.5S44.5 20 44.5 28c0 6-4 10-12.5 10s-12.5-4-12.5-10z
o#fff O27 27.5 4.3
o#fff O37 27.5 4.3
.#111 O27.8 28 2
.#111 O36.2 28 2
*n3
`;
