/** Small vector marks: vendors, ways to pay, badges. */
import { centredText, displayFont } from './lettering.mjs';
import { write } from './lib/write.mjs';
import { palettes } from './palettes.mjs';
import { body, lucide } from './sources.mjs';
import { vendorList } from './vendorList.mjs';

const svg = (/** @type {string} */ box, /** @type {string} */ content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`;

const gradient = (/** @type {string} */ id, /** @type {string} */ from, /** @type {string} */ to) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A vendor's mark, white on its own colour: legible on dark and on light. */
const vendorMark = (
  /** @type {import('./vendorList.mjs').Vendor} */ vendor,
  /** @type {string} */ id,
) => {
  const { mid, deep } = palettes[vendor.palette];
  return `<defs>${gradient(id, mid, deep)}</defs><rect x="-20" y="-20" width="40" height="40" rx="12" fill="url(#${id})"/><rect x="-19.5" y="-19.5" width="39" height="39" rx="11.5" fill="none" stroke="#fff" stroke-opacity=".22"/>${vendor.mark}`;
};

const payments = /** @type {const} */ ([
  ['wallet', 'smartphone', '#7a4be0', '#4a23a8'],
  ['bank', 'landmark', '#2e78d6', '#1a3f8f'],
  ['card', 'credit-card', '#d3503a', '#8d1f3a'],
  ['crypto', 'bitcoin', '#e79a35', '#a35a12'],
  ['cash', 'store', '#1f9a6a', '#0b5a44'],
  ['voucher', 'ticket', '#d64a94', '#7a1265'],
  ['transfer', 'arrow-left-right', '#168f9c', '#0a4a6b'],
  ['qr', 'qr-code', '#5b6178', '#2d3142'],
]);

const paymentMark = (/** @type {typeof payments[number]} */ [, icon, from, to]) =>
  svg(
    '0 0 60 40',
    `<defs>${gradient('g', from, to)}</defs><rect width="60" height="40" rx="9" fill="url(#g)"/><rect x=".5" y=".5" width="59" height="39" rx="8.5" fill="none" stroke="#fff" stroke-opacity=".25"/><g transform="translate(18 8)" color="#fff">${body(lucide, icon)}</g>`,
  );

/** A round badge with an age. */
async function ageBadge(/** @type {string} */ years) {
  const label = centredText(years, 24, await displayFont('0123456789+'));
  return svg(
    '-32 -32 64 64',
    `<circle r="30" fill="#1f1831"/><circle r="28" fill="none" stroke="#ff7e69" stroke-width="4"/><path d="${label.data}" transform="${label.at}" fill="#f7f1e6"/>`,
  );
}

const licence = svg(
  '-32 -32 64 64',
  `<defs>${gradient('g', '#ffe3a1', '#c07a1e')}</defs><path d="M0-28L24-20V2Q24 20 0 29-24 20-24 2V-20Z" fill="#1f1831" stroke="url(#g)" stroke-width="3.5" stroke-linejoin="round"/><path d="M-10 1L-3 8 11-8" fill="none" stroke="url(#g)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
);

export async function marks() {
  for (const vendor of vendorList)
    write(`public/art/vendors/${vendor.code}.svg`, svg('-20 -20 40 40', vendorMark(vendor, 'g')));
  // Ten marks a row. The last row has eight, so it begins one place further right.
  const strip = vendorList.map(
    (vendor, i) =>
      `<g transform="translate(${24 + (i % 10) * 51 + (i >= 20 ? 51 : 0)} ${24 + Math.floor(i / 10) * 54})">${vendorMark(vendor, `g${i}`)}</g>`,
  );
  write('public/art/provider-strip.svg', svg('0 0 507 156', strip.join('')));
  for (const mark of payments) write(`public/art/pay/${mark[0]}.svg`, paymentMark(mark));
  write('public/art/badges/age-18.svg', await ageBadge('18+'));
  write('public/art/badges/age-21.svg', await ageBadge('21+'));
  write('public/art/badges/licence.svg', licence);
}
