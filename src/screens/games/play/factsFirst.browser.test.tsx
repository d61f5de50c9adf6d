import { beforeAll, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { ApiError } from '../../../api/ApiError';
import { gameFacts } from '../../../contract/games/gameFacts';
import { settings } from '../../../contract/site/system';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { LaunchFailed } from './LaunchFailed';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('play', 'safePlay', 'game');
});

test('market gameFacts shows payback and rules, and opens the game from there only', async () => {
  const fake = createFakeHost();
  fake.reply(settings, { market: { gameFacts: 'beforePlay' } });
  await fake.host.use(createSystem).loadSettings();
  const retry = vi.fn();
  const value = { nodeId: '7' };
  const error = new ApiError('rejected', '/', { code: 'facts_needed', value });
  const { container, find } = mount(
    <HostContext value={fake.host}>
      <LaunchFailed error={error} retry={retry} />
    </HostContext>,
    { strict: false },
  );
  const play = find<HTMLButtonElement>('button');
  expect([play.textContent, play.disabled]).toEqual([text('game.play'), true]);
  const [request] = fake.requestsOf(gameFacts);
  expect(request?.input).toEqual({ nodeId: '7', isShown: true });
  request?.answer({ rtp: 96.5, rules: ['Three reels stop by chance.'] });
  await settle();
  await settled();
  expect(container.textContent).toContain('96.5%');
  expect(find('li').textContent).toBe('Three reels stop by chance.');
  expect(retry).not.toHaveBeenCalled();
  play.click();
  expect(retry).toHaveBeenCalledOnce();
});
