import { Each } from '@kit/render/Each';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, signal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { afterEach, expect, test, vi } from 'vitest';
import { mount, settled } from '../helpers/mount';

const total = signal(7);
const names = signal(['ana', 'eva']);
const isOpen = signal(true);

function Total() {
  return <b>{total.value}</b>;
}
const Doubled = () => <b>{total.value * 2}</b>;
const Sentence = () => <b>{`Total ${total}`}</b>;
const Names = () => (
  <ul>
    {names.value.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);
const Choice = () => (isOpen.value ? <b>open</b> : <b>closed</b>);
const useDouble = () => total.value * 2;
function WithHook() {
  return <b>{useDouble()}</b>;
}
function InRow() {
  return (
    <Each of={names} by={String}>
      {(name) => <b key={name}>{total.value}</b>}
    </Each>
  );
}
function WithDerived() {
  const double = computed(() => total.value * 2);
  return <b>{double.value}</b>;
}

function Right() {
  const first = useOnce(() => total.peek());
  const shown = useOnce(() => signal(0));
  const double = computed(() => total.value * 2);
  useSignalEffect(() => {
    shown.value = total.value;
  });
  return (
    <button type="button" title={computed(() => `${total.value}`)} onClick={() => total.value}>
      {total} {double} {first} {untracked(() => total.value)} {double.peek()}
      <When is={isOpen}>{(open) => <i>{computed(() => String(open.value))}</i>}</When>
      <Each of={names} by={String}>
        {(name) => <i>{name}</i>}
      </Each>
    </button>
  );
}

/** What the developer reads in the console. */
function watchConsole() {
  const log = vi.mocked(console.error).mockImplementation(() => {});
  return () => log.mock.calls.map(([message]) => String(message));
}
afterEach(() => vi.mocked(console.error).mockReset());

test.each([
  ['Total', Total],
  ['Doubled', Doubled],
  ['Sentence', Sentence],
  ['Choice', Choice],
  ['WithHook', WithHook],
  ['WithDerived', WithDerived],
])('K29 a component that reads a signal in its body is named: %s', (name, Draw) => {
  const messages = watchConsole();
  mount(<Draw />);
  expect(messages()).toEqual([
    expect.stringContaining(`<${name}> (tests/kit/bodyReads.browser.test.tsx) reads the value`),
  ]);
});

test('K29 a row of a list that reads a signal is named by its file', () => {
  const messages = watchConsole();
  mount(<InRow />);
  expect(messages()).toEqual([
    expect.stringContaining('A component in tests/kit/bodyReads.browser.test.tsx reads the value'),
  ]);
});

test('K29 the advice for a list is <Each>', () => {
  const messages = watchConsole();
  mount(<Names />);
  expect(messages()).toEqual([expect.stringContaining('<Each of={list} by={…}>')]);
});

test('K29 reads in computed signals, effects, handlers and bindings are right', async () => {
  const messages = watchConsole();
  const { find } = mount(<Right />);
  find('button').click();
  total.value++;
  isOpen.value = false;
  await settled();
  expect(messages()).toEqual([]);
});
