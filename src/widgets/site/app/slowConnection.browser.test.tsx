import { afterEach, expect, test, vi } from 'vitest';
import { mount, settled } from '../../../../tests/helpers/mount';
import { firstTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { SlowConnection } from './SlowConnection';

afterEach(() => vi.useRealTimers());

test('S8.14 says that the connection is slow, when data has been loading for eight seconds', async () => {
  await firstTexts();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { container } = mount(<SlowConnection />);
  vi.advanceTimersByTime(7999);
  expect(container.textContent).toBe('');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await settled();
  expect(container.textContent).toBe(text('error.slowConnection'));
});
