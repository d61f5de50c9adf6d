import { isOnline } from '@kit/data/network';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { mount } from '../../../../tests/helpers/mount';
import { ApiError } from '../../../api/ApiError';
import { firstTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { LoadError } from './LoadError';

beforeAll(firstTexts);
afterEach(() => {
  isOnline.value = true;
});

test('S8.17 a list that failed says so, can be loaded again, and is loaded again when the network is back', async () => {
  isOnline.value = false;
  const retry = vi.fn(async () => {});
  const error = new ApiError('offline', '/wps/x');
  const { container, find } = mount(<LoadError error={error} retry={retry} />, {
    strict: false,
  });
  expect(container.textContent).toContain(text('error.loadFailed'));
  expect(container.textContent).toContain(text('error.loadsLater'));
  find<HTMLButtonElement>('button').click();
  expect(retry).toHaveBeenCalledTimes(1);
  isOnline.value = true;
  await expect.poll(() => retry.mock.calls.length).toBe(2);
  isOnline.value = false;
  expect(retry).toHaveBeenCalledTimes(2);
});
