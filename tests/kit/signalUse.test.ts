import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder } from '../../scripts/check/files.mjs';

// What neither the types nor the console tell: the code runs, and the page does not follow the signal.

const ADVICE = {
  condition: 'is always true: choose by <When>, or read it in computed()',
  change: 'is changed in place, which nobody is told: write a new value',
  body: 'is made again when React calls the body again: use useOnce() or useSignalEffect()',
};

const CHANGES =
  /^(push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|set|add|delete|clear)$/;

const SAMPLE = resolve('src/screens/Sample.tsx');
const SAMPLE_TEXT = `import { computed, effect, type ReadonlySignal, signal } from '@kit/render/signals';

interface Props {
  isOpen: ReadonlySignal<boolean>;
  title?: ReadonlySignal<string>;
  names: ReadonlySignal<string[]>;
}

export function Sample({ isOpen, title, names }: Props) {
  const count = signal(0);
  effect(() => void count.value);
  const isBig = computed(() => count.value > 3);
  const add = () => names.value.push('ana');
  if (!isOpen) return null;
  return (
    <button type="button" onClick={add}>
      {isOpen && <b>open</b>}
      {isBig ? <b>big</b> : <i>small</i>}
      {title && <b>{title}</b>}
      {names.peek().toSorted()}
    </button>
  );
}
`;

const isShown = (file: string) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file);
const files = filesUnder('src')
  .filter(isShown)
  .map((file) => resolve(file));

function createProgram() {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === SAMPLE || fileExists(file);
  host.getSourceFile = (file, target, ...more) =>
    file === SAMPLE
      ? ts.createSourceFile(file, SAMPLE_TEXT, target, true)
      : getSourceFile(file, target, ...more);
  return ts.createProgram([SAMPLE, ...files], { ...options, noEmit: true }, host);
}

function conditionOf(node: ts.Node): ts.Node | undefined {
  if (ts.isConditionalExpression(node)) return node.condition;
  if (ts.isIfStatement(node)) return node.expression;
  const { AmpersandAmpersandToken, BarBarToken } = ts.SyntaxKind;
  const isLogical =
    ts.isBinaryExpression(node) &&
    [AmpersandAmpersandToken, BarBarToken].some((kind) => kind === node.operatorToken.kind);
  return isLogical ? node.left : undefined;
}

function withoutNot(node: ts.Node): ts.Node {
  if (ts.isParenthesizedExpression(node)) return withoutNot(node.expression);
  return ts.isPrefixUnaryExpression(node) ? withoutNot(node.operand) : node;
}

/** `x` of `x.value` and of `x.peek()`. */
function signalRead(node: ts.Expression) {
  const read = ts.isCallExpression(node) ? node.expression : node;
  return ts.isPropertyAccessExpression(read) && /^(value|peek)$/.test(read.name.text)
    ? read.expression
    : undefined;
}

/** Whether the node is in the body of a component, and not in a function within it. */
function isInBody(node: ts.Node): boolean {
  const { parent } = node;
  if (!parent || !ts.isFunctionLike(parent)) return parent ? isInBody(parent) : false;
  const named = ts.isFunctionDeclaration(parent) ? parent : parent.parent;
  const hasName = ts.isFunctionDeclaration(named) || ts.isVariableDeclaration(named);
  return hasName && /^[A-Z]/.test(named.name?.getText() ?? '');
}

function findMistakes() {
  const program = createProgram();
  const checker = program.getTypeChecker();
  /** A signal that may be absent is no signal here. */
  const isSignal = (node: ts.Node) => {
    const type = checker.getTypeAtLocation(node);
    return /^(Readonly)?Signal$/.test(type.symbol?.name ?? '');
  };

  function adviceFor(node: ts.Node) {
    const condition = conditionOf(node);
    if (condition) {
      const tested = withoutNot(condition);
      const isName = ts.isIdentifier(tested) || ts.isPropertyAccessExpression(tested);
      return isName && isSignal(tested) ? ADVICE.condition : undefined;
    }
    if (!ts.isCallExpression(node)) return undefined;
    const { expression } = node;
    if (ts.isPropertyAccessExpression(expression) && CHANGES.test(expression.name.text)) {
      const read = signalRead(expression.expression);
      return read && isSignal(read) ? ADVICE.change : undefined;
    }
    const isMaking = ts.isIdentifier(expression) && /^(signal|effect)$/.test(expression.text);
    return isMaking && isInBody(node) ? ADVICE.body : undefined;
  }

  return [SAMPLE, ...files].flatMap((file) => {
    const source = program.getSourceFile(file);
    const found: string[] = [];
    const visit = (node: ts.Node) => {
      const advice = adviceFor(node);
      const { line = 0 } = source?.getLineAndCharacterOfPosition(node.getStart()) ?? {};
      if (advice) found.push(`${relative('.', file)}:${line + 1} ${node.getText()} ${advice}`);
      ts.forEachChild(node, visit);
    };
    if (source) visit(source);
    return found;
  });
}

test('K30 a signal is no condition, is not changed in place, and is not made in a body', () => {
  const sample = 'src/screens/Sample.tsx';
  expect(findMistakes()).toEqual([
    `${sample}:10 signal(0) ${ADVICE.body}`,
    `${sample}:11 effect(() => void count.value) ${ADVICE.body}`,
    `${sample}:13 names.value.push('ana') ${ADVICE.change}`,
    `${sample}:14 if (!isOpen) return null; ${ADVICE.condition}`,
    `${sample}:17 isOpen && <b>open</b> ${ADVICE.condition}`,
    `${sample}:18 isBig ? <b>big</b> : <i>small</i> ${ADVICE.condition}`,
  ]);
}, 120_000);
