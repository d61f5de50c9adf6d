import { signal } from '@kit/render/signals';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { notices } from '../../src/contract/messages/notice';
import { settings } from '../../src/contract/site/system';
import { firstTexts, loadTexts } from '../../src/i18n/locale';
import { RegisterBanners } from '../../src/screens/account/register/RegisterBanners';
import { Banner } from '../../src/screens/games/home/banners/Banner';
import { createRegister } from '../../src/stores/account/register';
import { HostContext } from '../../src/stores/base/useStore';
import type { Notice } from '../../src/stores/messages/noticeOf';
import { createSystem } from '../../src/stores/site/system';
import { createFakeHost } from '../helpers/fakeHost';
import { mount } from '../helpers/mount';

const BANNER = { id: '1', title: 'News', content: '', image: 'futbol-676.webp', url: '' };

beforeAll(async () => {
  await firstTexts();
  await loadTexts('register');
});

const cases = [
  {
    name: 'home',
    show: () => <Banner banner={BANNER as unknown as Notice} isNear={signal(true)} isFirst />,
  },
  { name: 'the registration', show: () => <RegisterBanners /> },
];

async function showBanners(show: () => ReactNode) {
  const { host, reply } = createFakeHost();
  reply(settings, { imageCdns: ['/none/', '/art/banners/'] });
  reply(notices, [BANNER]);
  await host.use(createSystem).loadSettings();
  void host.use(createRegister).banners.load();
  return mount(<HostContext value={host}>{show()}</HostContext>, { strict: false }).find;
}

test.each(cases)(
  'S3.37 the picture of a banner of $name comes from the next host, when the first one fails',
  async ({ show }) => {
    const find = await showBanners(show);
    await expect.poll(() => find('img')?.getAttribute('src')).toBe('/art/banners/futbol-676.webp');
  },
);

// WebKit shows a picture that decodes by itself only after the slide has come into view.
test.each(cases)(
  'a banner of $name is never shown before its picture is decoded',
  async ({ show }) => {
    const find = await showBanners(show);
    await expect.poll(() => find<HTMLImageElement>('img')?.decoding).toBe('sync');
  },
);
