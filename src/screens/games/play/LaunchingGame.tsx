import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGameSheet } from '../../../stores/games/gameSheet';
import { Picture } from '../../../ui/content/Picture';
import { LoadingIndicator } from '../../../ui/feedback/LoadingIndicator';
import { useApp } from '../../../widgets/site/app/useApp';
import { usePictures } from '../../../widgets/site/app/usePictures';

/** Shown until the server has launched the game. A game opened from the game sheet keeps its picture. */
export function LaunchingGame() {
  const { address } = useApp();
  const { game, setGameDrawn } = useStore(createGameSheet);
  const picturesOf = usePictures();
  useMount(setGameDrawn);
  const sources = computed(() => {
    const isSame = game.value?.id === address.value.query.get('game');
    return isSame ? picturesOf(game.value?.pictures[0]) : [];
  });
  return (
    <div className="gameframe-cover">
      <When is={computed(() => sources.value.length)}>
        {() => <Picture src={sources} alt="" width={112} height={112} eager />}
      </When>
      <LoadingIndicator label={t('play.launching')} />
    </div>
  );
}
