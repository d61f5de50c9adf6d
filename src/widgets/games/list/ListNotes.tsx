import { Lazy } from '@kit/render/Lazy';
import type { ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { loadTexts } from '../../../i18n/locale';
import { ExcludedNote } from '../../safePlay/ExcludedNote';
import { ChosenFilters } from '../filter/ChosenFilters';
import type { GameFilter } from '../filter/gameFilter';
import { NoFilteredGames } from '../filter/NoFilteredGames';
import { NoGames } from './NoGames';

interface NotesProps {
  /** The category of the menu whose games are listed. */
  category: ReadonlySignal<string>;
  filter: ReadonlySignal<GameFilter>;
  /** Called with the filters that are left. */
  onFilter: (filter: GameFilter) => void;
}

const loadNoteTexts = () => loadTexts('safePlay');

/** What few lists say above their games: the chosen filters, and that the member is excluded from these games. */
export function ListNotes({ category, filter, onFilter }: NotesProps) {
  return (
    <>
      <ChosenFilters filter={filter} onChange={onFilter} hidesOneVendor />
      <Lazy load={loadNoteTexts}>{() => <ExcludedNote category={category} />}</Lazy>
    </>
  );
}

interface EmptyProps {
  category: ReadonlySignal<string>;
  isFiltered: ReadonlySignal<boolean>;
  onClear: () => void;
}

/** Replaces a list without games, and says whether its filters are the reason. */
export function EmptyGameList({ category, isFiltered, onClear }: EmptyProps) {
  return (
    <When is={isFiltered} or={() => <NoGames category={category} />}>
      {() => <NoFilteredGames onClear={onClear} />}
    </When>
  );
}
