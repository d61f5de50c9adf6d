import type { Config } from '../../src/config/config';

/**
 * Gives the page the colours and the logo, or else the name, of the configuration, before the first paint. It runs in the page as text, so
 * it may use nothing from outside.
 */
export function showBrand({ brand: { name, logo, colors = {} } }: Config) {
  const rules = Object.entries(colors).map(([theme, roles]) => {
    const lines = Object.entries(roles ?? {}).map(([role, value]) => `--${role}:${value}`);
    return `[data-theme="${theme}"]{${lines.join(';')}}`;
  });
  if (logo) {
    document.documentElement.dataset.logo = '';
    rules.push(`:root{--logo:url("${logo.dark}");--logo-ratio:${logo.width / logo.height}}`);
    rules.push(`[data-theme="light"]{--logo:url("${logo.light ?? logo.dark}")}`);
  }
  // The letters in the page spell this name (src/ui/icons/Wordmark.tsx).
  if (!logo && name !== 'Feria') document.documentElement.dataset.name = '';
  if (!rules.length) return;
  // A style element would need an exception in a strict content security policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
