import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createSearch } from '../../../stores/games/search';
import { Icon } from '../../../ui/icons/Icon';
import { News } from './News';
import { PopularGames } from './PopularGames';

/** The page before a search: recent searches, popular games and news. */
export function SearchStart({ onFind }: { onFind: (text: string) => void }) {
  const { searches, forget } = useStore(createSearch);
  return (
    <>
      <When is={computed(() => searches.value.length > 0)}>
        {() => (
          <section className="searchpage-section" aria-labelledby="searchpage-recent">
            <div className="searchpage-head">
              <h2 id="searchpage-recent">{t('search.recent')}</h2>
              <button type="button" className="searchpage-clear" onClick={forget}>
                {t('search.clearRecent')}
              </button>
            </div>
            <ul className="searchpage-recent">
              <Each of={searches} by={(text) => text}>
                {(text) => (
                  <li>
                    <button type="button" className="suggestion" onClick={() => onFind(text)}>
                      <Icon name="history" size={18} />
                      <span>{text}</span>
                    </button>
                  </li>
                )}
              </Each>
            </ul>
          </section>
        )}
      </When>
      <PopularGames />
      <News />
    </>
  );
}
