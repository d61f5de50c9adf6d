import { expect, test, vi } from 'vitest';
import { mount } from '../../../tests/helpers/mount';
import { ScreenLoadError } from '../navigation/ScreenLoadError';
import { ErrorScreen } from './ErrorScreen';

test('the error screen shows message, stack and cause, in development', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('rows is not iterable', { cause: new Error('no such column') });
  const { container } = mount(<ErrorScreen error={error} reset={() => {}} />, { strict: false });
  expect(container.textContent).toContain('rows is not iterable');
  expect(container.textContent).toContain('errorScreen.browser.test');
  expect(container.textContent).toContain('no such column');
  expect(log.mock.calls).toEqual([[error]]);
  log.mockClear();
});

test('a screen that could not be loaded shows why, in development', () => {
  const error = new ScreenLoadError(async () => {}, new Error('chunk is gone'));
  const { container } = mount(<ErrorScreen error={error} reset={() => {}} />, { strict: false });
  expect(container.textContent).toContain('chunk is gone');
});
