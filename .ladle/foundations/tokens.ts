import css from '../../src/ui/theme/tokens.css?raw';

/** The custom properties of one rule of the tokens. */
function declarationsOf(selector: string): [name: string, value: string][] {
  const from = css.indexOf(`${selector} {`);
  const body = css.slice(from, css.indexOf('\n}', from));
  return [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);
}

/** Tokens that do not depend on the theme: they are in the rule whose only selector is `:root`. */
const tokensOfBothThemes = declarationsOf('\n:root');
export const themes = {
  dark: Object.fromEntries(declarationsOf('[data-theme="dark"]')),
  light: Object.fromEntries(declarationsOf('[data-theme="light"]')),
};
export const tokensWithPrefix = (prefix: string) =>
  tokensOfBothThemes.filter(([name]) => name.startsWith(prefix));

/** The relative luminance of WCAG. All numbers are those of its definition. */
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, as WCAG defines it. Undefined when one is not opaque. */
export function contrast(first: string, second: string) {
  if (![first, second].every((colour) => /^#[\da-f]{6}$/i.test(colour))) return undefined;
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
