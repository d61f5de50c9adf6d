import { createResource } from '@kit/resource';
import { share } from '@kit/share';
import { effect } from '@kit/signals';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const deferred = <T>() => {
  let settle = { resolve: (_: T) => {}, reject: (_: unknown) => {} };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
};

/** A resource whose loads are answered by hand. */
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

test('K16 the states: idle, loading, ready, refreshing, failed, loading, ready', async () => {
  const { load, reload, calls, read } = manual();
  expect(read()).toEqual(['idle', undefined, undefined]);
  const first = load('a');
  expect(read()).toEqual(['loading', undefined, undefined]);
  calls[0]?.resolve('A');
  await first;
  expect(read()).toEqual(['ready', 'A', undefined]);
  const second = load('b');
  expect(read()).toEqual(['refreshing', 'A', undefined]);
  calls[1]?.reject('no');
  await second;
  expect(read()).toEqual(['failed', 'A', 'no']);
  const third = reload();
  expect(read()).toEqual(['loading', 'A', undefined]);
  expect(calls[2]?.params).toBe('b');
  calls[2]?.resolve('B');
  await third;
  expect(read()).toEqual(['ready', 'B', undefined]);
});

test('K16 the latest load wins and aborts the others, whatever the order of the answers', async () => {
  const { load, calls, read } = manual();
  const loads = [load('a'), load('b'), load('c')];
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  calls[2]?.resolve('C');
  calls[0]?.resolve('A');
  calls[1]?.reject('late');
  await Promise.all(loads);
  expect(read()).toEqual(['ready', 'C', undefined]);
});

test('K16 set and reset overtake a load on its way', async () => {
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

test('K16 one batch commits: no one sees the data without its state', async () => {
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

test('K18 load never rejects, not even when the loader throws at once', async () => {
  const resource = createResource(() => {
    throw new Error('at once');
  });
  await expect(resource.load()).resolves.toBe(undefined);
  expect(resource.state.value).toBe('failed');
  expect(String(resource.error.value)).toBe('Error: at once');
});

test('K17 equal data is the same data, and equal items stay the same items', () => {
  const before = {
    page: 1,
    list: [
      { id: 1, n: { a: 1 } },
      { id: 2, n: { a: 2 } },
    ],
  };
  expect(share(before, structuredClone(before))).toBe(before);

  const moved = share(before, {
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
  const next = share(plain, [[1, 2], [4]]);
  expect(next[0]).toBe(plain[0]);
  const coded = share([{ code: 'a' }, { code: 'b' }], [{ code: 'b' }], 'code');
  expect(coded).toEqual([{ code: 'b' }]);
});

test('K17 a field that is absent is not a field that is undefined', () => {
  expect(share({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
  expect('b' in share({ a: 1, b: undefined } as object, { a: 1 })).toBe(false);
  expect('c' in share({ b: undefined } as object, { c: undefined })).toBe(true);
});

test('K17 whatever the data, sharing never changes what it says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const said = JSON.stringify(after);
      expect(JSON.stringify(share(before, after))).toBe(said);
      expect(share(after, structuredClone(after))).toEqual(after);
    }),
  );
});

test('equals replaces the comparison', async () => {
  const answers = [{ at: 1 }, { at: 2 }];
  const resource = createResource(async () => answers.shift(), { equals: () => true });
  await resource.load();
  await resource.load();
  expect(resource.value.value).toEqual({ at: 1 });
});
