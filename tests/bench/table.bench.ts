import { Collection } from '@msw/data';
import { type } from 'arktype';
import { bench, describe } from 'vitest';
import { defineTable, Table } from '../../mocks/core/table';

const schema = type({ id: 'string', memberId: 'string', amount: 'number', at: 'number' });
const definition = defineTable('bench', schema);
type Row = typeof schema.infer;

const row = (i: number): Row => ({ id: `r${i}`, memberId: `m${i % 10}`, amount: i, at: i });

/** The queries of @msw/data beside the index of mocks/core/table.ts. */
describe.each([1_200, 20_000])('%i rows', async (size) => {
  const collection = new Collection({ schema });
  const table = new Table(definition);
  for (let i = 0; i < size; i++) {
    await collection.create(row(i));
    await table.create(row(i));
  }
  const last = `r${size - 1}`;
  let next = size;

  bench('find by id: Collection', () => {
    collection.findFirst((query) => query.where({ id: last }));
  });
  bench('find by id: Table', () => {
    table.get(last);
  });

  bench('filter: Collection', () => {
    collection.findMany((query) => query.where({ memberId: 'm3' }));
  });
  bench('filter: Table', () => {
    table.filter(({ memberId }) => memberId === 'm3');
  });

  bench('update by id: Collection', async () => {
    await collection.update((query) => query.where({ id: last }), {
      data: (draft) => {
        draft.amount += 1;
      },
    });
  });
  bench('update by id: Table', async () => {
    await table.update(last, (draft) => {
      draft.amount += 1;
    });
  });

  bench('create and delete: Collection', async () => {
    next += 1;
    collection.delete(await collection.create(row(next)));
  });
  bench('create and delete: Table', async () => {
    next += 1;
    await table.create(row(next));
    table.delete(`r${next}`);
  });
});
