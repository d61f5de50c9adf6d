import { Lazy } from '@kit/render/Lazy';
import type { ReadonlySignal } from '@kit/render/signals';
import { loadWords } from '../../../i18n/locale';
import { ExcludedNote } from '../../safePlay/ExcludedNote';
import { ChosenFilters } from '../filter/ChosenFilters';
import type { GameFilter } from '../filter/gameFilter';

interface Props {
  /** The category of the menu whose games are listed. */
  category: ReadonlySignal<string>;
  filter: ReadonlySignal<GameFilter>;
  /** Called with the filters that are left. */
  onFilter: (filter: GameFilter) => void;
}

const loadNoteWords = () => loadWords('safePlay');

/** What few lists say above their games: the chosen filters, and that the member is excluded from these games. */
export function ListNotes({ category, filter, onFilter }: Props) {
  return (
    <>
      <ChosenFilters filter={filter} onChange={onFilter} hidesOneVendor />
      <Lazy load={loadNoteWords}>{() => <ExcludedNote category={category} />}</Lazy>
    </>
  );
}
