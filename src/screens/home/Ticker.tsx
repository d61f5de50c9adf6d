import { computed } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { t } from '../../i18n/t';
import { createNotice } from '../../stores/notice';
import { useStore } from '../../stores/useStore';
import { Icon } from '../../ui/Icon';
import { Marquee } from '../../ui/Marquee';
import { paths } from '../../widgets/paths';

const GAP = '   ·   ';

export function Ticker() {
  const { posts } = useStore(createNotice);
  useMount(() => void posts.load());
  const line = computed(() => {
    const titles = (posts.value.value ?? []).map(({ title }) => title);
    return titles.length ? titles.join(GAP) : t('home.noAnnouncements').value;
  });
  return (
    <a className="ticker" href={paths.notice} aria-label={t('home.announcements')}>
      <Icon name="megaphone" size={18} />
      <Marquee>{line}</Marquee>
      <Icon name="chevron-right" size={18} flips />
    </a>
  );
}
