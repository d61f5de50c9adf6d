import { flatten } from '../../scripts/tokens/flatten.mjs';
import { cssOf, rolesOf, withoutShare } from '../../scripts/tokens/toCss.mjs';
import tokens from '../../src/ui/theme/tokens.resolver.json';

const { dark, light } = tokens.modifiers.theme.contexts;
export const themes = { dark: rolesOf(dark), light: rolesOf(light) };

/** Tokens that do not depend on the theme. */
export const tokensWithPrefix = (prefix: string): [name: string, value: string][] =>
  flatten(tokens.sets.base.sources)
    .filter(({ name }) => name.startsWith(prefix))
    .map((token) => [token.name, withoutShare(cssOf(token))]);
