import { flatten } from '../../scripts/tokens/flatten.mjs';
import { cssOf, rolesOf } from '../../scripts/tokens/toCss.mjs';
import tokens from '../../src/ui/theme/tokens.resolver.json';

const { dark, light } = tokens.modifiers.theme.contexts;
export const themes = { dark: rolesOf(dark), light: rolesOf(light) };

/** Tokens that do not depend on the theme. */
export const tokensWithPrefix = (prefix: string): [name: string, value: string][] =>
  flatten(tokens.sets.base.sources)
    .filter(({ name }) => name.startsWith(prefix))
    .map((token) => [token.name, cssOf(token)]);

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
