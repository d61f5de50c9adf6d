import type { Config } from '../../src/config/config';

/**
 * Gives the page the colours, shapes, fonts, and the logo or else the name, of the configuration, before the first paint.
 * It runs in the page as text, so it may use nothing from outside.
 */
export function showBrand({ brand: { name, logo, colors = {}, style } }: Config) {
  const rule = (selector: string, values = {}) => {
    const lines = Object.entries(values).map(([property, value]) => `--${property}:${value}`);
    return `${selector}{${lines.join(';')}}`;
  };
  const rules = Object.entries(colors).map(([theme, roles]) =>
    rule(`[data-theme="${theme}"]`, roles),
  );
  if (style) {
    const { fontFile, ...values } = style;
    if (fontFile)
      rules.push(
        `@font-face{font-family:Brand;src:url("${fontFile}");font-weight:100 900;font-display:swap}`,
      );
    if (fontFile || values.font)
      values.font = `Brand,${values.font || 'Brand'},Feria Sans,sans-serif`;
    rules.push(rule(':root', values));
  }
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
