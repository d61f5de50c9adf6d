import { expect, test } from 'vitest';
import { usedEndpoints } from '../../scripts/conformance/endpoints';
import { readReply } from '../../src/api/reply';
import { compileSchema } from '../../src/contract/schema';

/** The names of lists in the contract. */
const NAMES = ['content', 'list', 'games'];
/** Its screen has two lists, of which either may be absent. */
const OTHERS = ['manualRebate'];

const lists = usedEndpoints.filter(({ name, endpoint: { method, out } }) => {
  const { properties = {} } = compileSchema(out);
  const hasList = NAMES.some((one) => properties[one]?.type === 'array');
  return method === 'GET' && hasList && !OTHERS.includes(name);
});

const read = (endpoint: (typeof lists)[number]['endpoint'], value: unknown) => {
  const body = JSON.stringify({ success: true, value });
  return readReply(endpoint, { status: 200, headers: new Headers(), _data: body } as never, {});
};

test('a list with another name is an error of every call that has one, and no empty screen', () => {
  expect(lists.length).toBeGreaterThan(15);
  const kept = lists.filter(({ endpoint }) => {
    try {
      return read(endpoint, { elements: [{}], totalPages: 1 });
    } catch {
      return false;
    }
  });
  expect(kept.map(({ name }) => name)).toEqual([]);
});

test('a reply without a value is an empty list', () => {
  for (const { name, endpoint } of lists)
    expect(() => read(endpoint, undefined), name).not.toThrow();
});
