import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { mount, settled, watchedSignal } from '../../../tests/helpers/mount';

test('K28 useOnce makes its value once, although StrictMode and a parent call the body again', () => {
  let calls = 0;
  let made = 0;
  const Counter = () => {
    calls++;
    const count = useOnce(() => {
      made++;
      return signal(1);
    });
    return (
      <button type="button" onClick={() => count.value++}>
        {computed(() => count.value * 2)}
      </button>
    );
  };
  const { find, render } = mount(<Counter />);
  find('button').click();
  render(<Counter />);
  expect(find('button').textContent).toBe('4');
  expect(calls).toBeGreaterThan(2);
  expect(made).toBe(1);
});

test('K10 useMount starts once, and stops when the component leaves', async () => {
  const log: string[] = [];
  const Live = () => {
    useMount(() => {
      log.push('start');
      return () => void log.push('stop');
    });
    return null;
  };
  const { render } = mount(<Live />, { strict: false });
  render(<Live />);
  await settled();
  render(null);
  await settled();
  expect(log).toEqual(['start', 'stop']);
});

test('useSignalEffect runs on every change and stops, when the component leaves', async () => {
  const source = watchedSignal(1);
  const seen: (number | string)[] = [];
  const Follower = () => {
    useSignalEffect(() => {
      seen.push(source.of.value);
      return () => void seen.push('cleanup');
    });
    return null;
  };
  const { unmount } = mount(<Follower />, { strict: false });
  await settled();
  source.of.value = 2;
  unmount();
  await settled();
  expect(seen).toEqual([1, 'cleanup', 2, 'cleanup']);
  expect(source.isWatched).toBe(false);
});
