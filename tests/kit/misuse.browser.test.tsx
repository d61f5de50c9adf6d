import { VirtualGrid } from '@kit/list/VirtualGrid';
import { Async } from '@kit/render/Async';
import { Each } from '@kit/render/Each';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { Lazy } from '@kit/render/Lazy';
import { signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useStore } from '../../src/stores/base/useStore';
import { useApp } from '../../src/widgets/site/app/useApp';
import { settled } from '../helpers/mount';

class Boundary extends Component<{ children: ReactNode; onError: (message: string) => void }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: Error) {
    this.props.onError(error.message);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** What the developer reads: the thrown message, or the logged one. */
async function catchMessage(draw: () => ReactNode) {
  const messages: string[] = [];
  // React's own messages are templates that begin with a placeholder.
  const log = vi.mocked(console.error).mockImplementation((message) => {
    if (typeof message === 'string' && !message.startsWith('%')) messages.push(message);
  });
  const Draw = draw;
  const root = createRoot(document.createElement('div'), { onCaughtError: () => {} });
  flushSync(() =>
    root.render(
      <Boundary onError={(message) => messages.push(message)}>
        <Draw />
      </Boundary>,
    ),
  );
  await settled();
  root.unmount();
  log.mockReset();
  return messages[0];
}

/** Lets a test pass what the types forbid. */
// biome-ignore lint/suspicious/noExplicitAny: the point of these tests
const wrong = (value: unknown) => value as any;

const cases: [string, () => ReactNode, string][] = [
  [
    '<When> gets a boolean',
    () => <When is={wrong(true)}>{() => 'yes'}</When>,
    '<When is> must be a signal, but it is true.',
  ],
  [
    '<When> gets an element as its child',
    () => <When is={signal(true)}>{wrong(<b />)}</When>,
    'The child of <When> must be a function, but it is an object',
  ],
  [
    '<Each> gets an array',
    () => (
      <Each of={wrong([1, 2])} by={String}>
        {String}
      </Each>
    ),
    '<Each of> must be a signal, but it is an array of 2.',
  ],
  [
    '<Each> gets a field name as `by`',
    () => (
      <Each of={signal([1])} by={wrong('id')}>
        {String}
      </Each>
    ),
    '<Each by> must be a function, but it is the text "id".',
  ],
  [
    '<Keyed> gets a plain value',
    () => <Keyed of={wrong('a')}>{() => 'child'}</Keyed>,
    '<Keyed of> must be a signal, but it is the text "a".',
  ],
  [
    '<Async> gets a signal instead of a resource',
    () => <Async of={wrong(signal([1]))}>{() => 'ready'}</Async>,
    'The state of <Async of> must be a signal, but it is undefined.',
  ],
  [
    '<Lazy> gets a boolean',
    () => (
      <Lazy when={wrong(true)} load={async () => 'loaded'}>
        {String}
      </Lazy>
    ),
    '<Lazy when> must be a signal, but it is true.',
  ],
  [
    '<VirtualGrid> gets a plain count',
    () => <VirtualGrid count={wrong(5)} rowHeight={10} cell={() => 'cell'} />,
    '<VirtualGrid count> must be a signal, but it is 5.',
  ],
  [
    'a handler is a signal',
    () => <button type="button" onClick={wrong(signal(() => {}))} />,
    '<button onClick> must be a plain value, but it is a signal.',
  ],
  ['a signal holds NaN', () => <b>{signal(Number.NaN)}</b>, '<b> cannot show NaN.'],
  [
    'an attribute is a signal of an object',
    () => <b title={wrong(signal({ id: 1 }))} />,
    '<b> cannot show an object with the fields id.',
  ],
];

test.each(cases)('the error names what is wrong, when %s', async (_, draw, message) => {
  expect(await catchMessage(draw)).toContain(message);
});

test.each<[string, () => unknown]>([
  ['useMount', () => useMount(() => {})],
  ['useOnce', () => useOnce(() => 0)],
  ['useSignalEffect', () => useSignalEffect(() => {})],
  ['useStore', () => useStore(() => ({}))],
  ['useApp', () => useApp()],
])('the error says where %s() was called, when it is outside of a component', (name, call) => {
  vi.mocked(console.error).mockImplementation(() => {});
  expect(call).toThrow(
    new RegExp(
      `^${name}\\(\\) was called in tests/kit/misuse.browser.test.tsx:\\d+, outside of the body of a component. Call it there, not in a handler`,
    ),
  );
  vi.mocked(console.error).mockReset();
});
