import type { ReadonlySignal } from '@kit/signals';
import { signal } from '@kit/signals';
import { WinnerList } from '../../../../src/screens/home/WinnerList';
import type { GameRows } from '../../../../src/stores/gameRows';
import { Badge } from '../../../../src/ui/Badge';
import { Countdown } from '../../../../src/ui/Countdown';
import { BalanceCapsule } from '../../../../src/widgets/BalanceCapsule';
import { GameScroll } from '../../../../src/widgets/GameScroll';
import { tabs, words } from '../shared/data.mjs';

interface Props {
  rows: ReadonlySignal<GameRows>;
  left: ReadonlySignal<number>;
  counts: ReadonlySignal<number>[];
}

const label = signal(words.list);

/** What changes most often, of the app's own widgets. */
export function Page({ rows, left, counts }: Props) {
  return (
    <div className="column">
      <header className="header">
        <BalanceCapsule />
        <Countdown left={left} />
        {counts.map((count, at) => (
          <a key={tabs[at]} href={`#${tabs[at]}`}>
            {tabs[at]}
            <Badge count={count} />
          </a>
        ))}
      </header>
      <WinnerList />
      <GameScroll of={rows} label={label} empty={() => null} />
    </div>
  );
}
