import './home.css';
import { onChange } from '@kit/onChange';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { lazy, Suspense } from 'react';
import { language, loadWords } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { createNotice } from '../../stores/notice';
import { createShelf } from '../../stores/shelf';
import { useStore } from '../../stores/useStore';
import { LoadingIndicator } from '../../ui/LoadingIndicator';
import { Banners } from './Banners';
import { CategoryMenu } from './CategoryMenu';
import { HotGames } from './HotGames';
import { Ticker } from './Ticker';

const Rest = lazy(async () => {
  const [rest] = await Promise.all([import('./Rest'), loadWords('footer', 'download')]);
  return rest;
});

export default function Home() {
  const { vendors, hot } = useStore(createGame);
  const { banners, posts } = useStore(createNotice);
  const shelves = useStore(createShelf);
  const isWaiting = computed(() => ['idle', 'loading'].includes(vendors.state.value));
  useMount(() => {
    if (hot.state.peek() === 'idle') void hot.load();
    if (banners.state.peek() === 'idle') void banners.load();
    if (posts.state.peek() === 'idle') void posts.load();
    return onChange(language, () => {
      void Promise.all([hot.load(), banners.load(), posts.load(), shelves.reload()]);
    });
  });
  return (
    <When is={isWaiting} or={() => <HomeBody />}>
      {() => <LoadingIndicator label={t('app.loading')} />}
    </When>
  );
}

const HomeBody = () => (
  <div className="home">
    <Ticker />
    <Banners />
    <CategoryMenu />
    <HotGames />
    <Suspense>
      <Rest />
    </Suspense>
  </div>
);
