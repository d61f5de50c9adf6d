import { readFileSync } from 'node:fs';

/** All design tokens, in the format of the Design Tokens Community Group (2025.10, with its resolver module). */
export const TOKENS_FILE = 'src/ui/theme/tokens.resolver.json';

/**
 * @typedef {{ $value: unknown, $type?: string, $description?: string, $extensions?: Record<string, any> }} Token
 * @typedef {{ [name: string]: Token | Source | string }} Source groups of tokens
 * @typedef {{
 *   sets: Record<'base' | 'derived', { sources: Source[] }>,
 *   modifiers: { theme: { contexts: Record<'dark' | 'light', Source[]> }, motion: { contexts: { reduced: Source[] } } },
 * }} Tokens
 */

/** @returns {Tokens} */
export const readTokens = (file = TOKENS_FILE) => JSON.parse(readFileSync(file, 'utf8'));

/** The text of the file: a token is one line, so that a change of it is a change of one line. */
export function tokensText(tokens) {
  return `${linesOf(tokens, '')}\n`;
}

const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function linesOf(value, indent) {
  const isShort = !isPlain(value) || '$value' in value || '$ref' in value;
  if (Array.isArray(value) && value.some(isPlain)) {
    const rows = value.map((row) => `${indent}  ${linesOf(row, `${indent}  `)}`);
    return `[\n${rows.join(',\n')}\n${indent}]`;
  }
  if (isShort) return spaced(value);
  const rows = Object.entries(value).map(
    ([key, child]) => `${indent}  ${JSON.stringify(key)}: ${linesOf(child, `${indent}  `)}`,
  );
  return `{\n${rows.join(',\n')}\n${indent}}`;
}

/** On one line, with a space after each comma and colon. */
function spaced(value) {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (!isPlain(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([key, child]) => `${JSON.stringify(key)}: ${spaced(child)}`,
  );
  return `{ ${parts.join(', ')} }`;
}
