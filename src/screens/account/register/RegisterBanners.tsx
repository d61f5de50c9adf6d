import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createRegister } from '../../../stores/account/register';
import { useStore } from '../../../stores/base/useStore';
import { DEFAULT_BANNER, type Notice } from '../../../stores/messages/noticeOf';
import { useSources } from '../../../ui/content/useSources';
import { Carousel } from '../../../ui/movement/Carousel';
import { usePictures } from '../../../widgets/site/app/usePictures';
import { paths } from '../../../widgets/site/navigation/paths';

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
  const { src, onError } = useSources(() => [...picturesOf(banner.image), DEFAULT_BANNER]);
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
