import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { pathOfCategory } from '../../site/navigation/paths';
import { categoryPicture } from './categoryPicture';

/** An empty list, with a link to the popular games. */
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
          <PopularLink />
        </EmptyState>
      )}
    >
      {() => (
        <EmptyState
          picture={categoryPicture('FAV')}
          title={t('game.noFavorites')}
          text={t('game.noFavoritesText')}
        >
          <PopularLink />
        </EmptyState>
      )}
    </When>
  );
}

const PopularLink = () => <Button href={pathOfCategory('HOT')}>{t('game.seePopular')}</Button>;
