import { createResource, type Resource } from '@kit/data/resource';
import { Async } from '@kit/render/Async';
import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { mount, settled } from '../../../tests/helpers/mount';

/** A resource whose next replies are given by the test. */
function createNames(...replies: (string[] | Error)[]) {
  return createResource(async () => {
    const reply = replies.shift();
    if (reply instanceof Error) throw reply;
    return reply ?? [];
  });
}

const messageOf = (error: unknown) => (error as Error).message;

test('K15 Async shows one of four views and retries, when the first load fails', async () => {
  const names = createNames(new Error('no network'), [], ['a', 'b']);
  const { container, find } = mount(
    <Async
      of={names}
      loading={() => 'loading'}
      failed={(error, retry) => (
        <button type="button" onClick={retry}>
          {messageOf(error)}
        </button>
      )}
      empty={() => 'empty'}
    >
      {(value) => <b>{computed(() => value.value.join())}</b>}
    </Async>,
  );
  expect(container.textContent).toBe('loading');
  await names.load();
  await settled();
  expect(container.textContent).toBe('no network');
  find('button').click();
  await settled();
  expect(container.textContent).toBe('empty');
  await names.reload();
  await settled();
  expect(container.innerHTML).toBe('<b>a,b</b>');
});

/** Calls `onMount` each time it is mounted. */
function Names({ of, onMount }: { of: { value: string[] }; onMount: () => void }) {
  useMount(onMount);
  return <b>{computed(() => of.value.join())}</b>;
}

const view = (of: Resource<string[]>, onMount = () => {}) => (
  <Async
    of={of}
    failed={(error) => <i>{messageOf(error)}</i>}
    refreshFailed={(error, retry) => (
      <button type="button" onClick={retry}>
        {messageOf(error)}
      </button>
    )}
  >
    {(value) => <Names of={value} onMount={onMount} />}
  </Async>
);

test('K15 Async keeps the data and shows an error with a retry, when a refresh fails', async () => {
  const names = createNames(['a'], new Error('no network'), ['b']);
  let mounts = 0;
  const { container, find } = mount(
    view(names, () => {
      mounts++;
    }),
    { strict: false },
  );
  await names.load();
  await settled();
  const shown = find('b');
  await names.reload();
  await settled();
  expect(find('button').textContent).toBe('no network');
  expect(find('b')).toBe(shown);
  expect(find('b').textContent).toBe('a');
  find('button').click();
  await settled();
  expect(container.innerHTML).toBe('<b>b</b>');
  expect([find('b') === shown, mounts]).toEqual([true, 1]);
});

test('K15 Async shows `failed` above the data, when there is no `refreshFailed`', async () => {
  const names = createNames(['a'], new Error('no network'));
  const { container } = mount(
    <Async of={names} failed={(error) => <i>{messageOf(error)}</i>}>
      {(value) => <b>{computed(() => value.value.join())}</b>}
    </Async>,
  );
  await names.load();
  await names.reload();
  await settled();
  expect(container.innerHTML).toBe('<i>no network</i><b>a</b>');
});

test('K15 Async shows another resource, when `of` changes', async () => {
  const [first, second] = [createNames(['a']), createNames(['b'], ['c'])];
  const { container, render } = mount(view(first));
  await Promise.all([first.load(), second.load()]);
  await settled();
  expect(container.innerHTML).toBe('<b>a</b>');
  render(view(second));
  await settled();
  expect(container.innerHTML).toBe('<b>b</b>');
  await second.reload();
  expect(container.innerHTML).toBe('<b>c</b>');
});
