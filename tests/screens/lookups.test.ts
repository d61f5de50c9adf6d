import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import { gameList } from '../../src/contract/games/game';
import {
  groupIcon,
  groupName,
} from '../../src/screens/records/transactionRecord/transactionGroups';
import { createGame } from '../../src/stores/games/game';
import { createShelf } from '../../src/stores/games/shelf';
import { categoryPicture } from '../../src/widgets/games/list/categoryPicture';
import type { App } from '../../src/widgets/site/app/useApp';
import { createAppForm } from '../../src/widgets/site/forms/createAppForm';
import { pathOfCategory } from '../../src/widgets/site/navigation/paths';
import { createFakeHost } from '../helpers/fakeHost';

/** Every object inherits these, so a lookup by a text from outside must not find them. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

test.each(INHERITED)('a category named "%s" has no path and no picture of its own', (name) => {
  expect(pathOfCategory(name)).toBe(`/m/game?type=${name}`);
  expect(categoryPicture(name)).toBe('/art/icons/game-die.webp');
});

test.each(INHERITED)('a group of transactions named "%s" is shown like an unknown one', (name) => {
  expect(groupName(name, 'its first code')).toBe('its first code');
  expect(groupIcon(name)).toBe('wallet');
});

test.each(INHERITED)('games of the category "%s" are asked for by its name', (name) => {
  const { host, requestsOf } = createFakeHost();
  const { signal } = new AbortController();
  void host.use(createGame).loadPage({ category: name, page: 1, size: 10 }, signal);
  void host.use(createShelf).shelfOf(name).load(undefined);
  expect(requestsOf(gameList).map(({ input }) => input)).toEqual([
    expect.objectContaining({ gameType: name }),
    expect.objectContaining({ gameType: name }),
  ]);
});

test.each(INHERITED)('an error with the code "%s" is shown like an unknown one', async (code) => {
  const app = { showToast: vi.fn(), showError: vi.fn() };
  const error = new ApiError('rejected', '/wps/x', { code, message: 'no' });
  const form = createAppForm(app as unknown as App, { onSubmit: () => Promise.reject(error) });
  form.field('password', signal('x'), () => undefined);
  await form.submit();
  expect(app.showError).toHaveBeenCalledWith(error);
  expect(app.showToast).not.toHaveBeenCalled();
});
