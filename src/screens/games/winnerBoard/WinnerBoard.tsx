import './winnerBoard.css';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { language } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createWinner, type Winner, winnerText } from '../../../stores/games/winner';
import { Money } from '../../../ui/content/Money';
import { Picture } from '../../../ui/content/Picture';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRow } from '../../../ui/feedback/Skeleton';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { usePictures } from '../../../widgets/site/app/usePictures';
import { paths } from '../../../widgets/site/navigation/paths';

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** All winners on the board. The first three have a medal. */
export default function WinnerBoard() {
  const { all, board, loadPerLanguage } = useStore(createWinner);
  useMount(() => loadPerLanguage(language));
  return (
    <div className="board">
      <AsyncContent
        of={board}
        loading={() => (
          <div className="board-list" aria-busy="true">
            {SKELETON_ROWS.map((key) => (
              <SkeletonRow key={key} />
            ))}
          </div>
        )}
        empty={() => (
          <EmptyState picture="/art/icons/trophy.webp" title={t('shelf.noWinners')}>
            <Button href={paths.games}>{t('game.play')}</Button>
          </EmptyState>
        )}
      >
        {() => (
          <ol className="board-list" aria-label={t('home.winners')}>
            <Each of={all} by={({ place }) => place}>
              {(winner) => <WinnerRow winner={winner} />}
            </Each>
          </ol>
        )}
      </AsyncContent>
    </div>
  );
}

const MEDALS = ['gold', 'silver', 'bronze'];

function WinnerRow({ winner }: { winner: Winner }) {
  const picturesOf = usePictures();
  const medal = MEDALS[winner.place - 1];
  return (
    <li className="board-row" data-medal={medal}>
      {medal ? (
        <img
          src={`/art/icons/medal-${medal}.webp`}
          alt={t('home.place', { n: winner.place })}
          width={30}
          height={30}
        />
      ) : (
        <span className="board-place num">{winner.place}</span>
      )}
      <Picture
        src={computed(() => picturesOf(winner.picture))}
        alt=""
        width={medal ? 52 : 42}
        height={medal ? 52 : 42}
      />
      <span className="board-text">
        <b>{winner.game}</b>
        <span className="muted">{winnerText(winner)}</span>
      </span>
      <Money amount={winner.amount} tone="win" />
    </li>
  );
}
