import { Keyed } from '@kit/render/Keyed';
import { computed, type ReadonlySignal, type Signal } from '@kit/render/signals';
import { formatDate } from '../../../i18n/format';
import { t, textOrFallback } from '../../../i18n/t';
import type { Bet } from '../../../stores/lottery/betting';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { Sheet } from '../../../ui/overlays/Sheet';
import { SumCard } from '../../../widgets/records/SumCard';
import { hrefOfNamedGame } from '../../../widgets/site/navigation/paths';
import { BetPicture } from './BetPicture';
import { BetTag } from './BetTag';
import { profitOf } from './profitOf';

interface Props {
  bet: ReadonlySignal<Bet | undefined>;
  open: Signal<boolean>;
}

/** All details of one bet, with a link to its game. */
export function BetSheet({ bet, open }: Props) {
  return (
    <Sheet
      open={open}
      title={t('record.detail')}
      closeLabel={t('app.close')}
      actions={
        <Button wide href={computed(() => bet.value && hrefOfNamedGame(bet.value))}>
          {t('record.playAgain')}
        </Button>
      }
    >
      <Keyed of={bet} by={({ betId }) => betId}>
        {(bet) => <BetDetails bet={bet} />}
      </Keyed>
    </Sheet>
  );
}

function BetDetails({ bet }: { bet: Bet }) {
  const { betId, gameName, vendorName, gameType, at, stake, win } = bet;
  const profit = profitOf(bet);
  return (
    <div className="betsheet">
      <div className="betsheet-head">
        <span className="record-start" data-size="large">
          <BetPicture bet={bet} size={64} />
        </span>
        <span>
          <b>{gameName}</b>
          <span className="muted">{vendorName}</span>
        </span>
        <BetTag bet={bet} />
      </div>
      <SumCard
        lines={[
          { key: 'stake', label: t('record.stake'), value: <Money amount={stake} /> },
          { key: 'win', label: t('record.win'), value: <Money amount={win} /> },
          {
            key: 'profit',
            label: t('record.profit'),
            value: (
              <Money
                amount={profit}
                size={16}
                tone={profit !== undefined && profit > 0 ? 'win' : 'text'}
                signed
              />
            ),
          },
          { key: 'kind', label: t('record.kind'), value: textOrFallback(`game.${gameType}`) },
          { key: 'date', label: t('record.date'), value: formatDate(at, 'moment') },
          { key: 'bet', label: t('record.betNumber'), value: betId },
        ]}
      />
    </div>
  );
}
