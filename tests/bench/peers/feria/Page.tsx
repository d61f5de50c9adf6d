import { useSignalEffect } from '@kit/render/hooks';
import type { ReadonlySignal } from '@kit/render/signals';
import { signal } from '@kit/render/signals';
import { WinnerList } from '../../../../src/screens/games/home/winners/WinnerList';
import type { GameRows } from '../../../../src/stores/games/gameList';
import { Countdown } from '../../../../src/ui/content/Countdown';
import { Badge } from '../../../../src/ui/feedback/Badge';
import { BalanceCapsule } from '../../../../src/widgets/cashier/BalanceCapsule';
import { GameScroll } from '../../../../src/widgets/games/list/GameScroll';
import { tabs, words } from '../shared/data.mjs';

interface Props {
  rows: ReadonlySignal<GameRows>;
  left: ReadonlySignal<number>;
  counts: ReadonlySignal<number>[];
}

const label = signal(words.list);

/** The widgets of the app that change most often. */
export function Page({ rows, left, counts }: Props) {
  useSignalEffect(() => rows.value.start());
  return (
    <div className="column">
      <header className="header stickybar">
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
