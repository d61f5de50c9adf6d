import { Lazy } from '@kit/render/Lazy';
import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { mount, settled } from '../../../tests/helpers/mount';

const Sheet = () => <b>sheet</b>;

function setup(load: () => Promise<() => React.ReactNode>) {
  const isOpen = signal(false);
  const onError = vi.fn();
  const mounted = mount(
    <Lazy when={isOpen} load={load} onError={onError}>
      {(Loaded) => <Loaded />}
    </Lazy>,
    { strict: false },
  );
  return { ...mounted, isOpen, onError };
}

test('Lazy loads once at the first opening, and the component stays', async () => {
  const load = vi.fn(async () => Sheet);
  const { container, isOpen } = setup(load);
  await settled();
  expect(load).not.toHaveBeenCalled();
  isOpen.value = true;
  await settled();
  expect(container.textContent).toBe('sheet');
  isOpen.value = false;
  isOpen.value = true;
  await settled();
  expect([container.textContent, load.mock.calls.length]).toEqual(['sheet', 1]);
});

test('Lazy loads at once, when there is no `when`', async () => {
  const { container } = mount(<Lazy load={async () => Sheet}>{(Loaded) => <Loaded />}</Lazy>);
  await settled();
  expect(container.textContent).toBe('sheet');
});

test('Lazy loads again, when the network is back', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Sheet);
  const { container, isOpen, onError } = setup(load);
  await settled();
  isOpen.value = true;
  await settled();
  expect([onError.mock.calls.length, container.textContent]).toEqual([1, '']);
  dispatchEvent(new Event('online'));
  await settled();
  expect([container.textContent, load.mock.calls.length]).toEqual(['sheet', 2]);
});

test('Lazy loads again at the next opening, when it was closed after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Sheet);
  const { container, isOpen } = setup(load);
  await settled();
  isOpen.value = true;
  await settled();
  isOpen.value = false;
  dispatchEvent(new Event('online'));
  await settled();
  expect([container.textContent, load.mock.calls.length]).toEqual(['', 1]);
  isOpen.value = true;
  await settled();
  expect(container.textContent).toBe('sheet');
});

test('Lazy leaves no listener and reports nothing, when it fails after the unmount', async () => {
  let fail: (error: Error) => void = () => {};
  const load = vi.fn(() => new Promise<typeof Sheet>((_, reject) => (fail = reject)));
  const { isOpen, onError, unmount } = setup(load);
  await settled();
  isOpen.value = true;
  unmount();
  fail(new Error('offline'));
  await settled();
  dispatchEvent(new Event('online'));
  await settled();
  expect([load.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0]);
});
