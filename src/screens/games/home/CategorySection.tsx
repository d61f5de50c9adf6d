import { useNear } from '@kit/list/useNear';
import { computed } from '@kit/render/signals';
import { countText } from '../../../i18n/format';
import { t, textOrFallback } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createShelf } from '../../../stores/games/shelf';
import { pathOfCategory } from '../../../widgets/site/navigation/paths';
import { GamePages } from './GamePages';
import { GameSection } from './GameSection';
import { pageSizeOf } from './pageSizeOf';

/** A category on home. Its games are loaded when the section comes near the screen. */
export function CategorySection({ code }: { code: string }) {
  const shelf = useStore(createShelf).shelfOf(code);
  const pageSize = pageSizeOf(code);
  const ref = useNear<HTMLElement>(() => {
    if (shelf.state.peek() === 'idle') void shelf.load();
  });
  return (
    <GameSection
      of={shelf}
      code={code}
      title={textOrFallback(`game.${code}`)}
      count={computed(() => countText(shelf.value.value?.total))}
      more={t('app.seeAll')}
      href={pathOfCategory(code)}
      pageSize={pageSize}
      ref={ref}
    >
      {(page) => <GamePages games={computed(() => page.value.games)} pageSize={pageSize} />}
    </GameSection>
  );
}
