import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../../i18n/t';
import { useStore } from '../../../../stores/base/useStore';
import { createNotice } from '../../../../stores/messages/notice';
import { Icon } from '../../../../ui/icons/Icon';
import { Marquee } from '../../../../ui/movement/Marquee';
import { hasFailed } from '../../../../widgets/site/app/LoadFailure';
import { useDownloads } from '../../../../widgets/site/download/useDownloads';
import { paths } from '../../../../widgets/site/navigation/paths';

const SEPARATOR = '   ·   ';

export function Ticker() {
  const { posts } = useStore(createNotice);
  const { canDownload } = useDownloads();
  const text = computed(() => {
    // Without a retry button: home loads them again, and so does the page that the ticker opens.
    if (hasFailed(posts)) return t('home.announcementsFailed').value;
    const titles = posts.value.value?.map(({ title }) => title);
    if (!titles) return '';
    return titles.length ? titles.join(SEPARATOR) : t('home.noAnnouncements').value;
  });
  return (
    <div className="ticker">
      <a className="ticker-line" href={paths.notice}>
        <span className="visually-hidden">{t('home.announcements')}</span>
        <Icon name="megaphone" size={18} />
        <Marquee>{text}</Marquee>
      </a>
      <When is={computed(() => canDownload.value && !hasFailed(posts))}>
        {() => (
          <a className="ticker-app" href={paths.download} aria-label={t('app.downloadApp')}>
            <Icon name="download" size={18} />
          </a>
        )}
      </When>
    </div>
  );
}
