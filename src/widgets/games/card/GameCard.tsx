import './GameCard.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import type { Game } from '../../../stores/games/gameOf';
import { Picture } from '../../../ui/content/Picture';
import { usePictures } from '../../site/app/usePictures';
import { hrefOfGame } from '../../site/navigation/paths';
import { useGameSheetLink } from '../play/useGameSheetLink';
import { FavouriteHeart } from './FavouriteHeart';

interface Props {
  /** A reused card gets another game through this signal. Without an id it draws a skeleton. */
  game: ReadonlySignal<Game>;
  eager?: boolean;
}

const SIDE = 111;
const SIZES = '(min-width: 480px) 141px, 29vw';

/** A game in a list: its picture, name, vendor and heart. A tap opens its sheet. */
export function GameCard({ game, eager }: Props) {
  const picturesOf = usePictures();
  const showSheet = useGameSheetLink();
  const isBlank = computed(() => game.value.id === '');
  const sources = computed(() => (isBlank.value ? undefined : picturesOf(game.value.pictures[0])));
  return (
    <article className="gamecard" data-blank={isBlank}>
      <a
        className="gamecard-link"
        href={computed(() => (isBlank.value ? undefined : hrefOfGame(game.value)))}
        onClick={(event) => showSheet(event, game.peek())}
        data-new={computed(() => (game.value.isNew ? t('game.new').value : undefined))}
      >
        <Picture
          src={sources}
          large={computed(() => picturesOf(game.value.pictures[1])[0])}
          placeholderColor={computed(() => game.value.placeholderColor)}
          alt=""
          width={SIDE}
          height={SIDE}
          sizes={SIZES}
          fills
          eager={eager}
        />
        <b className="gamecard-name">{computed(() => game.value.name)}</b>
        <span className="gamecard-vendor">{computed(() => game.value.vendorName)}</span>
      </a>
      <FavouriteHeart game={game} />
    </article>
  );
}
