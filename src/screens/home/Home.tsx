import './home.css';
import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { LoadingIndicator } from '../../ui/LoadingIndicator';
import { Banners } from './Banners';
import { CategoryMenu } from './CategoryMenu';
import { Footer } from './Footer';
import { HotGames } from './HotGames';
import { Sections } from './Sections';
import { Ticker } from './Ticker';
import { Winners } from './Winners';

export default function Home() {
  const { vendors, hot } = useStore(createGame);
  const isWaiting = computed(() => ['idle', 'loading'].includes(vendors.state.value));
  useMount(() => {
    if (hot.state.peek() === 'idle') void hot.load();
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
    <Winners />
    <Sections />
    <Footer />
  </div>
);
