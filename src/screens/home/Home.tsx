import './home.css';
import { onChange } from '@kit/onChange';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { language } from '../../i18n/locale';
import { t } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { createNotice } from '../../stores/notice';
import { createShelf } from '../../stores/shelf';
import { useStore } from '../../stores/useStore';
import { LoadingIndicator } from '../../ui/LoadingIndicator';
import { ContinueRow } from '../../widgets/ContinueRow';
import { AppBanner } from './AppBanner';
import { Banners } from './Banners';
import { CategoryMenu } from './CategoryMenu';
import { Favourites } from './Favourites';
import { Footer } from './Footer';
import { HotGames } from './HotGames';
import { Shelf } from './Shelf';
import { SportsBanner } from './SportsBanner';
import { Ticker } from './Ticker';
import { Winners } from './Winners';

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
    <ContinueRow />
    <HotGames />
    <Favourites />
    <Winners />
    <Shelf code="RNG" />
    <Shelf code="PGSLOT" />
    <Shelf code="LIVE" />
    <SportsBanner />
    <Shelf code="FISH" />
    <Shelf code="CRASH" />
    <Shelf code="JLSLOT" />
    <Shelf code="PVP" />
    <AppBanner />
    <Footer />
  </div>
);
