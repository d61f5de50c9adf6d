import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../i18n/t';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { categoryPicture } from './categoryPicture';
import { pathOfCategory } from './paths';

/** An empty list, and where there is something. */
export function NoGames({ category }: { category: ReadonlySignal<string> }) {
  const isFavourites = computed(() => category.value === 'FAV');
  return (
    <When
      is={isFavourites}
      or={() => (
        <EmptyState
          picture={categoryPicture(category.peek())}
          title={t('game.emptyTitle')}
          text={t('game.emptyText')}
        >
          <ToHot />
        </EmptyState>
      )}
    >
      {() => (
        <EmptyState
          picture={categoryPicture('FAV')}
          title={t('game.noFavorites')}
          text={t('game.noFavoritesText')}
        >
          <ToHot />
        </EmptyState>
      )}
    </When>
  );
}

const ToHot = () => <Button href={pathOfCategory('HOT')}>{t('game.seePopular')}</Button>;
