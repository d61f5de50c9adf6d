import { flatten } from './flatten.mjs';
import { cssOf } from './toCss.mjs';

/** The relative luminance of WCAG. All numbers are those of its definition. */
function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Undefined when one of the colours is not opaque. */
function contrast(first, second) {
  if (![first, second].every((colour) => /^#[\da-f]{6}$/.test(colour ?? ''))) return undefined;
  const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What is read on a role or with it. `accent` carries `accent-ink`, and text stands on `surface-1`. */
function partnerOf(name, roles) {
  if (`${name}-ink` in roles) return `${name}-ink`;
  if (name.endsWith('-ink')) return name.slice(0, -'-ink'.length);
  return /^(surface|bar|ground)/.test(name) ? 'text' : 'surface-1';
}

/**
 * Each difference in a line, with the contrast that a colour had and has. tests/ui/tokens.test.ts says which is enough.
 * @param {readonly import('./importTokens.mjs').Difference[]} differences
 * @param {import('./tokensFile.mjs').Tokens} after the tokens with the differences
 */
export function describe(differences, after) {
  return differences.map(({ context, name, before, after: next }) => {
    const line = `${context === 'base' ? '' : `${context}  `}${name}: ${before} becomes ${next}`;
    const sources = after.modifiers.theme.contexts[context];
    if (!sources) return line;
    const roles = Object.fromEntries(flatten(sources).map((token) => [token.name, cssOf(token)]));
    const partner = partnerOf(name, roles);
    const [was, is] = [before, next].map((colour) => contrast(colour, roles[partner]));
    if (was === undefined || is === undefined) return line;
    return `${line} (contrast with ${partner}: ${was.toFixed(1)}, now ${is.toFixed(1)})`;
  });
}
