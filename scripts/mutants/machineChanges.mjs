import { createHash } from 'node:crypto';
import ts from 'typescript';

/**
 * A small change of a source text, made by a rule. `id` is its number in the file; `code` is the line, without spaces
 * around it.
 * @typedef {{ id: number, line: number, code: string, change: string }} MachineChange
 */

const { SyntaxKind } = ts;

/** What each operator becomes. */
const OPERATORS = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
  [SyntaxKind.MinusToken, '+'],
]);

const isName = (node) =>
  node.parent && (ts.isPropertyAssignment(node.parent) || ts.isPropertySignature(node.parent))
    ? node.parent.name === node
    : false;

/** The changed node, how the change reads, and the expression in its place; undefined where no rule applies. */
function replacementOf(node) {
  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS.get(node.operatorToken.kind);
    if (!operator) return undefined;
    const changed = `(${node.left.getText()}) ${operator} (${node.right.getText()})`;
    return { node: node.operatorToken, text: operator, whole: node, changed };
  }
  if (node.kind === SyntaxKind.TrueKeyword) return simple(node, 'false');
  if (node.kind === SyntaxKind.FalseKeyword) return simple(node, 'true');
  if (ts.isNumericLiteral(node) && !isName(node)) return simple(node, `(${node.getText()} + 1)`);
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return simple(node, node.operand.getText());
  if (ts.isIfStatement(node)) return simple(node.expression, 'false');
  if (
    ts.isExpressionStatement(node) &&
    ts.isCallExpression(node.expression) &&
    node.expression.expression.kind !== SyntaxKind.SuperKeyword
  )
    return { node, text: 'void 0;', whole: node.expression, changed: 'void 0' };
  return undefined;
}

const simple = (node, text) => ({ node, text, whole: node, changed: text });

/**
 * Every change that the rules make in a text of TypeScript (other operators, numbers and truth values, conditions
 * that never hold, and calls that are left out), and the text with all of them at once. There each is behind a
 * switch: `globalThis.mutant(n)` says whether change `n` is on.
 * @param {string} source
 * @param {number} [firstId]
 * @returns {{ changes: MachineChange[], switched: string }}
 */
export function machineChanges(source, firstId = 0) {
  const file = ts.createSourceFile(
    'file.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const lines = source.split('\n');
  /** @type {MachineChange[]} */
  const changes = [];
  /** By the node around which the switch is written. */
  const switches = new Map();

  /** @param {ts.Node} node */
  function collect(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const found = replacementOf(node);
    if (found) {
      const start = found.node.getStart();
      const before = source.slice(start, found.node.getEnd()).replace(/\s+/g, ' ');
      const line = file.getLineAndCharacterOfPosition(start).line;
      const id = firstId + changes.length;
      changes.push({
        id,
        line: line + 1,
        code: lines[line].trim(),
        change: `${before.slice(0, 60)} becomes ${found.text}`,
      });
      // The condition of an `if` can have a change of its own, inside or around.
      switches.set(found.whole, [
        ...(switches.get(found.whole) ?? []),
        { id, changed: found.changed },
      ]);
    }
    ts.forEachChild(node, collect);
  }

  /** The text of a node with the switches inside it. */
  function write(node) {
    const start = node.getStart();
    let text = '';
    let end = start;
    ts.forEachChild(node, (child) => {
      if (child.getStart() < end) return;
      text += source.slice(end, child.getStart()) + write(child);
      end = child.getEnd();
    });
    text += source.slice(end, node.getEnd());
    for (const { id, changed } of (switches.get(node) ?? []).toReversed())
      text = `(globalThis.mutant?.(${id}) ? ${changed} : ${text})`;
    return text;
  }

  collect(file);
  return { changes, switched: write(file) };
}

/**
 * So many of the items: the same ones in each run, and from all parts of the list.
 * @template T
 * @param {T[]} items
 * @param {number} size
 * @param {(item: T) => string} textOf
 */
function chooseByDigest(items, size, textOf) {
  const orderOf = (item) => createHash('sha256').update(textOf(item)).digest('hex');
  return items.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)).slice(0, size);
}

/**
 * @param {MachineChange[]} changes
 * @param {number} size
 */
export const sampleOf = (changes, size) =>
  chooseByDigest(changes, size, ({ line, code, change }) => `${line} ${code} ${change}`);

/**
 * @param {string[]} files
 * @param {number} size
 */
export const sampleOfFiles = (files, size) => chooseByDigest(files, size, (file) => file);
