import { Async } from '@kit/Async';
import { computed } from '@kit/signals';
import { useNear } from '@kit/useNear';
import { t, tx } from '../../i18n/t';
import { createShelf } from '../../stores/shelf';
import { useStore } from '../../stores/useStore';
import { ErrorState } from '../../ui/ErrorState';
import { SectionTitle } from '../../ui/SectionTitle';
import { categoryPicture } from '../../widgets/categoryPicture';
import { pathOfCategory } from '../../widgets/paths';
import { Blanks, GamePages } from './GamePages';

const SMALL = ['LIVE', 'FISH', 'PVP', 'CRASH'];

/** A category's games on home: asked for when it comes near, swiped page by page. */
export function Shelf({ code }: { code: string }) {
  const shelf = useStore(createShelf).of(code);
  const chunk = SMALL.includes(code) ? 6 : 9;
  const ref = useNear<HTMLElement>(() => {
    if (shelf.state.peek() === 'idle') void shelf.load();
  });
  const title = tx(`game.${code}`);
  return (
    <section className="home-section" aria-labelledby={`home-${code}`} ref={ref}>
      <SectionTitle
        id={`home-${code}`}
        picture={categoryPicture(code)}
        count={computed(() => shelf.value.value?.total ?? '')}
        more={t('app.seeAll')}
        href={pathOfCategory(code)}
      >
        {title}
      </SectionTitle>
      <Async
        of={shelf}
        loading={() => <Blanks count={chunk} />}
        failed={(_, retry) => (
          <ErrorState
            compact
            title={t('error.loadFailed')}
            retryLabel={t('app.retry')}
            onRetry={retry}
          />
        )}
      >
        {(page) => <GamePages of={computed(() => page.value.games)} chunk={chunk} />}
      </Async>
    </section>
  );
}
