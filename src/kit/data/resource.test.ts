import { createResource } from '@kit/data/resource';
import { reuseEqual } from '@kit/render/reuseEqual';
import { effect } from '@kit/render/signals';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const deferred = <T>() => {
  let settle = { resolve: (_: T) => {}, reject: (_: unknown) => {} };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
};

/** A resource whose requests are answered by the test. */
function manual() {
  const calls: (ReturnType<typeof deferred<string>> & { params: string; signal: AbortSignal })[] =
    [];
  const resource = createResource((params: string, { signal }) => {
    const call = { ...deferred<string>(), params, signal };
    calls.push(call);
    return call.promise;
  });
  const read = () => [resource.state.value, resource.value.value, resource.error.value];
  return { ...resource, calls, read };
}

test('K16 a resource goes from idle to loading to ready to refreshing to ready', async () => {
  const { load, reload, calls, read } = manual();
  expect(read()).toEqual(['idle', undefined, undefined]);
  const first = load('a');
  expect(read()).toEqual(['loading', undefined, undefined]);
  calls[0]?.resolve('A');
  await first;
  expect(read()).toEqual(['ready', 'A', undefined]);
  const second = reload();
  expect(read()).toEqual(['refreshing', 'A', undefined]);
  expect(calls[1]?.params).toBe('a');
  calls[1]?.resolve('A2');
  await second;
  expect(read()).toEqual(['ready', 'A2', undefined]);
});

test('K16 a failed refresh keeps the data, and the next load is a refresh', async () => {
  const { load, reload, calls, read } = manual();
  const first = load('a');
  calls[0]?.resolve('A');
  await first;
  const second = reload();
  calls[1]?.reject('no');
  await second;
  expect(read()).toEqual(['failed', 'A', 'no']);
  const third = reload();
  expect(read()).toEqual(['refreshing', 'A', undefined]);
  calls[2]?.resolve('B');
  await third;
  expect(read()).toEqual(['ready', 'B', undefined]);
});

test('K16 a failed load drops the data, when it was loaded with other parameters', async () => {
  const { load, calls, read } = manual();
  const first = load('a');
  calls[0]?.resolve('A');
  await first;
  const second = load('b');
  expect(read()).toEqual(['refreshing', 'A', undefined]);
  calls[1]?.reject('no');
  await second;
  expect(read()).toEqual(['failed', undefined, 'no']);
});

test('K16 the latest load wins and aborts the others, in any order of the replies', async () => {
  const { load, calls, read } = manual();
  const loads = [load('a'), load('b'), load('c')];
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  calls[2]?.resolve('C');
  calls[0]?.resolve('A');
  calls[1]?.reject('late');
  await Promise.all(loads);
  expect(read()).toEqual(['ready', 'C', undefined]);
});

test('K16 set and reset abort a running load', async () => {
  const { load, set, reset, reload, calls, read } = manual();
  const first = load('a');
  set('mine');
  calls[0]?.resolve('A');
  await first;
  expect(read()).toEqual(['ready', 'mine', undefined]);
  const second = load('b');
  reset();
  calls[1]?.resolve('B');
  await second;
  expect(read()).toEqual(['idle', undefined, undefined]);
  await reload();
  expect(calls).toHaveLength(2);
});

test('K16 state and value change together', async () => {
  const { load, calls, state, value } = manual();
  const seen: string[] = [];
  const stop = effect(() => {
    seen.push(`${state.value} ${value.value}`);
  });
  const first = load('a');
  calls[0]?.resolve('A');
  await first;
  stop();
  expect(seen).toEqual(['idle undefined', 'loading undefined', 'ready A']);
});

test('K18 load does not reject, when the loader throws', async () => {
  const resource = createResource(() => {
    throw new Error('at once');
  });
  await expect(resource.load()).resolves.toBe(undefined);
  expect(resource.state.value).toBe('failed');
  expect(String(resource.error.value)).toBe('Error: at once');
});

test('K17 equal data stays the same object, and so do equal items', () => {
  const before = {
    page: 1,
    list: [
      { id: 1, n: { a: 1 } },
      { id: 2, n: { a: 2 } },
    ],
  };
  expect(reuseEqual(before, structuredClone(before))).toBe(before);

  const moved = reuseEqual(before, {
    page: 2,
    list: [{ id: 3 }, { id: 2, n: { a: 2 } }, { id: 1, n: { a: 9 } }],
  });
  expect(moved).toEqual({
    page: 2,
    list: [{ id: 3 }, { id: 2, n: { a: 2 } }, { id: 1, n: { a: 9 } }],
  });
  expect(moved.list[1]).toBe(before.list[1]);
  expect(moved.list[2]).not.toBe(before.list[0]);

  const plain = [[1, 2], [3]];
  const next = reuseEqual(plain, [[1, 2], [4]]);
  expect(next[0]).toBe(plain[0]);
  const coded = reuseEqual([{ code: 'a' }, { code: 'b' }], [{ code: 'b' }], 'code');
  expect(coded).toEqual([{ code: 'b' }]);
});

test('K17 a missing field differs from an undefined field', () => {
  expect(reuseEqual({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
  expect('b' in reuseEqual({ a: 1, b: undefined } as object, { a: 1 })).toBe(false);
  expect('c' in reuseEqual({ b: undefined } as object, { c: undefined })).toBe(true);
});

test('K17 reuseEqual never changes the content of the data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const content = JSON.stringify(after);
      expect(JSON.stringify(reuseEqual(before, after))).toBe(content);
      expect(reuseEqual(after, structuredClone(after))).toEqual(after);
    }),
  );
});

test('K17 the option `equals` replaces the comparison', async () => {
  const answers = [{ at: 1 }, { at: 2 }];
  const resource = createResource(async () => answers.shift(), { equals: () => true });
  await resource.load();
  await resource.load();
  expect(resource.value.value).toEqual({ at: 1 });
});
