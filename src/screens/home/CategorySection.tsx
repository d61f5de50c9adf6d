import { Async } from '@kit/Async';
import { computed } from '@kit/signals';
import { useNear } from '@kit/useNear';
import { t, textOrFallback } from '../../i18n/t';
import { createShelf } from '../../stores/shelf';
import { useStore } from '../../stores/useStore';
import { ErrorState } from '../../ui/ErrorState';
import { SectionTitle } from '../../ui/SectionTitle';
import { categoryPicture } from '../../widgets/games/categoryPicture';
import { pathOfCategory } from '../../widgets/navigation/paths';
import { GamePages, GameSkeletons } from './GamePages';

/** Categories that show two rows of three games instead of three. */
const TWO_ROWS = ['LIVE', 'FISH', 'PVP', 'CRASH'];

/** A category on home. Its games are loaded when the section comes near the screen. */
export function CategorySection({ code }: { code: string }) {
  const page = useStore(createShelf).of(code);
  const pageSize = TWO_ROWS.includes(code) ? 6 : 9;
  const ref = useNear<HTMLElement>(() => {
    if (page.state.peek() === 'idle') void page.load();
  });
  const title = textOrFallback(`game.${code}`);
  return (
    <section
      className="home-section"
      aria-labelledby={`home-${code}`}
      data-state={page.state}
      ref={ref}
    >
      <SectionTitle
        id={`home-${code}`}
        picture={categoryPicture(code)}
        count={computed(() => page.value.value?.total ?? '')}
        more={t('app.seeAll')}
        href={pathOfCategory(code)}
      >
        {title}
      </SectionTitle>
      <Async
        of={page}
        loading={() => <GameSkeletons count={pageSize} />}
        failed={(_, retry) => (
          <ErrorState
            compact
            title={t('error.loadFailed')}
            retryLabel={t('app.retry')}
            onRetry={retry}
          />
        )}
      >
        {(page) => <GamePages games={computed(() => page.value.games)} pageSize={pageSize} />}
      </Async>
    </section>
  );
}
