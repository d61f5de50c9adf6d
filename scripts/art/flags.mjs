import { write } from './lib/write.mjs';
import { body, circleFlags } from './sources.mjs';

/**
 * The flag of each language. The app's Spanish is that of the Americas, which no flag stands for: Spain's
 * would be wrong, and that of one country, such as Mexico or Peru, would favour it. It has a globe instead.
 */
const languages = {
  CN: 'cn',
  EN: 'us',
  JA: 'jp',
  TH: 'th',
  VI: 'vn',
  MY: 'mm',
  ES: 'americas',
  HI: 'in',
  ID: 'id',
  KM: 'kh',
  KO: 'kr',
  MS: 'my',
  PT: 'pt',
  TA: 'lk',
  TW: 'tw',
  TY: 'pf',
  UR: 'pk',
  'PT-BR': 'br',
  TR: 'tr',
  BN: 'bd',
  AR: 'sa',
  FA: 'ir',
  RU: 'ru',
  KK: 'kz',
  UZ: 'uz',
  LO: 'la',
  NE: 'np',
  FR: 'fr',
  TE: 'in',
  SW: 'tz',
};

const countries =
  'pe mx co ar cl ec bo ve uy py cr pa gt hn sv ni do es us br vn ph th id my in bd cn jp kr';

const round = (/** @type {string} */ bands) =>
  `<mask id="a"><circle cx="256" cy="256" r="256" fill="#fff"/></mask><g mask="url(#a)">${bands}</g>`;

/** The set gives the codes `ar` and `la` to languages (Arabic, Latin), so their countries are drawn here. @type {Record<string, string>} */
const drawnFlags = {
  americas: round(
    '<path fill="#338af3" d="M0 0h512v512H0z"/><path fill="#6da544" d="M152 29L176 24L193 33L211 41L238 34L256 32L266 15L292 48L264 60L229 65L256 81L264 91L281 59L296 64L325 88L306 115L296 127L278 156L260 173L264 198L252 177L225 176L196 192L194 219L214 228L235 216L230 238L252 243L252 265L269 269L252 274L213 246L162 216L146 197L140 166L142 183L149 202L133 156L125 125L141 96L146 64L137 49L110 55L128 48zM278 274L299 255L342 262L384 280L392 301L442 318L425 358L412 387L384 409L356 435L338 448L312 461L294 485L278 486L282 463L298 426L306 387L282 368L260 335L265 305z"/>',
  ),
  ar: round(
    '<path fill="#338af3" d="M0 0h512v512H0z"/><path fill="#eee" d="M0 144h512v224H0z"/><path fill="#ffda44" d="m256 180l15 33l33-15l-15 33l35 12v26l-35 12l15 33l-33-15l-15 33l-15-33l-33 15l15-33l-35-12v-26l35-12l-15-33l33 15z"/>',
  ),
  la: round(
    '<path fill="#d80027" d="M0 0h512v144l-40 112l40 112v144H0V368l40-112L0 144z"/><path fill="#0052b4" d="M0 144h512v224H0z"/><circle cx="256" cy="256" r="84" fill="#eee"/>',
  ),
};

const draw = (/** @type {string} */ code) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${drawnFlags[code] ?? body(circleFlags, code)}</svg>\n`;

export async function flags() {
  for (const [language, code] of Object.entries(languages))
    write(`public/art/flags/lang-${language.toLowerCase()}.svg`, draw(code));
  for (const code of countries.split(' ')) write(`public/art/flags/${code}.svg`, draw(code));
}
