import { beforeAll, expect, test, vi } from 'vitest';
import { mount } from '../../../../tests/helpers/mount';
import { ApiError } from '../../../api/ApiError';
import { firstWords, loadWords } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { LaunchFailed } from './LaunchFailed';

beforeAll(async () => {
  await firstWords();
  await loadWords('play');
});

const show = (code: string) => {
  const error = new ApiError('rejected', '/', { code });
  const { container } = mount(<LaunchFailed error={error} retry={vi.fn()} />, { strict: false });
  return container;
};

test('a member on a break is led to the withdrawal, and not to another try', () => {
  const container = show('excluded');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/m/withdraw');
  expect(container.textContent).not.toContain(text('app.retry'));
  expect(show('vendor_closed').textContent).toContain(text('app.retry'));
});
