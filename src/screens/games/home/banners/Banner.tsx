import type { ReadonlySignal } from '@kit/render/signals';
import { DEFAULT_BANNER, type Notice } from '../../../../stores/messages/noticeOf';
import { useSources } from '../../../../ui/content/useSources';
import { usePictures } from '../../../../widgets/site/app/usePictures';

interface Props {
  banner: Notice;
  /** The banner is shown, was shown, or comes next: only then its picture is loaded. */
  isNear: ReadonlySignal<boolean>;
  /** The banner is shown first. */
  isFirst: boolean;
}

export function Banner({ banner, isNear, isFirst }: Props) {
  const picturesOf = usePictures();
  const { src, onError } = useSources(() =>
    isNear.value ? [...picturesOf(banner.image), DEFAULT_BANNER] : [],
  );
  return (
    <a className="banner" href={banner.url || undefined}>
      <img
        src={src}
        onError={onError}
        alt=""
        width={338}
        height={164}
        // WebKit decodes a picture when it comes into view, and "async" leaves it blank until then.
        decoding="sync"
        fetchPriority={isFirst ? 'high' : 'low'}
      />
      <span className="banner-kicker">{banner.kicker}</span>
      <b className="banner-title">{banner.title}</b>
      {banner.action && <span className="banner-action">{banner.action}</span>}
    </a>
  );
}
