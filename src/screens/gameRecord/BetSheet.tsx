import { Each } from '@kit/Each';
import { computed, type ReadonlySignal, type Signal } from '@kit/signals';
import { formatDate } from '../../i18n/format';
import { t, tx } from '../../i18n/t';
import type { Bet } from '../../stores/betting';
import { Button } from '../../ui/Button';
import { Money } from '../../ui/Money';
import { Sheet } from '../../ui/Sheet';
import { Tag } from '../../ui/Tag';
import { hrefOfGame } from '../../widgets/paths';
import { SumCard } from '../../widgets/SumCard';
import { BetPicture } from './BetPicture';
import { TONES } from './states';

interface Props {
  of: ReadonlySignal<Bet | undefined>;
  open: Signal<boolean>;
}

/** One bet whole, and the way back to its game. */
export function BetSheet({ of, open }: Props) {
  const one = computed(() => (of.value ? [of.value] : []));
  return (
    <Sheet
      open={open}
      title={t('record.detail')}
      closeLabel={t('app.close')}
      actions={
        <Button wide href={computed(() => of.value && hrefOfGame({ id: of.value.nodeId }))}>
          {t('record.playAgain')}
        </Button>
      }
    >
      <Each of={one} by={({ betId }) => betId}>
        {(bet) => <Whole bet={bet} />}
      </Each>
    </Sheet>
  );
}

function Whole({ bet }: { bet: Bet }) {
  const { betId, gameName, vendorName, gameType, at, stake, win, profit, state } = bet;
  return (
    <div className="betsheet">
      <div className="betsheet-head">
        <span className="record-start" data-size="large">
          <BetPicture of={bet} size={64} />
        </span>
        <span>
          <b>{gameName}</b>
          <span className="muted">{vendorName}</span>
        </span>
        <Tag tone={TONES[state]}>{t(`record.bet_${state}`)}</Tag>
      </div>
      <SumCard
        lines={[
          { key: 'stake', label: t('record.stake'), value: <Money amount={stake} /> },
          { key: 'win', label: t('record.win'), value: <Money amount={win} /> },
          {
            key: 'profit',
            label: t('record.profit'),
            value: <Money amount={profit} size={16} tone={profit > 0 ? 'win' : 'text'} signed />,
          },
          { key: 'kind', label: t('record.kind'), value: tx(`game.${gameType}`) },
          { key: 'date', label: t('record.date'), value: formatDate(at, 'moment') },
          { key: 'bet', label: t('record.betNumber'), value: betId },
        ]}
      />
    </div>
  );
}
