import { domainOf } from './domainOf';

const sources = import.meta.glob<string>('../../src/contract/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A JSDoc comment with the white space after it. The group is its text. */
const COMMENT = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*`;
/** A `const` at any place, with the comment before it, if there is one. The groups are the comment and the name. */
const DEFINITION = new RegExp(String.raw`(?:${COMMENT})?(?:export )?const (\w+)[^\n]*=`, 'g');
/** A field with a comment, such as `'days?':`. The groups are the comment and the name. */
const FIELD = new RegExp(String.raw`${COMMENT}'?(\w+)\??'?:`, 'g');

/** The text of a comment in one line, without the stars. */
const toLine = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();

interface Comments {
  /** Of the definition itself. */
  about?: string;
  /** Of its fields, by name. */
  fields: Record<string, string>;
}

function commentsOf(source: string): [name: string, Comments][] {
  const definitions = [...source.matchAll(DEFINITION)];
  return definitions.map(({ index, 0: matched, 1: about, 2: name = '' }, i) => {
    const body = source.slice(index + matched.length, definitions[i + 1]?.index);
    const fields = [...body.matchAll(FIELD)].map(([, text = '', field]) => [field, toLine(text)]);
    return [
      name,
      { ...(about ? { about: toLine(about) } : {}), fields: Object.fromEntries(fields) },
    ];
  });
}

/** The comments of the contract's files, by `<domain>.<name>`. */
export const contractComments = new Map<string, Comments>(
  Object.entries(sources).flatMap(([file, source]) => {
    const domain = domainOf(file);
    return commentsOf(source).map(([name, comments]) => [`${domain}.${name}`, comments] as const);
  }),
);
