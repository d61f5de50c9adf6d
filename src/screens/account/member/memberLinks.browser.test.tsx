import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { settings } from '../../../contract/site/system';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { MemberLinks } from './MemberLinks';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('member', 'title');
});

test.each([
  [['ES'], false],
  [['ES', 'XX'], false],
  [['ES', 'EN'], true],
])(
  'S2.54 with the languages %j, the member center leads to their choice: %s',
  async (languages, isOffered) => {
    const { host, reply } = createFakeHost();
    reply(settings, { languages });
    await host.use(createSystem).loadSettings();
    const { container } = mount(
      <HostContext value={host}>
        <AppContext value={{} as App}>
          <MemberLinks />
        </AppContext>
      </HostContext>,
      { strict: false },
    );
    await settled();
    expect(container.querySelector('a[href="/m/help"]')).not.toBeNull();
    expect(container.querySelector('a[href="/m/language"]') !== null).toBe(isOffered);
  },
);
