import './FactList.css';
import { Each } from '@kit/render/Each';
import { useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, untracked } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { percentText } from '../../i18n/format';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createGameFacts, type GameFacts } from '../../stores/games/gameFacts';
import { formatMoney } from '../../ui/content/formatMoney';
import { SumCard } from '../records/SumCard';

function linesOf({ rtp, volatility, minBet, maxBet }: GameFacts) {
  const percent = computed(() => percentText((rtp ?? 0) / 100));
  const min = computed(() => formatMoney(minBet ?? 0));
  const max = computed(() => formatMoney(maxBet ?? 0));
  return [
    ...(rtp === undefined
      ? []
      : [{ key: 'rtp', label: t('safePlay.rtp'), value: t('safePlay.rtpText', { percent }) }]),
    ...(volatility
      ? [
          {
            key: 'volatility',
            label: t('safePlay.volatility'),
            value: t(`safePlay.volatility_${volatility}`),
          },
        ]
      : []),
    ...(minBet === undefined || maxBet === undefined
      ? []
      : [{ key: 'bets', label: t('safePlay.bets'), value: t('safePlay.betBounds', { min, max }) }]),
  ];
}

/** What a game pays back, how much it varies, its bets and its rules. Nothing when the backend sends none of it. */
export function FactList({ nodeId }: { nodeId: ReadonlySignal<string> }) {
  const { facts } = useStore(createGameFacts);
  useSignalEffect(() => {
    const id = nodeId.value;
    if (id) untracked(() => void facts.load(id));
  });
  return (
    <When is={facts.value}>
      {(value) => (
        <>
          <SumCard lines={computed(() => linesOf(value.value))} />
          <When is={computed(() => value.value.rules?.length)}>
            {() => (
              <section className="gamerules">
                <h3>{t('safePlay.gameRules')}</h3>
                <ul>
                  <Each of={computed(() => value.value.rules ?? [])} by={(rule) => rule}>
                    {(rule) => <li>{rule}</li>}
                  </Each>
                </ul>
              </section>
            )}
          </When>
        </>
      )}
    </When>
  );
}
