import { t } from '../../../i18n/t';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';

/** A list that is empty because of its filters. */
export function NoFilteredGames({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      picture="/art/icons/magnifying-glass.webp"
      title={t('gameFilter.noGames')}
      text={t('gameFilter.noGamesText')}
    >
      <Button onClick={onClear}>{t('gameFilter.clear')}</Button>
    </EmptyState>
  );
}
