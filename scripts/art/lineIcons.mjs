import { letters } from './brand.mjs';
import { write } from './lib/write.mjs';
import { body, lucide } from './sources.mjs';

const names = `
  arrow-down arrow-down-to-line arrow-down-up arrow-left arrow-right arrow-up-from-line
  at-sign badge-check ban banknote bell bug cake calendar calendar-days camera chart-line check
  check-check chevron-down chevron-left chevron-right chevron-up circle-alert circle-check
  circle-dollar-sign circle-help circle-plus circle-user-round circle-x clock coins copy
  credit-card crown dices download ellipsis expand external-link eye eye-off file-text filter
  fingerprint fish flame gamepad-2 gift globe hand-coins headset heart history hourglass house
  id-card image info key-round landmark languages layout-grid link list loader-circle lock
  lock-open log-in log-out mail mail-check mail-open map-pin medal megaphone menu message-circle
  message-square-text messages-square minimize minus monitor moon paperclip pause pencil percent
  phone play plus qr-code receipt-text refresh-cw repeat rocket rotate-ccw scale search send
  settings share-2 shield-alert shield-check sliders-horizontal smartphone smile spade sparkles
  star store sun sun-moon tag ticket ticket-percent timer trash-2 trending-up triangle-alert
  trophy upload user-round user-round-plus users-round volleyball volume-2 volume-x wallet wifi
  wifi-off x zap`
  .trim()
  .split(/\s+/);

// The symbol sets these attributes for all its paths.
const shared =
  / (?:fill="none"|stroke="currentColor"|stroke-width="2"|stroke-linecap="round"|stroke-linejoin="round")/g;
const iconPaths = (/** @type {string} */ name) =>
  body(lucide, name)
    .replace(shared, '')
    .replace(/^<g>(.*)<\/g>$/, '$1');

const stroke =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const symbol = (
  /** @type {string} */ id,
  /** @type {string} */ drawing,
  /** @type {string} */ paint,
) => `<symbol id="${id}" viewBox="0 0 24 24" ${paint}>${drawing}</symbol>`;

export async function lineIcons() {
  const filled = ['heart', 'star', 'play'];
  const wordmark = await letters();
  const symbols = [
    // Only the letters: the component that uses them adds the frame and the lamp.
    `<path id="wordmark" d="${wordmark.data}"/>`,
    ...names.map((name) => symbol(name, iconPaths(name), stroke)),
    ...filled.map((name) =>
      symbol(`${name}-fill`, iconPaths(name), stroke.replace('"none"', '"currentColor"')),
    ),
  ];
  write(
    'src/ui/icons/icons.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`,
  );

  const all = [...names, ...filled.map((name) => `${name}-fill`)];
  write(
    'src/ui/icons/icons.ts',
    `// Written by scripts/art/build.mjs; each name is a symbol of icons.svg.
export const icons = [
${all.map((name) => `  '${name}',`).join('\n')}
] as const;

export type IconName = (typeof icons)[number];
`,
  );
}
