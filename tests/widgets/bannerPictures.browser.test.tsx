import { signal } from '@kit/signals';
import { beforeAll, expect, test } from 'vitest';
import { notices } from '../../src/contract/notice';
import { settings } from '../../src/contract/system';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { Banner } from '../../src/screens/home/Banner';
import { RegisterBanners } from '../../src/screens/register/RegisterBanners';
import type { Notice } from '../../src/stores/notice';
import { createRegister } from '../../src/stores/register';
import { createSystem } from '../../src/stores/system';
import { HostContext } from '../../src/stores/useStore';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

const BANNER = { id: '1', title: 'News', content: '', image: 'futbol-676.webp', url: '' };

beforeAll(async () => {
  await firstWords();
  await loadWords('register');
});

test.each([
  {
    name: 'home',
    show: () => <Banner banner={BANNER as unknown as Notice} isNear={signal(true)} />,
  },
  { name: 'the registration', show: () => <RegisterBanners /> },
])(
  'S3.37 the picture of a banner of $name comes from the next host, when the first one fails',
  async ({ show }) => {
    const { host, reply } = createFakeHost();
    reply(settings, { imageCdns: ['/none/', '/art/banners/'] });
    reply(notices, [BANNER]);
    await host.use(createSystem).loadSettings();
    void host.use(createRegister).banners.load();
    const { find } = mount(<HostContext value={host}>{show()}</HostContext>, { strict: false });
    await expect.poll(() => find('img')?.getAttribute('src')).toBe('/art/banners/futbol-676.webp');
  },
);
