import { codeLines } from './code.mjs';

/**
 * Contract, mock and store of a feature, with their tests.
 * @param {import('./feature.mjs').Names} names
 */
export function featureBackend({ area, items, item, Items, Item }) {
  const path = `/wps/member/${items}`;
  return {
    created: {
      [`src/contract/${area}/${item}.ts`]: `import { type } from 'arktype';
import { paged, pageTotals } from '../account/fields';
import { endpoint } from '../endpoint';

const ${item} = type({
  id: 'string',
  name: "string = ''",
  'at?': 'number',
  'joined?': 'boolean',
});
export type Wire${Item} = typeof ${item}.infer;

export const ${items} = endpoint('GET', '${path}', {
  auth: 'member',
  in: type(paged),
  out: type({ content: ${item}.array(), ...pageTotals }),
});

export const join${Item} = endpoint('POST', '${path}/join', {
  auth: 'member',
  in: type({ id: 'string <= 64' }),
  out: ${item},
});
`,
      [`fixtures/${area}/${items}.ts`]: `import type { Texts } from '../site/texts';

/** More than one page. */
export const ${items}: readonly Texts[] = Array.from({ length: 25 }, (_, place) => ({
  ES: \`Ejemplo \${place + 1}\`,
  EN: \`Example \${place + 1}\`,
}));
`,
      [`mocks/db/${area}/${item}.ts`]: `import { type } from 'arktype';
import { ${items} as seeded } from '../../../fixtures/${area}/${items}';
import type { Database } from '../../core/database';
import { defineTable } from '../../core/table';

const ${item} = type({
  id: 'string',
  memberId: 'string',
  name: { ES: 'string', EN: 'string' },
  at: 'number',
  joined: 'boolean',
});
export type ${Item} = typeof ${item}.infer;

export const ${items} = defineTable('${items}', ${item});

const HOUR = 3_600_000;

export async function seed${Items}(db: Database) {
  for (const [place, name] of seeded.entries())
    await db.table(${items}).create({
      id: \`${item}-\${place + 1}\`,
      memberId: 'm-lucia',
      name,
      at: db.clock.now() + place * HOUR,
      joined: false,
    });
}
`,
      [`mocks/rules/${area}/${item}.ts`]: `import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { ${items} } from '../../db/${area}/${item}';

export const ${items}Of = (db: Database, memberId: string) =>
  db
    .table(${items})
    .filter((row) => row.memberId === memberId)
    .toSorted((a, b) => a.at - b.at);

export function join${Item}(db: Database, memberId: string, id: string) {
  const row = db.table(${items}).get(id);
  if (row?.memberId !== memberId) reject('${item}_missing');
  return db.table(${items}).update(id, { joined: true });
}
`,
      [`mocks/handlers/${area}/${item}.ts`]: `import * as contract from '../../../src/contract/${area}/${item}';
import { handle } from '../../core/handle';
import type { ${Item} } from '../../db/${area}/${item}';
import { join${Item}, ${items}Of } from '../../rules/${area}/${item}';
import { paginate } from '../../rules/paginate';

const toWire = ({ memberId: _, name, ...row }: ${Item}, language: 'ES' | 'EN') => ({
  ...row,
  name: name[language],
});

export const ${item} = [
  handle(contract.${items}, ({ db, member, input, language }) => {
    const { list, ...page } = paginate(${items}Of(db, member.id), input);
    return { ...page, content: list.map((row) => toWire(row, language)) };
  }),

  handle(contract.join${Item}, async ({ db, member, input, language }) =>
    toWire(await join${Item}(db, member.id, input.id), language),
  ),
];
`,
      [`src/stores/${area}/${item}.ts`]: `import { join${Item}, ${items}, type Wire${Item} } from '../../contract/${area}/${item}';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';

export type ${Item} = Wire${Item};

const PAGE_SIZE = 20;

export function create${Items}(host: Host) {
  const { call, memberCollection } = host;
  const commands = createCommandRunner(host, '${item}');
  const rows = memberCollection({
    read: (_, page, options) => call(${items}, page, options),
    key: 'id',
    pageSize: PAGE_SIZE,
  });

  return {
    rows,
    isJoining: commands.isRunning,

    /** Does nothing while it is being joined already. */
    async join(id: string) {
      const joined = await commands.run(id, () => call(join${Item}, { id }));
      if (joined) rows.replace(joined);
    },
  };
}
`,
      [`src/stores/${area}/${item}.test.ts`]: `import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { memberInfo } from '../../contract/account/member';
import { join${Item}, ${items} } from '../../contract/${area}/${item}';
import { create${Items} } from './${item}';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

async function open() {
  const server = createFakeHost();
  server.reply(memberInfo, { type: 0 });
  server.reply(${items}, { content: [{ id: '1', name: 'a' }] });
  server.logIn('ana');
  await settle();
  const store = server.host.use(create${Items});
  await store.rows.open();
  return { ...server, store };
}

test('two taps join once, and the row shows it', async () => {
  const { store, requestsOf } = await open();
  void store.join('1');
  void store.join('1');
  await settle();
  expect(requestsOf(join${Item})).toHaveLength(1);
  expect(store.isJoining('1').value).toBe(true);
  requestsOf(join${Item})[0]?.answer({ id: '1', name: 'a', joined: true });
  await settle();
  expect(store.rows.rows.value[0]?.joined).toBe(true);
});

test('the rows are dropped when another member logs in', async () => {
  const { store, logIn } = await open();
  expect(store.rows.rows.value).toHaveLength(1);
  logIn('bruno');
  expect(store.rows.rows.value).toEqual([]);
});
`,
      [`tests/backend/${area}/${item}.test.ts`]: `import { beforeEach, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let lucia: Client;
beforeEach(async () => {
  lucia = await backend.client().persona('member');
});

const readPage = async (pageNo: number) =>
  (await lucia.get('${path}', { pageNo, pageSize: 20 })).body.value;

test('${items} come by the page', async () => {
  const [first, second] = [await readPage(1), await readPage(2)];
  expect(first.content).toHaveLength(20);
  expect(second.content).toHaveLength(first.totalCount - 20);
});

test('a ${item} that was joined says so', async () => {
  const [{ id }] = (await readPage(1)).content;
  await lucia.post('${path}/join', { id });
  expect((await readPage(1)).content[0]).toMatchObject({ id, joined: true });
});

test('an unknown ${item} is rejected', async () => {
  const { body } = await lucia.post('${path}/join', { id: 'none' });
  expect(body).toMatchObject({ success: false, code: '${item}_missing' });
});
`,
    },
    changed: [
      [
        'mocks/endpointHandlers.ts',
        'import ',
        `import { ${item} } from './handlers/${area}/${item}';`,
      ],
      ['mocks/endpointHandlers.ts', '];', `  ...${item},`],
      ['mocks/db/seed.ts', 'import ', `import { seed${Items} } from './${area}/${item}';`],
      ['mocks/db/seed.ts', '];', `  seed${Items},`],
      [
        'tests/conformance/validInputs.ts',
        '  setDailyLimits:',
        `  join${Item}: { input: { id: '${item}-1' } },`,
      ],
      ...codeLines(`${item}_missing`, area, MISSING),
    ],
    taken: [
      ['src/contract', `export const ${items} `],
      ['src/contract', `'${path}'`],
      ['mocks/core/messages', `\n  ${item}_missing:`],
    ],
  };
}

/** The message of an item that does not exist. */
const MISSING = {
  es: 'Ya no existe',
  en: 'It no longer exists',
  bn: 'এটি আর নেই',
  vi: 'Mục này không còn nữa',
  'pt-br': 'Não existe mais',
};
