import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { inApp } from '@workbench/inApp';
import { sample } from '@workbench/sample';
import { type ReactNode, useRef } from 'react';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { createGameList } from '../../../stores/games/gameList';
import type { Game } from '../../../stores/games/gameOf';
import { createGameSheet } from '../../../stores/games/gameSheet';
import { createBonus } from '../../../stores/promotions/bonus';
import { useApp } from '../../site/app/useApp';
import { noFilter } from '../filter/gameFilter';
import { CategoryIcon } from '../list/CategoryIcon';
import { GameBrowser } from '../list/GameBrowser';
import { GameListBar } from '../list/GameListBar';
import { GameListError, NextPageError } from '../list/GameListError';
import { GameScroll } from '../list/GameScroll';
import { EmptyGameList, ListNotes } from '../list/ListNotes';
import { NoGames } from '../list/NoGames';
import { SimilarGames } from '../list/SimilarGames';
import { BonusBar } from '../play/BonusBar';
import { BonusMark } from '../play/BonusMark';
import { GameFrame } from '../play/GameFrame';
import { FullScreenButton, GameHeader } from '../play/GameHeader';
import { GameSheet } from '../play/GameSheet';
import { FavouriteHeart } from './FavouriteHeart';
import { GameCard } from './GameCard';

export default { title: 'Widgets/Games' };

/** Draws its child with the popular games of the mock. */
function WithGames({ children }: { children: (games: ReadonlySignal<Game[]>) => ReactNode }) {
  const { hot, loadHot } = useStore(createGame);
  useMount(() => void loadHot('ES'));
  return <When is={hot.value}>{children}</When>;
}

const Cards = () => (
  <WithGames>
    {(games) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 12 }}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <GameCard key={index} game={computed(() => games.value[index] as Game)} />
        ))}
      </div>
    )}
  </WithGames>
);

export const Card = inApp(() => <Cards />);
export const CardOfVisitor = inApp(() => <Cards />, { persona: 'visitor' });
export const CardLongNames = inApp(() => <Cards />, { scenarios: ['longNames'] });

const Marks = () => {
  const isShown = useOnce(() => signal(true));
  return ['RNG', 'LIVE', 'COCK'].map((category) => (
    <BonusMark key={category} category={signal(category)} isShown={isShown} />
  ));
};
export const MarkOfBonus = inApp(() => <Marks />, { scenarios: ['bonusesOpen'] });

const BarOverGame = () => {
  const { loadIfOffered } = useStore(createBonus);
  useSignalEffect(loadIfOffered);
  return <BonusBar isShown={useOnce(() => signal(true))} category={signal('RNG')} />;
};
export const BarOfBonus = inApp(() => <BarOverGame />, { scenarios: ['bonusesOpen'] });

const CODES = ['HOME', 'HOT', 'FAV', 'RNG', 'LIVE', 'FISH', 'CRASH', 'PVP', 'unknown'];

export const CategoryIcons = inApp(() => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    {CODES.map((code) => (
      <CategoryIcon key={code} code={code} size={32} />
    ))}
  </div>
));

export const Similar = inApp(() => (
  <WithGames>
    {(games) => (
      <SimilarGames game={computed(() => games.value[0] as Game)} isShown={signal(true)} />
    )}
  </WithGames>
));

export const Heart = inApp(() => (
  <WithGames>
    {(games) => (
      <div style={{ position: 'relative', inlineSize: 96, blockSize: 96 }}>
        <FavouriteHeart game={computed(() => games.value[0] as Game)} />
      </div>
    )}
  </WithGames>
));

const listAt = () => ({ category: 'RNG', gameType: 'RNG' });

const Browser = () => (
  <GameBrowser
    address={useApp().address}
    listAt={listAt}
    vendorParameter="vendor"
    onCategory={() => {}}
  />
);

const isNew = signal({ ...noFilter, isNew: true });
export const Notes = inApp(
  () => <ListNotes category={signal('RNG')} filter={isNew} onFilter={() => {}} />,
  { scenarios: ['slotsExcluded'] },
);

export const BrowserReady = inApp(() => <Browser />);
export const BrowserFailed = inApp(() => <Browser />, { calls: 'status' });
export const BrowserLoading = inApp(() => <Browser />, { calls: 'hang' });
export const BrowserEmpty = inApp(() => <Browser />, { scenarios: ['emptyCatalogue'] });

export const Bar = inApp(() => (
  <GameListBar
    category={signal('LIVE')}
    vendor={signal(undefined)}
    onCategory={() => {}}
    onVendor={() => {}}
  />
));

const Scroll = () => {
  const { rowsOf } = useStore(createGameList);
  const rows = useOnce(() =>
    computed(() => rowsOf({ gameType: 'LIVE' }, { historyKey: 'story', language: 'ES' })),
  );
  useSignalEffect(() => rows.value.start());
  return (
    <>
      <GameListError of={rows} />
      <GameScroll
        of={rows}
        label={t('title.gameList')}
        empty={() => <NoGames category={signal('LIVE')} />}
      />
      <NextPageError of={rows} />
    </>
  );
};

export const List = inApp(() => <Scroll />);
export const NothingThatFits = inApp(() => (
  <EmptyGameList category={signal('RNG')} isFiltered={signal(true)} onClear={() => {}} />
));
export const NothingThere = inApp(() => <NoGames category={signal('FAV')} />);

const Frame = () => {
  const whole = useRef<HTMLDivElement>(null);
  return (
    <div ref={whole}>
      <GameHeader name={signal(sample('Cohete'))} hasMoney={signal(true)} onClose={() => {}}>
        <FullScreenButton of={whole} />
      </GameHeader>
      <div style={{ position: 'relative', blockSize: 480 }}>
        <GameFrame
          url="about:blank"
          name={sample('Cohete')}
          state={signal({ type: 'resume' })}
          onMessage={() => {}}
          onRetry={() => {}}
        />
      </div>
    </div>
  );
};

export const FrameLoading = inApp(() => <Frame />);

export const HeaderOfFreeGame = inApp(() => (
  <GameHeader
    name={signal(sample('Un juego con un nombre que no cabe en la barra'))}
    balance={signal(1000)}
    isFree={signal(true)}
    hasMoney={signal(true)}
    onClose={() => {}}
  />
));

const OpenSheet = ({ game }: { game: ReadonlySignal<Game> }) => {
  const { show } = useStore(createGameSheet);
  useMount(() => show(game.peek()));
  return <GameSheet />;
};

const Described = () => (
  <WithGames>{(games) => <OpenSheet game={computed(() => games.value[0] as Game)} />}</WithGames>
);

export const About = inApp(() => <Described />);
export const AboutLongNames = inApp(() => <Described />, { scenarios: ['longNames'] });
