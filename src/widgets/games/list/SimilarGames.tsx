import './SimilarGames.css';
import { Each } from '@kit/render/Each';
import { useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, untracked } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import type { Game } from '../../../stores/games/gameOf';
import { createSimilar } from '../../../stores/games/similar';
import { Picture } from '../../../ui/content/Picture';
import { hasFailed, LoadFailure } from '../../site/app/LoadFailure';
import { usePictures } from '../../site/app/usePictures';
import { hrefOfPlay } from '../play/launchPaths';
import { useGameSheetLink } from '../play/useGameSheetLink';

const SIDE = 76;

interface Props {
  game: ReadonlySignal<Game>;
  /** They are loaded while this is true. */
  isShown: ReadonlySignal<boolean>;
}

/** In the sheet of a game: games like it, each with a sheet of its own. */
export function SimilarGames({ game, isShown }: Props) {
  const { ofSheet } = useStore(createSimilar);
  useSignalEffect(() => {
    const current = game.value;
    if (isShown.value && current.id) untracked(() => void ofSheet.load(current));
  });
  const isDone = computed(() => ['ready', 'failed'].includes(ofSheet.state.value));
  const games = computed(() => (isDone.value ? (ofSheet.value.value ?? []) : []));
  return (
    <section
      className="similar"
      aria-labelledby="similar-title"
      hidden={computed(() => isDone.value && !hasFailed(ofSheet) && games.value.length === 0)}
    >
      <h3 id="similar-title">{t('shelf.similar')}</h3>
      <LoadFailure of={ofSheet} />
      <ul className="similar-row">
        <Each of={games} by={({ id }) => id}>
          {(game) => <SimilarGame game={game} />}
        </Each>
      </ul>
    </section>
  );
}

function SimilarGame({ game }: { game: Game }) {
  const picturesOf = usePictures();
  const showSheet = useGameSheetLink();
  const sources = computed(() => picturesOf(game.pictures[0]));
  return (
    <li>
      <a
        className="similar-game"
        href={hrefOfPlay(game)}
        onClick={(event) => showSheet(event, game)}
      >
        <Picture src={sources} alt="" width={SIDE} height={SIDE} />
        <span>{game.name}</span>
      </a>
    </li>
  );
}
