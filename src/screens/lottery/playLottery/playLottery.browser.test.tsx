import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { memberInfo } from '../../../contract/account/member';
import { exclusion } from '../../../contract/safePlay/exclusion';
import { settings } from '../../../contract/site/system';
import { dateText } from '../../../i18n/format';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import { HostContext } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { paths } from '../../../widgets/site/navigation/paths';
import PlayLottery from './PlayLottery';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('play', 'lottery', 'safePlay');
});

/** The page of a lottery, opened by its address: the settings are still being loaded. */
async function open(until?: number) {
  const { host, logIn, reply, requestsOf } = createFakeHost();
  reply(memberInfo, { type: 0 });
  reply(exclusion, until ? { closure: { reason: 'break', until } } : {});
  logIn('lucia');
  await host.use(createSession).loadMember();
  void host.use(createSystem).settingsResource.load();
  const query = new URLSearchParams('gameId=tinka&playType=trad');
  const address = signal({ path: paths.playLottery, query, historyKey: 'a' });
  const { find } = mount(
    <HostContext value={host}>
      <AppContext
        value={{ address, navigate: () => {}, showTitle: () => () => {} } as unknown as App}
      >
        <PlayLottery />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await settled();
  return {
    page: () => find('.gamepage').textContent,
    source: () => find('iframe')?.getAttribute('src') ?? '',
    request: requestsOf(settings)[0],
  };
}

test("S2.25 the frame opens once the settings have come, in the merchant's template", async () => {
  const { source, request } = await open();
  expect(source()).toBe('');
  request?.answer({ template: 'modern' });
  await expect.poll(source).toContain('/m/lotto-h5/modern/trad/games/tinka');
});

test('the frame opens in the classic template, when the settings do not come', async () => {
  const { source, request } = await open();
  request?.fail();
  await expect.poll(source).toContain('/m/lotto-h5/classic/trad/games/tinka');
});

test('S10.11 the page of a lottery says until when a break lasts, before a bet', async () => {
  const until = Date.UTC(2026, 11, 1, 12);
  const { page, request } = await open(until);
  request?.answer({ template: 'modern', licence: 'offered' });
  const line = text('safePlay.closedBreak', { date: dateText(until, 'moment') });
  await expect.poll(page).toContain(line);
});
