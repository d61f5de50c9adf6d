import ts from 'typescript';

/** Examples of each component: a short one, and one with more props. */
const MAX_EXAMPLES = 2;
const MAX_LENGTH = 400;

/** The texts of a story follow the language of the toolbar. An example has the text itself. */
const withTexts = (code) =>
  code
    .replace(/ key=\{[^{}]*\}/g, '')
    .replace(/\{sample\('((?:[^'\\]|\\.)*)'\)\}/g, (_, text, at, whole) =>
      whole[at - 1] === '=' ? `"${text}"` : text,
    )
    .replace(/sample\(('(?:[^'\\]|\\.)*')\)/g, '$1');

/** Without the spaces that the lines have in their file. */
function dedent(code) {
  const [first = '', ...rest] = code.split('\n');
  const indent = Math.min(...rest.filter(Boolean).map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => line.slice(Number.isFinite(indent) ? indent : 0))].join(
    '\n',
  );
}

const tagOf = (node) =>
  ts.isJsxSelfClosingElement(node)
    ? node.tagName.getText()
    : ts.isJsxElement(node) && node.openingElement.tagName.getText();

/**
 * How the stories of a file write their components, by component: without what only the story needs.
 * @param {string} file
 * @param {string} text
 * @param {string[]} components
 * @returns {Record<string, string[]>}
 */
export function examplesOf(file, text, components) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Record<string, string[]>} */
  const found = {};
  const visit = (node) => {
    const tag = tagOf(node);
    if (tag && components.includes(tag)) {
      const code = dedent(withTexts(node.getText()));
      // Props that are passed on say nothing.
      if (!code.includes('{...') && code.length <= MAX_LENGTH)
        found[tag] = [...(found[tag] ?? []), code];
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return Object.fromEntries(
    Object.entries(found).map(([name, codes]) => {
      const [shortest, ...longer] = [...new Set(codes)].sort((a, b) => a.length - b.length);
      return [name, [shortest, longer[longer.length >> 1]].filter(Boolean).slice(0, MAX_EXAMPLES)];
    }),
  );
}
