import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withBrandAddresses } from './brandAddresses.mjs';
import { COLOR_ROLES } from './colorRoles.mjs';
import { contrastOf, isColor } from './colors.mjs';

/** The app has pictures for these names of payment methods. */
const PAYMENTS = ['bank', 'card', 'cash', 'crypto', 'qr', 'transfer', 'voucher', 'wallet'];

/** Ink and ground. Less contrast than this cannot be read by many people (WCAG 1.4.3). */
const LEAST_CONTRAST = 4.5;
const PAIRS = [
  ['text', 'surface-0'],
  ['text', 'surface-1'],
  ['text', 'surface-2'],
  ['text-muted', 'surface-1'],
  ['accent-text', 'surface-0'],
  ['accent-text', 'surface-1'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-2'],
];

/**
 * Checks what `checkConfig` cannot, because it runs in the page too: files, colours. One line for each mistake.
 * @param {import('../src/config/config').Config} config a valid one
 * @param {string[]} folders where the files of the site are: of the brand, of the build
 */
export function checkBrand(config, folders) {
  /** @type {string[]} */
  const mistakes = [];
  const fail = (field, problem) => mistakes.push(`Configuration: "${field}" ${problem}.`);

  withBrandAddresses(config, (address, field) => {
    const path = address.split(/[?#]/)[0] ?? '';
    // Below /art are the pictures of the build.
    const isElsewhere = !path.startsWith('/') || path.startsWith('/art/');
    if (!isElsewhere && !folders.some((folder) => existsSync(join(folder, path))))
      fail(field, `names a file that is not in the folder of the brand: ${address}`);
    return address;
  });
  // The policy of the page allows no font from elsewhere.
  const { font = 'serif', fontFile } = config.brand.style ?? {};
  if (fontFile && !/^\/.*\.woff2$/.test(fontFile))
    fail('brand.style.fontFile', `must be a file such as "/our-font.woff2" (it is "${fontFile}")`);
  if (!/^[\w ,-]+$/.test(font))
    fail('brand.style.font', `must be names of fonts such as "Georgia, serif" (it is "${font}")`);
  for (const [i, { name, image }] of (config.footer?.payments ?? []).entries())
    if (!image && !PAYMENTS.includes(name))
      fail(
        `footer.payments[${i}].image`,
        `is missing: the app has pictures for ${PAYMENTS.join(', ')} only (it is "${name}")`,
      );
  for (const [theme, roles = {}] of Object.entries(config.brand.colors ?? {}))
    mistakes.push(...checkColors(theme, roles));
  return mistakes;
}

function checkColors(theme, roles) {
  const known = COLOR_ROLES[theme];
  const all = { ...known, ...roles };
  const mistakes = Object.entries(roles).flatMap(([role, value]) => {
    const at = `Configuration: "brand.colors.${theme}.${role}"`;
    if (!Object.hasOwn(known, role))
      return [`${at} is not a colour of the app. Did you mean "${nearest(role, known)}"?`];
    // Gradients and shadows have colours in them; the others are one.
    if (contrastOf(known[role], known[role]) && !isColor(value))
      return [`${at} must be a colour such as "#f6c35f" (it is "${value}").`];
    return [];
  });
  if (mistakes.length) return mistakes;
  return PAIRS.filter((pair) => pair.some((role) => Object.hasOwn(roles, role))).flatMap(
    ([ink = '', ground = '']) => {
      const contrast = contrastOf(all[ink], all[ground]);
      return contrast && contrast < LEAST_CONTRAST
        ? [
            `Configuration: "brand.colors.${theme}.${ink}" cannot be read on "${ground}": their contrast is ${contrast.toFixed(1)}, and texts need ${LEAST_CONTRAST}.`,
          ]
        : [];
    },
  );
}

/** The role whose name shares the most pairs of letters with this one. */
function nearest(name, roles) {
  const pairsOf = (text) => [...text].map((letter, i) => letter + (text[i + 1] ?? ''));
  const own = pairsOf(name);
  const score = (role) =>
    pairsOf(role).filter((pair) => own.includes(pair)).length / (role.length + name.length);
  return Object.keys(roles).reduce((best, role) => (score(role) > score(best) ? role : best));
}
