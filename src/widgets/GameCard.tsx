import './GameCard.css';
import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../i18n/t';
import type { Game } from '../stores/game';
import { Picture } from '../ui/Picture';
import { FavouriteHeart } from './FavouriteHeart';
import { paths } from './paths';
import { usePictures } from './usePictures';

interface Props {
  /** A recycled card is given another game through this signal. */
  game: ReadonlySignal<Game>;
  eager?: boolean;
}

const SIDE = 111;

export const hrefOfGame = ({ id }: Game) => `${paths.play}?game=${encodeURIComponent(id)}`;

export function GameCard({ game, eager }: Props) {
  const picturesOf = usePictures();
  const sources = computed(() => picturesOf(game.value.pictures[0]));
  return (
    <article className="gamecard">
      <a className="gamecard-link" href={computed(() => hrefOfGame(game.value))}>
        <Picture
          src={computed(() => sources.value[0])}
          large={computed(() => picturesOf(game.value.pictures[1])[0])}
          fallbacks={computed(() => sources.value.slice(1))}
          alt=""
          width={SIDE}
          height={SIDE}
          fills
          eager={eager}
        />
        <b className="gamecard-name">{computed(() => game.value.name)}</b>
        <span className="gamecard-vendor">{computed(() => game.value.vendorName)}</span>
      </a>
      <When is={computed(() => game.value.isNew)}>
        {() => <span className="gamecard-new">{t('game.new')}</span>}
      </When>
      <FavouriteHeart game={game} />
    </article>
  );
}
