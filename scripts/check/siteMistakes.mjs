import { spawnSync } from 'node:child_process';
import { check, configOf } from './siteChecks.mjs';

const usual = configOf('/', 'Cometa');
const withBrand = (more) => ({ ...usual, brand: { ...usual.brand, ...more } });
const withColor = (role, value) => withBrand({ colors: { dark: { [role]: value } } });

/** What an operator may write, and the line that says what is wrong. */
const MISTAKES = [
  [
    withBrand({ logo: { dark: '/logo-dakr.svg', width: 4, height: 1 } }),
    '"brand.logo.dark" names a file that is not in the folder of the brand: /logo-dakr.svg.',
  ],
  [withColor('acent', '#ff0000'), '"brand.colors.dark.acent" is not a colour of the app.'],
  [withColor('accent', 'goldd'), '"brand.colors.dark.accent" must be a colour'],
  [withColor('accent-ink', '#f6c35f'), '"brand.colors.dark.accent-ink" cannot be read on "accent"'],
  [{ ...usual, languages: ['EN', 'XX'] }, '"languages[1]" must be'],
  [{ ...usual, defaultLanguage: 'ES' }, '"defaultLanguage" must be one of "languages", EN'],
  [{ ...usual, money: { ...usual.money, decimals: 9 } }, '"money.decimals" must be 0, 1, 2 or 3'],
  [{ ...usual, langauges: ['EN'] }, '"langauges" is not a known field.'],
];

/**
 * Each mistake stops `applyBrand.mjs` with its line, and reports without a receiver stop `release.mjs`.
 * @param {string} build
 * @param {(config: object) => string} writeBrand
 * @param {string} folder where a release could be made
 */
export function checkMistakes(build, writeBrand, folder) {
  console.log('\nMistakes');
  const fail = (...args) => {
    const { status, stderr } = spawnSync('node', args, { encoding: 'utf8' });
    return { status, lines: stderr.trim().split('\n') };
  };
  for (const [config, line] of MISTAKES) {
    const { status, lines } = fail('deploy/applyBrand.mjs', writeBrand(config), build);
    const isClear = status === 1 && lines.some((one) => one.includes(line));
    check(`one line says ${line}`, isClear && lines.length < 4, lines);
  }
  const brand = writeBrand(usual);
  fail('deploy/applyBrand.mjs', brand, build);
  const { status, lines } = fail('deploy/release.mjs', build, `${folder}/none`);
  const isClear = status === 1 && lines.length === 1 && lines[0].includes('--reports');
  check('a release without a receiver of the reports stops with one line', isClear, lines);
}
