import { useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import type { ChoicesQuery } from '../../../stores/games/gameFilter';
import { FiltersButton } from '../../site/app/FiltersButton';
import { LazySheet } from '../../site/app/LazySheet';
import { countFilters, type GameFilter } from './gameFilter';

interface Props {
  filter: ReadonlySignal<GameFilter>;
  /** The list to filter: its category, or the searched text. */
  list: ReadonlySignal<ChoicesQuery>;
  onApply: (filter: GameFilter) => void;
}

/** Opens the filter sheet, and shows how many filters are set. */
export function FilterButton(props: Props) {
  const open = useOnce(() => signal(false));
  return (
    <>
      <FiltersButton
        label={t('gameFilter.title')}
        count={computed(() => countFilters(props.filter.value))}
        open={open}
      />
      <LazySheet open={open} load={() => import('./FilterSheet')}>
        {({ FilterSheet }) => <FilterSheet open={open} {...props} />}
      </LazySheet>
    </>
  );
}
