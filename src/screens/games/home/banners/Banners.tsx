import { isPending } from '@kit/data/resource';
import { computed } from '@kit/render/signals';
import { t } from '../../../../i18n/t';
import { useStore } from '../../../../stores/base/useStore';
import { createNotice } from '../../../../stores/messages/notice';
import { Carousel } from '../../../../ui/movement/Carousel';
import { Banner } from './Banner';

const HEIGHT = 164;

export function Banners() {
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
        {(banner, isNear) => <Banner banner={banner} isNear={isNear} />}
      </Carousel>
    </div>
  );
}
