import { expect, test } from 'vitest';
import { contractEndpoints } from '../../mocks/admin/openapi';
import { type AuthEndpoints, findUnownedData } from './memberDataCheck';

const stores = import.meta.glob<string>(['../../src/stores/*/*.ts', '!**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const nameOf = (path: string) => path.split('/').at(-1)?.replace('.ts', '') ?? '';

const withAuth = contractEndpoints.filter(({ endpoint }) => endpoint.auth);
const auth: AuthEndpoints = new Map(
  withAuth.map(({ domain }) => {
    const sameDomain = withAuth.filter((other) => other.domain === domain);
    return [domain, new Set(sameDomain.map(({ name }) => name))];
  }),
);

const EXCEPTIONS = new Set([
  // Holds the session itself, and drops the data of the others when it ends.
  'session',
]);

test('every store that needs a session keeps its data in member data', () => {
  expect(auth.get('bankCard')).toContain('bankCards');
  const found = Object.entries(stores).flatMap(([path, text]) =>
    EXCEPTIONS.has(nameOf(path)) ? [] : findUnownedData(nameOf(path), text, auth),
  );
  expect(found).toEqual([]);
});

const imports = `import { bankCards } from '../../contract/cashier/bankCard';`;

test.each([
  ['createResource', 'const list = createResource(() => call(bankCards));'],
  ['signal', `const typed = signal('');`],
  ['stored', `const kept = stored('key', json(''));`],
  ['createCollection', 'const rows = createCollection({ read });'],
  ['new Map', 'const drafts = new Map();'],
  ['let', 'let last = 0;'],
  ['[]', 'const drafts: string[] = [];'],
  ['{}', 'const drafts: Record<string, string> = {};'],
  ['publicResource', 'const list = publicResource(() => call(bankCards));'],
])('%s outside member data is found, in a store that needs a session', (name, line) => {
  const text = `${imports}\nexport function createBankCard({ call }) {\n  ${line}\n}`;
  const found = findUnownedData('bankCard', text, auth);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('bankCard:3');
  expect(found[0]).toContain(name);
});

test('an endpoint under another name is still found', () => {
  const text = `import { bankCards as cards } from '../../contract/cashier/bankCard';\nconst typed = signal('');`;
  expect(findUnownedData('bankCard', text, auth)).toHaveLength(1);
});

test('an endpoint of a whole contract file is still found', () => {
  const text = `import * as cards from '../../contract/cashier/bankCard';\nconst typed = signal('');`;
  expect(findUnownedData('bankCard', text, auth)).toHaveLength(1);
});

test.each([
  ['member data', `const draft = memberState(() => ({ holder: signal('') }));`],
  ['a collection of the member', 'const rows = host.memberOwned(createCollection({ read }));'],
  ['a draft made by name', `function newDraft() { return signal(''); }\n memberState(newDraft);`],
  ['a value of one function call', 'const read = () => new Set(ids.peek());'],
  ['a list of one function call', 'const read = () => { const all = []; return all; };'],
])('%s passes', (_, line) => {
  const text = `${imports}\nexport function createBankCard(host) {\n  ${line}\n}`;
  expect(findUnownedData('bankCard', text, auth)).toEqual([]);
});

test('a store without an endpoint that needs a session may keep any data', () => {
  const text = `import { banners } from '../../contract/messages/notice';\nconst typed = signal('');`;
  expect(findUnownedData('notice', text, auth)).toEqual([]);
});
