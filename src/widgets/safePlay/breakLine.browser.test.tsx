import { beforeAll, expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { mount } from '../../../tests/helpers/mount';
import { memberInfo } from '../../contract/account/member';
import { exclusion } from '../../contract/safePlay/exclusion';
import { settings } from '../../contract/site/system';
import { dateText } from '../../i18n/format';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { HostContext } from '../../stores/base/useStore';
import { createSystem } from '../../stores/site/system';
import { BreakLine } from './BreakLine';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('safePlay');
});

async function show(value: object) {
  const { host, logIn, reply } = createFakeHost();
  reply(settings, { licence: 'offered' });
  reply(memberInfo, { type: 0 });
  reply(exclusion, value);
  logIn('lucia');
  await host.use(createSystem).settingsResource.load();
  const { container } = mount(
    <HostContext value={host}>
      <BreakLine />
    </HostContext>,
  );
  return () => container.querySelector('a');
}

test('S10.11 a member on a break reads on home until when, with a link to the breaks', async () => {
  const until = Date.UTC(2026, 11, 1, 12);
  const link = await show({ closure: { reason: 'break', until } });
  await expect.poll(() => link()?.getAttribute('href')).toBe('/m/safePlay/break');
  expect(link()?.textContent).toContain(
    text('safePlay.closedBreak', { date: dateText(until, 'moment') }),
  );
});

test('S10.11 a member who can play has no such line', async () => {
  const link = await show({});
  await settle();
  expect(link()).toBeNull();
});
