import { Each } from '@kit/Each';
import { t, tx } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { useStore } from '../../stores/useStore';
import { categoryPicture } from '../../widgets/categoryPicture';
import { pathOfCategory } from '../../widgets/paths';

export function CategoryMenu() {
  const { categories } = useStore(createGame);
  return (
    <nav className="catmenu" aria-label={t('game.categories')}>
      <Each of={categories} by={({ code }) => code}>
        {({ code }) => (
          <a
            className="catmenu-item"
            href={pathOfCategory(code)}
            aria-current={code === 'HOME' ? 'page' : undefined}
          >
            <span className="catmenu-tile">
              <img src={categoryPicture(code)} alt="" width={32} height={32} />
            </span>
            <span>{tx(`game.${code}`)}</span>
          </a>
        )}
      </Each>
    </nav>
  );
}
