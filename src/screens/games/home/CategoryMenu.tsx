import { afterLayout } from '@kit/list/afterLayout';
import { afterPaint } from '@kit/list/afterPaint';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { computed } from '@kit/render/signals';
import { useRef } from 'react';
import { t, textOrFallback } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { createHomeTab } from '../../../stores/games/homeTab';
import { Icon } from '../../../ui/icons/Icon';
import { scrollRow } from '../../../ui/movement/scrollRow';
import { CategoryIcon } from '../../../widgets/games/list/CategoryIcon';
import { isPlainClick } from '../../../widgets/site/navigation/isPlainClick';
import { pathOfCategory, paths } from '../../../widgets/site/navigation/paths';

export function CategoryMenu() {
  const { categories } = useStore(createGame);
  const { category, showCategory } = useStore(createHomeTab);
  const row = useRef<HTMLElement>(null);
  useMount(() => {
    scrollRow(row.current);
    // Other parts of the page change the tab too. Both tabs are at the start of the row.
    return onChange(category, () => afterLayout(() => row.current?.scrollTo({ left: 0 })));
  });
  return (
    <nav className="catmenu" ref={row} aria-label={t('game.categories')}>
      <a className="catmenu-item" href={paths.search}>
        <span className="catmenu-tile">
          <Icon name="search" size={26} />
        </span>
        <span>{t('home.search')}</span>
      </a>
      <Each of={categories} by={({ code }) => code}>
        {({ code }) => (
          <a
            className="catmenu-item"
            href={pathOfCategory(code)}
            aria-current={computed(() => (category.value === code ? 'page' : undefined))}
            onClick={(event) => {
              if ((code !== 'HOME' && code !== 'HOT') || !isPlainClick(event)) return;
              event.preventDefault();
              afterPaint(() => {
                // Before the grid changes: the browser would have to lay the new one out first.
                scrollTo({ top: 0 });
                showCategory(code);
              });
            }}
          >
            <span className="catmenu-tile">
              <CategoryIcon code={code} size={32} />
            </span>
            <span>{textOrFallback(`game.${code}`)}</span>
          </a>
        )}
      </Each>
    </nav>
  );
}
