import './ContinueRow.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../../i18n/t';
import { useStore } from '../../../../stores/base/useStore';
import type { Game } from '../../../../stores/games/gameOf';
import { createRecent } from '../../../../stores/games/recent';
import { Money } from '../../../../ui/content/Money';
import { Picture } from '../../../../ui/content/Picture';
import { SectionTitle } from '../../../../ui/content/SectionTitle';
import { Icon } from '../../../../ui/icons/Icon';
import { scrollRow } from '../../../../ui/movement/scrollRow';
import { hrefOfPlay } from '../../../../widgets/games/play/launchPaths';
import { hasFailed, LoadFailure } from '../../../../widgets/site/app/LoadFailure';
import { usePictures } from '../../../../widgets/site/app/usePictures';

const PICTURE_SIZE = 56;

/** The games the member played last. Draws nothing when there are none. */
export function ContinueRow() {
  const { games, isExpected, list } = useStore(createRecent);
  return (
    <When is={computed(() => isExpected.value || games.value.length > 0 || hasFailed(list))}>
      {() => (
        <section className="continue" aria-labelledby="continue-title">
          <SectionTitle id="continue-title" picture="/art/icons/joystick.webp">
            {t('game.keepPlaying')}
          </SectionTitle>
          <LoadFailure of={list} />
          <ul className="continue-row" ref={scrollRow}>
            <When is={isExpected}>{() => <ContinueSkeleton />}</When>
            <Each of={games} by={({ id }) => id}>
              {(game) => <ContinueCard game={game} />}
            </Each>
          </ul>
        </section>
      )}
    </When>
  );
}

const ContinueSkeleton = () => (
  <>
    <li className="continue-card" aria-hidden="true" />
    <li className="continue-card" aria-hidden="true" />
  </>
);

function ContinueCard({ game }: { game: Game }) {
  const picturesOf = usePictures();
  const result = useStore(createRecent).resultOf(game.id);
  const sources = computed(() => picturesOf(game.pictures[0]));
  return (
    <li>
      <a className="continue-card" href={hrefOfPlay(game)}>
        <span className="continue-thumb">
          <Picture src={sources} alt="" width={PICTURE_SIZE} height={PICTURE_SIZE} />
          <span className="continue-play">
            <Icon name="play-fill" size={12} />
          </span>
        </span>
        <span className="continue-text">
          <b>{game.name}</b>
          <When
            is={computed(() => result.value !== undefined)}
            or={() => <span className="muted">{game.vendorName}</span>}
          >
            {() => (
              <span className="muted">
                {t('shelf.lastResult')} <Money amount={result} tone="muted" signed />
              </span>
            )}
          </When>
        </span>
      </a>
    </li>
  );
}
