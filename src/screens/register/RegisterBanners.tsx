import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import type { Notice } from '../../stores/notice';
import { createRegister } from '../../stores/register';
import { useStore } from '../../stores/useStore';
import { Carousel } from '../../ui/Carousel';
import { paths } from '../../widgets/paths';
import { usePictures } from '../../widgets/usePictures';

const HEIGHT = 104;

/** What is announced to those about to register. */
export function RegisterBanners() {
  const { banners } = useStore(createRegister);
  const list = computed(() => banners.value.value ?? []);
  const hasAny = computed(() => list.value.length > 0);
  return (
    <When is={hasAny}>
      {() => (
        <div className="register-banners">
          <Carousel of={list} by={({ id }) => id} label={t('register.banners')} height={HEIGHT}>
            {(banner) => <RegisterBanner banner={banner} />}
          </Carousel>
        </div>
      )}
    </When>
  );
}

function RegisterBanner({ banner }: { banner: Notice }) {
  const picturesOf = usePictures();
  const inside = (
    <>
      <img
        src={computed(() => picturesOf(banner.image)[0])}
        alt=""
        width={338}
        height={HEIGHT}
        decoding="async"
      />
      <span className="register-kicker">{banner.kicker}</span>
      <b>{banner.title}</b>
    </>
  );
  const leads = banner.url && banner.url !== paths.register;
  return leads ? (
    <a className="register-banner" href={banner.url}>
      {inside}
    </a>
  ) : (
    <div className="register-banner">{inside}</div>
  );
}
