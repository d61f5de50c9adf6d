import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createSearch } from '../../stores/search';
import { useStore } from '../../stores/useStore';
import { Icon } from '../../ui/Icon';
import { Popular } from './Popular';

/** Before anything is asked: what was looked for last, and what others play. */
export function Start({ onFind }: { onFind: (text: string) => void }) {
  const { searches, forget } = useStore(createSearch);
  return (
    <>
      <When is={computed(() => searches.value.length > 0)}>
        {() => (
          <section className="finder-section" aria-labelledby="finder-recent">
            <div className="finder-head">
              <h2 id="finder-recent">{t('search.recent')}</h2>
              <button type="button" className="finder-forget" onClick={forget}>
                {t('search.forget')}
              </button>
            </div>
            <ul className="finder-recent">
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
      <Popular />
    </>
  );
}
