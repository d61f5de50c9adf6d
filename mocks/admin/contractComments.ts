import { domainOf } from './domainOf';

const sources = import.meta.glob<string>('../../src/contract/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const COMMENT = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*`;
const DEFINITION = new RegExp(String.raw`(?:${COMMENT})?(?:export )?const (\w+)[^\n]*=`, 'g');
const FIELD = new RegExp(String.raw`${COMMENT}'?(\w+)\??'?:`, 'g');

const clean = (comment: string) =>
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
  const found = [...source.matchAll(DEFINITION)];
  return found.map(([whole, about, name = ''], i) => {
    const start = (found[i]?.index ?? 0) + whole.length;
    const body = source.slice(start, found[i + 1]?.index);
    const fields = [...body.matchAll(FIELD)].map(([, text = '', field]) => [field, clean(text)]);
    return [
      name,
      { ...(about ? { about: clean(about) } : {}), fields: Object.fromEntries(fields) },
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
