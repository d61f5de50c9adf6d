import { computed } from '@kit/signals';
import type { Notice } from '../../stores/notice';
import { usePictures } from '../../widgets/app/usePictures';

export function Banner({ banner }: { banner: Notice }) {
  const picturesOf = usePictures();
  return (
    <a className="banner" href={banner.url || undefined}>
      <img
        src={computed(() => picturesOf(banner.image)[0])}
        alt=""
        width={338}
        height={164}
        decoding="async"
      />
      <span className="banner-kicker">{banner.kicker}</span>
      <b className="banner-title">{banner.title}</b>
      {banner.action && <span className="banner-action">{banner.action}</span>}
    </a>
  );
}
