/**
 * The invented vendors of games. A mark is white, in a box of 32 units around its middle.
 * @typedef {{ code: string, name: string, kinds: string[], palette: keyof typeof import('./palettes.mjs').palettes,
 *   mark: string }} Vendor
 */

const fill = (/** @type {string} */ d) => `<path d="${d}" fill="#fff"/>`;
const line = (/** @type {string} */ d, width = 3.6) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`;
const ring = (/** @type {number} */ r, width = 3.6) =>
  `<circle r="${r}" fill="none" stroke="#fff" stroke-width="${width}"/>`;

/** @type {[string, string, string, Vendor['palette'], string][]} */
const rows = [
  [
    'EG3',
    'Égida',
    'RNG LIVE',
    'royal',
    line('M-8-8L0-11 8-8V0Q8 8 0 11-8 8-8 0Z') + dot(0, -1, 2.6),
  ],
  ['PG', 'Papagayo', 'RNG', 'moss', fill('M-9 10Q-11-8 2-11 11-11 11-2L5 0Q4 10-9 10Z')],
  ['FC', 'Farol', 'RNG FISH', 'ember', line('M0-12V-8M-6-8H6L8 6H-8ZM-4 10H4')],
  ['JL', 'Jilguero', 'RNG FISH CRASH', 'sand', fill('M-12 4Q-2 4 0-6 8-8 12-4L7-2Q6 9-6 9Z')],
  ['ARO', 'Aro', 'RNG', 'dusk', ring(8.5, 5)],
  [
    'KUMO',
    'Kumo',
    'RNG PVP',
    'sea',
    fill('M-10 7a7 7 0 0 1 3-13 9 9 0 0 1 15 4 5.5 5.5 0 0 1 1 9z'),
  ],
  ['TRIGO', 'Trigo', 'RNG CRASH', 'noir', line('M0 12V-10M0-4L-6-9M0-4L6-9M0 3L-6-2M0 3L6-2', 3)],
  ['LUZIA', 'Luzia', 'LIVE', 'wine', fill('M0-13L3.5-3.5 13 0 3.5 3.5 0 13-3.5 3.5-13 0-3.5-3.5Z')],
  ['MAREA', 'Marea', 'FISH', 'night', line('M-11-4q5.5-6 11 0t11 0M-11 5q5.5-6 11 0t11 0')],
  ['HEXA', 'Hexa', 'CRASH RNG', 'plum', line('M0-11L9.5-5.5V5.5L0 11-9.5 5.5V-5.5Z')],
  ['QUILLA', 'Quilla', 'FISH RNG', 'reef', fill('M4-12A12 12 0 1 0 12 4 9 9 0 0 1 4-12Z')],
  [
    'BRASA',
    'Brasa',
    'RNG',
    'ember',
    fill('M1-13Q10-5 9 3 8 12 0 12-8 12-9 4-9-1-5-5-4 0-1 0 3-4 1-13Z'),
  ],
  ['COBRE', 'Cobre', 'LIVE', 'sand', ring(10, 3) + fill('M0-5L5 0 0 5-5 0Z')],
  ['TEJO', 'Tejo', 'SPORTS', 'felt', ring(10, 3) + ring(4.5, 3)],
  ['OLA', 'Ola', 'RNG', 'reef', line('M-11 8Q-11-9 3-9 11-9 10-3 9 1 5 0 2-1 4-4M-11 8H11')],
  ['ZAFRA', 'Zafra', 'RNG', 'jade', line('M-8-9H8L-8 9H8', 4)],
  [
    'PAMPA',
    'Pampa',
    'SPORTS',
    'moss',
    line('M-12 8H12M-6 8Q-6-4 0-4 6-4 6 8M0-8V-12M-8-5L-11-8M8-5L11-8', 3),
  ],
  ['RUMBO', 'Rumbo', 'CRASH', 'neon', fill('M0-13L9 12 0 6-9 12Z')],
  ['SAUCE', 'Sauce', 'PVP', 'felt', line('M0 12V-4M0-4Q-9-4-10 6M0-4Q9-4 10 6M0-4V-11', 3)],
  ['INDIGO', 'Índigo', 'ESPORTS', 'night', fill('M-10-10H2V-2H10V10H-2V2H-10Z')],
  [
    'ALBA',
    'Alba',
    'LIVE',
    'dusk',
    line('M-12 8H12M0-4V-10M-9-1L-12-4M9-1L12-4', 3) + fill('M-7 5A7 7 0 0 1 7 5Z'),
  ],
  [
    'GALLARDO',
    'Gallardo',
    'COCK',
    'wine',
    fill('M-10 11Q-8-2 0-4V-12L4-7 8-10V-5Q12-2 8 1 8 11-10 11Z'),
  ],
  ['PUNA', 'Puna', 'RNG', 'frost', fill('M-13 10L-3-9 2 0 5-4 13 10Z')],
  [
    'CENIT',
    'Cénit',
    'RNG LIVE',
    'royal',
    dot(0, 0, 5) + line('M0-12V-9M0 9V12M-12 0H-9M9 0H12', 3),
  ],
  [
    'ORBE',
    'Orbe',
    'ESPORTS SPORTS',
    'sea',
    dot(0, 0, 5.5) +
      `<ellipse rx="12.5" ry="4.5" transform="rotate(-24)" fill="none" stroke="#fff" stroke-width="2.6"/>`,
  ],
  ['LINCE', 'Lince', 'PVP RNG', 'candy', fill('M-11-11L-4-6H4L11-11 10 3Q6 11 0 11-6 11-10 3Z')],
  ['TCG_LOTTO_VN', 'Delta Loto', 'LOTT', 'jade', dot(0, -6, 5) + dot(-6.5, 5, 5) + dot(6.5, 5, 5)],
  [
    'TCG_SEA',
    'Mar del Sur',
    'LOTT ELOTT',
    'sea',
    dot(0, -4, 6.5) + line('M-11 9q5.5-5 11 0t11 0', 3.4),
  ],
];

/** @type {Vendor[]} */
export const vendorList = rows.map(([code, name, kinds, palette, mark]) => ({
  code,
  name,
  kinds: kinds.split(' '),
  palette,
  mark,
}));
