import type { Resource } from '@kit/data/resource';
import { Each } from '@kit/render/Each';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { language } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import type { Game } from '../../../stores/games/gameOf';
import { createPopular } from '../../../stores/games/popular';
import { SectionTitle } from '../../../ui/content/SectionTitle';
import { GameCard } from '../../../widgets/games/card/GameCard';
import { categoryPicture } from '../../../widgets/games/list/categoryPicture';
import { hasFailed, LoadFailure } from '../../../widgets/site/app/LoadFailure';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { pathOfCategory, paths } from '../../../widgets/site/navigation/paths';

const MAX_GAMES = 9;

/** The hot games and the most played lotteries, as a suggestion before a search. */
export function PopularGames() {
  const { hot, loadHot } = useStore(createGame);
  const { popular } = useStore(createPopular);
  useLoadPerLanguage(() => Promise.all([loadHot(language.peek()), popular.load()]));
  return (
    <>
      <Suggested code="HOT" title={t('search.popular')} href={pathOfCategory('HOT')} games={hot} />
      <Suggested
        code="LOTT"
        title={t('search.popularLotteries')}
        href={paths.startLottery}
        games={popular}
      />
    </>
  );
}

interface SuggestedProps {
  code: string;
  title: ReadonlySignal<string>;
  href: string;
  games: Pick<Resource<readonly Game[], never>, 'state' | 'value' | 'error' | 'reload'>;
}

function Suggested({ code, title, href, games }: SuggestedProps) {
  const id = `searchpage-${code}`;
  const shown = computed(() => (games.value.value ?? []).slice(0, MAX_GAMES));
  return (
    <When is={computed(() => shown.value.length > 0 || hasFailed(games))}>
      {() => (
        <section className="searchpage-section" aria-labelledby={id}>
          <SectionTitle id={id} picture={categoryPicture(code)} more={t('app.seeAll')} href={href}>
            {title}
          </SectionTitle>
          <LoadFailure of={games} />
          <div className="gamegrid">
            <Each of={shown} by={({ id }) => id}>
              {(game) => <GameCard game={signal(game)} />}
            </Each>
          </div>
        </section>
      )}
    </When>
  );
}
