import { body, circleFlags } from './sources.mjs';
import { write } from './write.mjs';

/**
 * The flag of each language. Spanish has the striped flag without the arms of a state (`es-variant`),
 * because the app uses neutral Latin American Spanish. The flag of one country with players, such as
 * Mexico or Peru, would favour that country.
 */
const languages = {
  CN: 'cn',
  EN: 'us',
  JA: 'jp',
  TH: 'th',
  VI: 'vn',
  MY: 'mm',
  ES: 'es-variant',
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

/** The set gives these two codes to languages (Arabic, Latin), so their countries are drawn here. @type {Record<string, string>} */
const drawnFlags = {
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
