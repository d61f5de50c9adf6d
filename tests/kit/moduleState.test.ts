import ts from 'typescript';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.stories.tsx', '!../../src/worker/**'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Scripts of their own, which start when they are loaded. */
const ENTRIES = ['app/firstScreen/page.ts', 'kit/data/patternWorker.ts'];

/** What they call subscribes, waits or observes. */
const STARTS =
  /^(addEventListener|setTimeout|setInterval|requestAnimationFrame|effect|onChange|every|after|stored|keepStored|createChannel|subscribe|observe|watch[A-Z]\w*)$/;

/** Signals of modules, and what of the page each says. The last are constants: nothing writes them. */
const FACTS = [
  'kit/data/network.ts',
  // Which code the page has: the idle code brings it.
  'kit/list/listFocus.ts',
  'kit/data/serverTime.ts',
  // Development only.
  'kit/render/listedStores.ts',
  'kit/web/pageShown.ts',
  'kit/web/pageUse.ts',
  'i18n/dictionaries.ts',
  'i18n/locale.ts',
  'ui/content/formatMoney.ts',
  'ui/overlays/useModal.ts',
  'widgets/games/list/screenSize.ts',
  'screens/account/forget/ResetBySms.tsx',
  'screens/cashier/deposit/DepositSkeleton.tsx',
  'screens/cashier/withdraw/WithdrawSkeleton.tsx',
];

/** The names of the functions that run when the module is imported. */
function callsAtImport(text: string) {
  const names: string[] = [];
  function visit(node: ts.Node) {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      names.push(
        ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText(),
      );
    }
    if (ts.isNewExpression(node)) names.push(node.expression.getText());
    ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return names;
}

const calls = Object.entries(sources).map(
  ([path, text]) => [path.replace('../../src/', ''), callsAtImport(text)] as const,
);
const filesThatCall = (isFound: (name: string) => boolean) =>
  calls.filter(([, names]) => names.some(isFound)).map(([path]) => path);

test('importing a module of the app starts nothing', () => {
  const found = filesThatCall((name) => STARTS.test(name) || /Observer$|Channel$/.test(name));
  expect(found.filter((path) => !ENTRIES.includes(path))).toEqual([]);
});

test('a signal of a module is a fact of the page', () => {
  expect(filesThatCall((name) => name === 'signal').toSorted()).toEqual(FACTS.toSorted());
});

test.each([
  ["addEventListener('online', update);", 'addEventListener'],
  ['const tabs = createChannel(life, 1);', 'createChannel'],
  ['export const value = { nested: signal(1) };', 'signal'],
  ['new ResizeObserver(update).observe(element);', 'ResizeObserver'],
])('what runs at import is found: %s', (text, name) => {
  expect(callsAtImport(text)).toContain(name);
});

test('what runs later is not found', () => {
  expect(
    callsAtImport('const start = () => effect(() => {}); function f() { signal(1); }'),
  ).toEqual([]);
});
