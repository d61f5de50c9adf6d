import { typeOf } from './fileTypes.mjs';
import { siteTexts } from './siteTexts.mjs';

const DEFAULT_ICONS = [
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
const DEFAULT_SCREENSHOTS = ['home', 'games'].map((name) => ({
  src: `screenshots/${name}.jpg`,
  sizes: '720x1440',
  type: 'image/jpeg',
  form_factor: 'narrow',
}));

/** A brand's own icon is a PNG of 180 px, which is enough to install the app. */
const brandIcons = ({ icon, appIcon }) => [
  { src: appIcon, sizes: '180x180', type: 'image/png', purpose: 'any' },
  ...(icon?.endsWith('.svg') ? [{ src: icon, sizes: 'any', type: 'image/svg+xml' }] : []),
];

const ownScreenshot = ({ src, width, height }) => ({
  src,
  sizes: `${width}x${height}`,
  type: typeOf(src),
  form_factor: width > height ? 'wide' : 'narrow',
});

/**
 * The web app manifest of a brand: docs/offline.md.
 * @param {import('../src/config/config').Config} config its addresses as the page needs them
 * @param {string} base the path under which the site is served
 */
export function webManifest(config, base = '/') {
  const { brand } = config;
  const texts = siteTexts(config);
  const dark = brand.colors?.dark;
  const pages = { search: 'm/search', deposit: 'm/voucherCenter', play: 'm/home#continue-title' };
  const screenshots = brand.screenshots?.map(ownScreenshot);
  return {
    // An id cannot be a relative address. Without an id, the address of the start page is the id.
    ...(base.startsWith('/') ? { id: base } : {}),
    name: brand.name,
    short_name: brand.name,
    lang: texts.lang,
    dir: 'auto',
    start_url: `${base}m/home`,
    scope: base,
    display: 'standalone',
    // The app is dark unless the member changes it; its page changes the colour then.
    theme_color: dark?.bar ?? '#1a142a',
    background_color: dark?.['surface-0'] ?? '#140f21',
    categories: ['games', 'entertainment'],
    icons: brand.appIcon ? brandIcons(brand) : DEFAULT_ICONS,
    shortcuts: Object.entries(pages).map(([key, url]) => ({ name: texts[key], url: base + url })),
    // Those of Feria show its name and its icon.
    ...(screenshots || !brand.appIcon ? { screenshots: screenshots ?? DEFAULT_SCREENSHOTS } : {}),
  };
}
