import { isPending } from '@kit/data/resource';
import { Lazy } from '@kit/render/Lazy';
import { computed } from '@kit/render/signals';
import { isBehindFirstScreen } from '@kit/web/firstScreen';
import { loadTexts } from '../../../../i18n/locale';
import { t } from '../../../../i18n/t';
import { useStore } from '../../../../stores/base/useStore';
import { createGame } from '../../../../stores/games/game';
import { createNotice } from '../../../../stores/messages/notice';
import { Carousel } from '../../../../ui/movement/Carousel';
import { Banner } from './Banner';

const HEIGHT = 164;

const loadMotionButton = async () => {
  // The first screen has no such button, and the app looks like it until it takes over (src/app/firstScreen/takeOver.ts).
  if (isBehindFirstScreen())
    await new Promise((resolve) => addEventListener('takeover', resolve, { once: true }));
  const texts = loadTexts('motion');
  const [{ MotionButton }] = await Promise.all([import('../MotionButton'), texts]);
  return MotionButton;
};

export function Banners() {
  const { isHotSettled } = useStore(createGame);
  const { banners: all, homeBanners: banners } = useStore(createNotice);
  /** A failed load leaves no gap either. */
  const isEmpty = computed(() => !isPending(all.state.value) && banners.value.length === 0);
  return (
    <div className="home-banners" data-empty={isEmpty}>
      <Carousel
        of={banners}
        by={({ id }) => id}
        label={t('home.banners')}
        height={HEIGHT}
        peek={20}
      >
        {(banner, isNear) => (
          <Banner banner={banner} isNear={isNear} isFirst={banner === banners.peek()[0]} />
        )}
      </Carousel>
      <Lazy when={isHotSettled} load={loadMotionButton}>
        {(MotionButton) => <MotionButton />}
      </Lazy>
    </div>
  );
}
