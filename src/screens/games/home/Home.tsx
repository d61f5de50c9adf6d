import './home.css';
import { isPending } from '@kit/data/resource';
import { AfterFrame } from '@kit/list/AfterFrame';
import { useMount, useSignalEffect } from '@kit/render/hooks';
import { Lazy } from '@kit/render/Lazy';
import { onChange } from '@kit/render/onChange';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { isBehindFirstScreen } from '@kit/web/firstScreen';
import { language, loadTexts } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { createNewMember } from '../../../stores/account/newMember';
import { loadAndRetry } from '../../../stores/base/loadMissing';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { createShelf } from '../../../stores/games/shelf';
import { createNotice } from '../../../stores/messages/notice';
import { LoadingIndicator } from '../../../ui/feedback/LoadingIndicator';
import { hasFailed } from '../../../widgets/site/app/LoadFailure';
import { Banners } from './banners/Banners';
import { Ticker } from './banners/Ticker';
import { CategoryMenu } from './CategoryMenu';
import { HomeError } from './HomeError';
import { HotGames } from './HotGames';

/** The section needs its texts when it is drawn, so both are loaded together. */
const loadBelowTheFold = async () => {
  const texts = loadTexts('footer', 'download', 'shelf');
  const [{ BelowTheFold }] = await Promise.all([import('./BelowTheFold'), texts]);
  return BelowTheFold;
};

const loadFirstSteps = async () => {
  const [{ FirstSteps }] = await Promise.all([
    import('../../../widgets/account/member/FirstSteps'),
    loadTexts('member'),
  ]);
  return FirstSteps;
};

/** The language in which home was shown last. The member can choose another one on other screens. */
const createShownLanguage = () => ({ code: '' });

export default function Home() {
  const { vendors, hot, loadHot, isHotSettled } = useStore(createGame);
  const { banners, posts } = useStore(createNotice);
  const shelves = useStore(createShelf);
  const shown = useStore(createShownLanguage);
  const isLoading = computed(() => isPending(vendors.state.value));
  const isWithoutGames = computed(() => hasFailed(vendors) && hasFailed(hot));
  useMount(() => {
    const loadAll = () => {
      shown.code = language.peek();
      void Promise.all([loadHot(language.peek()), banners.load(), posts.load(), shelves.reload()]);
    };
    if (shown.code && shown.code !== language.peek()) loadAll();
    shown.code = language.peek();
    void loadHot(language.peek());
    return onChange(language, loadAll);
  });
  // Banners and announcements that failed have no retry button. They are loaded again when the member comes back to home too.
  useSignalEffect(() => loadAndRetry(banners));
  // After the first games, because they are what the member waits for.
  useSignalEffect(() => {
    if (isHotSettled.value) loadAndRetry(posts);
  });
  return (
    <When
      is={isLoading}
      or={() => (
        <When is={isWithoutGames} or={() => <HomeContent isHotSettled={isHotSettled} />}>
          {() => <HomeError />}
        </When>
      )}
    >
      {() => <LoadingIndicator label={t('app.loading')} />}
    </When>
  );
}

const HomeContent = ({ isHotSettled }: { isHotSettled: ReadonlySignal<boolean> }) => (
  <div className="home">
    <Ticker />
    <Banners />
    <CategoryMenu />
    <NewMember />
    <AfterFrame isLate={isBehindFirstScreen()}>{() => <HotGames />}</AfterFrame>
    <Lazy when={isHotSettled} load={loadBelowTheFold}>
      {(BelowTheFold) => <BelowTheFold />}
    </Lazy>
  </div>
);

function NewMember() {
  const { isNew } = useStore(createNewMember);
  return (
    <When is={isNew}>
      {() => (
        <div className="home-firststeps">
          <Lazy load={loadFirstSteps}>{(FirstSteps) => <FirstSteps nextOnly />}</Lazy>
        </div>
      )}
    </When>
  );
}
