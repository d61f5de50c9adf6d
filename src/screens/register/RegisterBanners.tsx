import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import type { Notice } from '../../stores/noticeOf';
import { createRegister } from '../../stores/register';
import { useStore } from '../../stores/useStore';
import { Carousel } from '../../ui/Carousel';
import { useSources } from '../../ui/useSources';
import { usePictures } from '../../widgets/app/usePictures';
import { paths } from '../../widgets/navigation/paths';

const HEIGHT = 104;

/** Banners above the registration form. */
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
  const { src, onError } = useSources(() => picturesOf(banner.image));
  const content = (
    <>
      <img src={src} onError={onError} alt="" width={338} height={HEIGHT} decoding="sync" />
      <span className="register-kicker">{banner.kicker}</span>
      <b>{banner.title}</b>
    </>
  );
  const isLink = banner.url && banner.url !== paths.register;
  return isLink ? (
    <a className="register-banner" href={banner.url}>
      {content}
    </a>
  ) : (
    <div className="register-banner">{content}</div>
  );
}
