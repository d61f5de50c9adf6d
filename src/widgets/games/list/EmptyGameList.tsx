import type { ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { NoFilteredGames } from '../filter/NoFilteredGames';
import { NoGames } from './NoGames';

interface Props {
  category: ReadonlySignal<string>;
  isFiltered: ReadonlySignal<boolean>;
  onClear: () => void;
}

/** Replaces a list without games, and says whether its filters are the reason. */
export function EmptyGameList({ category, isFiltered, onClear }: Props) {
  return (
    <When is={isFiltered} or={() => <NoGames category={category} />}>
      {() => <NoFilteredGames onClear={onClear} />}
    </When>
  );
}
