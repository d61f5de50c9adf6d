import { contrastOf } from '../../deploy/colors.mjs';
import { flatten } from './flatten.mjs';
import { cssOf } from './toCss.mjs';

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
    const [was, is] = [before, next].map((colour) => contrastOf(colour, roles[partner] ?? ''));
    if (was === undefined || is === undefined) return line;
    return `${line} (contrast with ${partner}: ${was.toFixed(1)}, now ${is.toFixed(1)})`;
  });
}
