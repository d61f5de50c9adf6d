import './GameSheet.css';
import { useMount, useSignalEffect } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { computed, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { linkParts, t, textOrFallback } from '../../../i18n/t';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { createFreePlay } from '../../../stores/games/freePlay';
import { createGame } from '../../../stores/games/game';
import { createGameFacts } from '../../../stores/games/gameFacts';
import { blankGame } from '../../../stores/games/gameOf';
import { createGameSheet } from '../../../stores/games/gameSheet';
import { menuCategoryOf } from '../../../stores/games/menuCategory';
import { createGameExclusion } from '../../../stores/safePlay/gameExclusion';
import { Picture } from '../../../ui/content/Picture';
import { Button } from '../../../ui/controls/Button';
import { Tag } from '../../../ui/feedback/Tag';
import { Sheet } from '../../../ui/overlays/Sheet';
import { ExcludedNote } from '../../safePlay/ExcludedNote';
import { FactList } from '../../safePlay/FactList';
import { isOffline, OfflineNote } from '../../site/app/OfflineNote';
import { useApp } from '../../site/app/useApp';
import { usePictures } from '../../site/app/usePictures';
import { paths } from '../../site/navigation/paths';
import { FavouriteHeart } from '../card/FavouriteHeart';
import { morphIntoGame, morphPicture } from '../card/morphPicture';
import { SimilarGames } from '../list/SimilarGames';
import { BonusMark } from './BonusMark';
import { hrefOfPlay } from './launchPaths';

const SIDE = 74;

/** The sheet that describes a game before it is opened. The app has one. */
export function GameSheet() {
  const { game: selected, isOpen, setMorph, whenGameDrawn } = useStore(createGameSheet);
  useMount(() => setMorph(morphPicture));
  const { categories } = useStore(createGame);
  const picturesOf = usePictures();
  const { isLoggedIn, endedCount } = useStore(createSession);
  const { isShown: hasFacts } = useStore(createGameFacts);
  const { obstacle } = useStore(createFreePlay);
  const { exclusionOf, reloadIfOffered } = useStore(createGameExclusion);
  const factsOf = computed(() => (isOpen.value ? game.value.id : ''));
  const app = useApp();
  const game = computed(() => selected.value ?? blankGame);
  const sources = computed(() => picturesOf(game.value.pictures[0]));
  const isUnderMaintenance = computed(() =>
    categories.value.some(({ vendors }) =>
      vendors.some((vendor) => vendor.vassalage === game.value.vendor && vendor.isUnderMaintenance),
    ),
  );
  const category = computed(() => menuCategoryOf(game.value, categories.value));
  const isClosed = computed(
    () => isUnderMaintenance.value || exclusionOf(category.value) !== undefined,
  );
  const hasFreePlay = computed(() => game.value.canTryFree && !isClosed.value);
  const description = computed(() => {
    const name = textOrFallback(`game.${category.value}`, 'title.gameList').value;
    return [game.value.vendorName, name].filter(Boolean).join(' · ');
  });
  const play = (isFree: boolean) => {
    const href = hrefOfPlay(game.peek(), isFree);
    const open = () => {
      isOpen.value = false;
      // After the login of a visitor the game opens. Free play needs no login.
      if (isFree || app.requireLogin(href)) app.navigate(href);
    };
    const opensGame = href.startsWith(paths.play) && (isFree || isLoggedIn.peek());
    if (opensGame) morphIntoGame(open, whenGameDrawn());
    else open();
  };
  useSignalEffect(() => {
    if (isOpen.value) untracked(reloadIfOffered);
  });
  // It would cover the login.
  useMount(() =>
    onChange(endedCount, () => {
      isOpen.value = false;
    }),
  );
  useSignalEffect(() => {
    if (isOpen.value && !isOffline.value) app.preload(paths.play);
  });
  return (
    <Sheet
      open={isOpen}
      title={computed(() => game.value.name)}
      closeLabel={t('app.close')}
      bare
      actions={
        <>
          <OfflineNote />
          <Button
            wide
            disabled={computed(() => isOffline.value || isClosed.value)}
            onClick={() => play(false)}
          >
            {t('game.play')}
          </Button>
          <When is={computed(() => hasFreePlay.value && !obstacle.value)}>
            {() => (
              <Button kind="secondary" wide disabled={isOffline} onClick={() => play(true)}>
                {t('play.playFree')}
              </Button>
            )}
          </When>
        </>
      }
    >
      <div className="gamesheet">
        <Picture src={sources} alt="" width={SIDE} height={SIDE} eager />
        <span className="gamesheet-text">
          <b aria-hidden="true">{computed(() => game.value.name)}</b>
          <span className="muted">{description}</span>
          <When is={isUnderMaintenance}>
            {() => <Tag tone="danger">{t('play.underMaintenance')}</Tag>}
          </When>
        </span>
        <span className="gamesheet-favourite">
          <FavouriteHeart game={game} />
        </span>
      </div>
      <ExcludedNote category={category} />
      <BonusMark category={category} isShown={isOpen} />
      <When is={computed(() => hasFreePlay.value && obstacle.value)}>
        {(reason) => <NoFreePlay reason={reason.peek()} />}
      </When>
      <When is={hasFacts}>{() => <FactList nodeId={factsOf} />}</When>
      <SimilarGames game={game} isShown={isOpen} />
    </Sheet>
  );
}

/** Why the market does not let the player try the game for free, and what opens it. */
function NoFreePlay({ reason }: { reason: 'never' | 'login' | 'verify' }) {
  if (reason === 'never') return <p className="muted">{t('play.free_never')}</p>;
  const { before, link, after } = linkParts(`play.free_${reason}`);
  return (
    <p className="gamesheet-free muted">
      {before}
      <a href={reason === 'login' ? paths.login : paths.kyc}>{link}</a>
      {after}
    </p>
  );
}
