import { signal } from '@kit/signals';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { notices } from '../../src/contract/notice';
import { settings } from '../../src/contract/system';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { Banner } from '../../src/screens/home/Banner';
import { RegisterBanners } from '../../src/screens/register/RegisterBanners';
import type { Notice } from '../../src/stores/noticeOf';
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

const cases = [
  {
    name: 'home',
    show: () => <Banner banner={BANNER as unknown as Notice} isNear={signal(true)} />,
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
