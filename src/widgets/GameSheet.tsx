import './GameSheet.css';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t, tx } from '../i18n/t';
import { blankGame, createGame } from '../stores/game';
import { createOffer } from '../stores/offer';
import { useStore } from '../stores/useStore';
import { Button } from '../ui/Button';
import { Picture } from '../ui/Picture';
import { Sheet } from '../ui/Sheet';
import { Tag } from '../ui/Tag';
import { FavouriteHeart } from './FavouriteHeart';
import { useLaunch } from './useLaunch';
import { usePictures } from './usePictures';

const SIDE = 74;

/** What a game is, before it is opened: one for the whole app. */
export default function GameSheet() {
  const { game: offered, isOpen } = useStore(createOffer);
  const { categories } = useStore(createGame);
  const picturesOf = usePictures();
  const launch = useLaunch();
  const game = computed(() => offered.value ?? blankGame);
  const sources = computed(() => picturesOf(game.value.pictures[0]));
  const isMaintained = computed(() =>
    categories.value.some(({ vendors }) =>
      vendors.some((one) => one.vassalage === game.value.vendor && one.isMaintained),
    ),
  );
  const kind = computed(() => {
    const { type, category } = game.value;
    return category.toUpperCase() === 'CRASH' ? 'CRASH' : type;
  });
  const about = computed(() => {
    const name = tx(`game.${kind.value}`, 'title.gameList').value;
    return [game.value.vendorName, name].filter(Boolean).join(' · ');
  });
  const play = (isFree: boolean) => {
    isOpen.value = false;
    launch.play(game.peek(), isFree);
  };
  return (
    <Sheet
      open={isOpen}
      title={computed(() => game.value.name)}
      closeLabel={t('app.close')}
      bare
      actions={
        <>
          <Button wide disabled={isMaintained} onClick={() => play(false)}>
            {t('game.play')}
          </Button>
          <When is={computed(() => game.value.canTryFree && !isMaintained.value)}>
            {() => (
              <Button kind="secondary" wide onClick={() => play(true)}>
                {t('play.playFree')}
              </Button>
            )}
          </When>
        </>
      }
    >
      <div className="gamesheet">
        <Picture
          src={computed(() => sources.value[0])}
          fallbacks={computed(() => sources.value.slice(1))}
          alt=""
          width={SIDE}
          height={SIDE}
          eager
        />
        <span className="gamesheet-text">
          <b aria-hidden="true">{computed(() => game.value.name)}</b>
          <span className="muted">{about}</span>
          <When is={isMaintained}>{() => <Tag tone="danger">{t('play.maintained')}</Tag>}</When>
        </span>
        <span className="gamesheet-heart">
          <FavouriteHeart game={game} />
        </span>
      </div>
    </Sheet>
  );
}
