import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createGameSheet } from '../../stores/gameSheet';
import { useStore } from '../../stores/useStore';
import { LoadingIndicator } from '../../ui/LoadingIndicator';
import { Picture } from '../../ui/Picture';
import { useApp } from '../../widgets/app/useApp';
import { usePictures } from '../../widgets/app/usePictures';

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
