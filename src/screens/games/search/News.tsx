import './News.css';
import { isPending } from '@kit/data/resource';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createNews, type NewsItem } from '../../../stores/messages/news';
import { Card } from '../../../ui/content/Card';
import { Picture } from '../../../ui/content/Picture';
import { Row } from '../../../ui/content/Row';
import { SectionTitle } from '../../../ui/content/SectionTitle';
import { hasFailed, LoadFailure } from '../../../widgets/site/app/LoadFailure';
import { usePictures } from '../../../widgets/site/app/usePictures';
import { useLoadWhenNear } from '../../../widgets/site/language/useLoadWhenNear';
import { hrefOfNamedGame, paths } from '../../../widgets/site/navigation/paths';

const PICTURE_SIZE = 40;

const hrefOf = ({ game, url }: NewsItem) => (game ? hrefOfNamedGame(game) : (url ?? paths.notice));

/** New games and announcements, each with a link to it. Nothing when there are none. */
export function News() {
  const { news } = useStore(createNews);
  const ref = useLoadWhenNear<HTMLElement>(news);
  const isWaiting = computed(() => isPending(news.state.value));
  const items = computed(() => news.value.value ?? []);
  return (
    <section
      className="searchpage-section"
      aria-labelledby="searchpage-news"
      ref={ref}
      hidden={computed(() => !isWaiting.value && !hasFailed(news) && items.value.length === 0)}
    >
      <SectionTitle id="searchpage-news" picture="/art/icons/megaphone.webp">
        {t('search.news')}
      </SectionTitle>
      <LoadFailure of={news} />
      <Card pad="none">
        <ul className="news-list">
          <Each of={items} by={({ id }) => id}>
            {(item) => (
              <li>
                <NewsRow item={item} />
              </li>
            )}
          </Each>
        </ul>
      </Card>
    </section>
  );
}

function NewsRow({ item }: { item: NewsItem }) {
  const picturesOf = usePictures();
  return (
    <Row
      href={hrefOf(item)}
      start={
        <Picture
          src={computed(() => [...picturesOf(item.image), '/art/icons/megaphone.webp'])}
          alt=""
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
        />
      }
      title={item.title}
      meta={formatDate(item.at)}
    />
  );
}
