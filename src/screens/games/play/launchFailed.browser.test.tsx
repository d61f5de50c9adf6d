import { beforeAll, expect, test, vi } from 'vitest';
import { mount } from '../../../../tests/helpers/mount';
import { ApiError } from '../../../api/ApiError';
import { dateText } from '../../../i18n/format';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { paths } from '../../../widgets/site/navigation/paths';
import { safePlayPaths } from '../../../widgets/site/navigation/safePlayPaths';
import { LaunchFailed } from './LaunchFailed';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('play', 'safePlay');
});

const show = (code: string, value?: unknown) => {
  const error = new ApiError('rejected', '/', { code, value });
  const { container } = mount(<LaunchFailed error={error} retry={vi.fn()} />, { strict: false });
  return container;
};

test('a member on a break is led to the withdrawal, and not to another try', () => {
  const container = show('excluded');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/m/withdraw');
  expect(container.textContent).not.toContain(text('app.retry'));
  expect(show('vendor_closed').textContent).toContain(text('app.retry'));
});

test('market gameExclusion a game of an excluded type says until when, and offers no other try', () => {
  const until = Date.UTC(2026, 5, 30, 17);
  const container = show('game_excluded', { gameType: 'RNG', until });
  expect(container.textContent).toContain(
    text('safePlay.excludedUntil', { date: dateText(until, 'moment') }),
  );
  expect(container.textContent).not.toContain(text('app.retry'));
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([paths.games, safePlayPaths.games]);
  const forGood = show('game_excluded', { gameType: 'RNG', until: null });
  expect(forGood.textContent).toContain(text('safePlay.excludedForever'));
});
