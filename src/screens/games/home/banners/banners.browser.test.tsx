import '../home.css';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../../../tests/helpers/fakeHost';
import { mount } from '../../../../../tests/helpers/mount';
import { notices } from '../../../../contract/messages/notice';
import { firstTexts } from '../../../../i18n/locale';
import { HostContext } from '../../../../stores/base/useStore';
import { createNotice } from '../../../../stores/messages/notice';
import { DEFAULT_BANNER } from '../../../../stores/messages/noticeOf';
import { type App, AppContext } from '../../../../widgets/site/app/useApp';
import { Banners } from './Banners';

beforeAll(firstTexts);

async function showBanners(...banners: object[]) {
  const { host, reply } = createFakeHost();
  reply(
    notices,
    banners.map((banner, id) => ({ id, groupName: 'm_home', ...banner })),
  );
  await host.use(createNotice).banners.load();
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <Banners />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await settle();
  return () => [...container.querySelectorAll('.banner img')].map((img) => img.getAttribute('src'));
}

test('a banner on home without a picture, or with one that is gone, shows a default picture', async () => {
  const gone = `${location.origin}/gone.webp`;
  const sources = await showBanners({ title: 'Torneo' }, { title: 'Regalo', image: gone });
  await expect.poll(sources).toEqual([DEFAULT_BANNER, DEFAULT_BANNER]);
});

test('a banner on home with neither a picture nor a title is left out', async () => {
  const sources = await showBanners({ url: '/m/activity' }, { title: 'Torneo' });
  await expect.poll(() => sources().length).toBe(1);
});

test('a banner on home of which no picture can be loaded shows its text alone', async () => {
  const sources = await showBanners({ title: 'Torneo', image: `${location.origin}/gone.webp` });
  const picture = document.querySelector('.banner img') as HTMLImageElement;
  await expect.poll(sources).toEqual([DEFAULT_BANNER]);
  expect(getComputedStyle(picture).visibility).toBe('visible');
  picture.dispatchEvent(new Event('error'));
  await expect.poll(sources).toEqual([null]);
  expect(getComputedStyle(picture).visibility).toBe('hidden');
});

test('the picture of the first banner on home has a high priority, that of the next one a low one', async () => {
  const sources = await showBanners({ title: 'Torneo' }, { title: 'Regalo' });
  await expect.poll(sources).toEqual([DEFAULT_BANNER, DEFAULT_BANNER]);
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.banner img')];
  expect(pictures.map(({ fetchPriority }) => fetchPriority)).toEqual(['high', 'low']);
});
