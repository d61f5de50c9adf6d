import { useIsNear } from '@kit/list/useNear';
import { useSignalEffect } from '@kit/render/hooks';
import { computed, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { language } from '../../../../i18n/locale';
import { t } from '../../../../i18n/t';
import { useStore } from '../../../../stores/base/useStore';
import { createNewGame } from '../../../../stores/games/newGame';
import { createRecent } from '../../../../stores/games/recent';
import { createSimilar } from '../../../../stores/games/similar';
import { PersonalShelf } from './PersonalShelf';

/**
 * How far below the screen a shelf loads, in pixels: so far that it is drawn before it is seen. Then nothing
 * visible moves.
 */
const MARGIN = 1500;

/** Games like the one that the member played last. */
export function SimilarToLast() {
  const { games: recent } = useStore(createRecent);
  const { ofLast } = useStore(createSimilar);
  const { ref, isNear } = useIsNear<HTMLDivElement>(MARGIN);
  const last = computed(() => recent.value[0]);
  // Reads the language, so that another language loads the games again. So does NewOfVendors below.
  useSignalEffect(() => {
    const game = last.value;
    if (isNear.value && game && language.value) untracked(() => void ofLast.load(game));
  });
  const games = computed(() => ofLast.value.value?.games ?? []);
  const shownFor = computed(() => ofLast.value.value?.game ?? last.value);
  const title = computed(() => t('shelf.similarTo', { game: shownFor.value?.name ?? '' }).value);
  return (
    <div ref={ref}>
      <When is={last}>
        {() => (
          <PersonalShelf
            id="home-similar"
            title={title}
            picture="/art/icons/sparkles.webp"
            of={ofLast}
            games={games}
          />
        )}
      </When>
    </div>
  );
}

/** New games of the vendors that the member plays. */
export function NewOfVendors() {
  const { list, vendors, games } = useStore(createNewGame);
  const { ref, isNear } = useIsNear<HTMLDivElement>(MARGIN);
  useSignalEffect(() => {
    const codes = vendors.value;
    if (isNear.value && codes && language.value) untracked(() => void list.load(codes));
  });
  return (
    <div ref={ref}>
      <PersonalShelf
        id="home-new"
        title={t('shelf.newOfVendors')}
        picture="/art/icons/glowing-star.webp"
        of={list}
        games={games}
      />
    </div>
  );
}
