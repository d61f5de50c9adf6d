import { afterEach, expect, test, vi } from 'vitest';
import { firstWords } from '../../src/i18n/locale';
import { text } from '../../src/i18n/t';
import { SlowConnection } from '../../src/widgets/app/SlowConnection';
import { mount, settled } from '../kit/mount';

afterEach(() => vi.useRealTimers());

test('S8.14 says that the connection is slow, when data has been loading for eight seconds', async () => {
  await firstWords();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container } = mount(<SlowConnection />);
  vi.advanceTimersByTime(7999);
  expect(container.textContent).toBe('');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await settled();
  expect(container.textContent).toBe(text('error.slowConnection'));
});
