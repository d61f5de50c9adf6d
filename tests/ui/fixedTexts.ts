import ts from 'typescript';

/** Props and fields that hold a text for people. */
const TEXTS =
  /^(alt|button|empty|error|hint|label|meta|more|note|ok|cancel|placeholder|text|title|\w+(Label|Hint|Text))$/;
/** A word of Latin letters. Names of fields, amounts and codes are not words. */
const WORD = /\p{Script=Latin}{2,}/u;
/** The same in every language: names, and units. */
const NAMES = 'BN,Banco Andino,EN,ES,English,Español,FERIA,Lucía,WhatsApp,min'.split(',');
const isWord = (text: string) =>
  WORD.test(text) && !NAMES.includes(text.replace(/^[\d\s–]+/, '').trim());

const isRightToLeft = (node: ts.Node) =>
  ts.isJsxElement(node) &&
  node.openingElement.attributes.properties.some(
    (attribute) => attribute.name?.getText() === 'dir' && attribute.getText().includes('rtl'),
  );

/** The name of the prop or field that an expression is the value of. */
function nameOf({ parent }: ts.Node): string {
  if (ts.isJsxExpression(parent)) return nameOf(parent);
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  if (ts.isTemplateSpan(parent) || ts.isArrowFunction(parent)) return nameOf(parent);
  if (ts.isTemplateExpression(parent)) return nameOf(parent);
  return '';
}

/**
 * The texts of a story that do not follow the language: words in JSX, and in props that hold a text.
 * What stands in an element that is written from right to left has its own language.
 */
export function fixedTexts(file: string, text: string) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isRightToLeft(node) || ts.isExportAssignment(node)) return;
    if (ts.isJsxText(node) && isWord(node.text)) found.push(node.text.replace(/\s+/g, ' ').trim());
    if ((ts.isStringLiteral(node) || ts.isTemplateHead(node)) && TEXTS.test(nameOf(node)))
      if (isWord(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
