import ts from 'typescript';

/**
 * A small change of a source text, made by a rule.
 * @typedef {{ line: number, change: string, text: string }} MachineChange `text` is the whole changed text
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

/** The node and the text that replaces it; undefined where no rule applies. */
function replacementOf(node) {
  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS.get(node.operatorToken.kind);
    return operator && [node.operatorToken, operator];
  }
  if (node.kind === SyntaxKind.TrueKeyword) return [node, 'false'];
  if (node.kind === SyntaxKind.FalseKeyword) return [node, 'true'];
  if (ts.isNumericLiteral(node)) return [node, `(${node.getText()} + 1)`];
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return [node, node.operand.getText()];
  if (ts.isIfStatement(node)) return [node.expression, 'false'];
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression))
    return [node, 'void 0;'];
  return undefined;
}

/**
 * Every change that the rules make in a text of TypeScript: other operators, numbers and truth values, conditions
 * that never hold, and calls that are left out.
 * @param {string} source
 * @returns {MachineChange[]}
 */
export function machineChanges(source) {
  const file = ts.createSourceFile(
    'file.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  /** @type {MachineChange[]} */
  const changes = [];
  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const [changed, replacement] = replacementOf(node) ?? [];
    if (changed) {
      const start = changed.getStart();
      const before = source.slice(start, changed.getEnd()).replace(/\s+/g, ' ');
      changes.push({
        line: file.getLineAndCharacterOfPosition(start).line + 1,
        change: `${before.slice(0, 60)} becomes ${replacement}`,
        text: source.slice(0, start) + replacement + source.slice(changed.getEnd()),
      });
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return changes;
}
